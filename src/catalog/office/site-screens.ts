import { lazy } from 'react';
import type { PageScreen } from '#desk/office/door.tsx';
import { sitePictureTexts } from '../site-picture-texts.ts';
import { partOf } from './site-texts.ts';

const page = { kind: 'page', roles: ['editor'] } as const;

/** Screens for content that exists once per site. */
export const siteScreens: readonly PageScreen[] = [
  {
    ...page,
    path: 'tag-tree',
    group: 'content',
    name: partOf(({ tree }) => tree.name),
    page: lazy(() => import('./tag-tree.tsx')),
  },
  {
    ...page,
    path: 'settings',
    group: 'site',
    name: partOf(({ settings }) => settings.name),
    page: lazy(() => import('./settings-page.tsx')),
  },
  {
    ...page,
    path: 'pictures',
    group: 'site',
    name: { de: sitePictureTexts.de.name, en: sitePictureTexts.en.name },
    page: lazy(() => import('./pictures-page.tsx')),
  },
  {
    ...page,
    path: 'notes',
    group: 'site',
    name: partOf(({ notes }) => notes.name),
    page: lazy(() => import('./notes-page.tsx')),
  },
];
