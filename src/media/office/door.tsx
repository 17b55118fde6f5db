import { lazy } from 'react';
import type { Screen } from '#desk/office/door.tsx';
import { fileTexts } from '../office-texts.ts';

/** Uploads come with a library of their own, which the first field that wants a file brings. */
export const FileChooserButton = lazy(async () => ({ default: (await import('./file-chooser.tsx')).FileChooserButton }));
/** The clip of a video, as a field of its form; what it needs comes when it is shown. */
export const ClipField = lazy(() => import('./clips/clip-field.tsx').then((part) => ({ default: part.ClipField })));
/** A file that readers download, as a field of a form. */
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
