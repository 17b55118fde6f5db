import { lazy } from 'react';
import type { Screen } from '#desk/office/door.tsx';
import { guideTexts } from '../office-texts.ts';

/** The guide editor of the back office. */
export const chatbotScreens: readonly Screen[] = [
  {
    kind: 'page',
    path: 'chatbot',
    group: 'site',
    roles: ['editor'],
    name: { de: guideTexts.de.name, en: guideTexts.en.name },
    page: lazy(() => import('./guide-page.tsx')),
  },
];
