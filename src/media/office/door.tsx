import { lazy } from 'react';
import type { Screen } from '#desk/office/door.tsx';
import { fileTexts } from '../office-texts.ts';

/** Lazy, because the upload library is only needed once a file field is used. */
export const FileChooserButton = lazy(async () => ({ default: (await import('./file-chooser.tsx')).FileChooserButton }));
/** The clip of a video, as a form field; loaded when shown. */
export const ClipField = lazy(() => import('./clips/clip-field.tsx').then((part) => ({ default: part.ClipField })));
/** A downloadable file, as a form field. */
export const DownloadField = lazy(async () => ({ default: (await import('./download-field.tsx')).DownloadField }));

/** The file manager (S10.5), below `/backend/file`. */
export const mediaScreens: readonly Screen[] = [
  {
    kind: 'page',
    path: 'file',
    group: 'files',
    roles: ['editor'],
    name: { de: fileTexts.de.title, en: fileTexts.en.title },
    page: lazy(() => import('./files-page.tsx').then(({ FilesPage }) => ({ default: FilesPage }))),
  },
];
