import { lazy } from 'react';
import type { Screen } from '#desk/office/door.tsx';
import { barrierOfficeTexts } from '../office-texts.ts';

const page = { kind: 'page', group: 'people', roles: ['editor', 'support'] } as const;

/** Screens about barrier reports. */
export const barrierScreens: readonly Screen[] = [
  {
    ...page,
    path: 'barrier',
    name: { de: barrierOfficeTexts.de.many, en: barrierOfficeTexts.en.many },
    page: lazy(async () => ({ default: (await import('./barriers-page.tsx')).BarriersPage })),
  },
  { ...page, path: 'barrier/:id', page: lazy(async () => ({ default: (await import('./barrier-page.tsx')).BarrierPage })) },
];
