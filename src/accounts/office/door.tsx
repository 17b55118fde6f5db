import { lazy } from 'react';
import type { Screen } from '#desk/office/door.tsx';
import { peopleTexts } from '../people-texts.ts';

export { MemberPicker } from './member-picker.tsx';

const PeoplePage = lazy(async () => ({ default: (await import('./people-page.tsx')).PeoplePage }));
const PersonPage = lazy(async () => ({ default: (await import('./person-page.tsx')).PersonPage }));

const name = { de: peopleTexts.de.many, en: peopleTexts.en.many };

/** The office's screens about members. */
export const accountScreens: readonly Screen[] = [
  { kind: 'page', path: 'user', group: 'people', roles: ['support'], name, page: PeoplePage },
  { kind: 'page', path: 'user/:id', group: 'people', roles: ['support'], page: PersonPage },
];
