import { lazy } from 'react';
import type { Screen } from '#desk/office/door.tsx';
import { wordTexts } from '../word-texts.ts';

/** The search editor of the back office (S12.8, S12.10). */
export const searchScreens: readonly Screen[] = [
  {
    kind: 'page',
    path: 'words',
    group: 'site',
    roles: ['editor'],
    name: { de: wordTexts.de.name, en: wordTexts.en.name },
    page: lazy(() => import('./words-page.tsx')),
  },
];
