import { lazy } from 'react';
import type { Screen } from '#desk/office/door.tsx';
import { givenTexts } from '../given-texts.ts';

const GivePage = lazy(async () => ({ default: (await import('./give-page.tsx')).GivePage }));

/** Support for members' courses. */
export const givenScreen: Screen = {
  kind: 'page',
  path: 'given-courses',
  group: 'people',
  roles: ['support'],
  name: { de: givenTexts.de.title, en: givenTexts.en.title },
  page: GivePage,
};
