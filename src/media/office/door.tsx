import { lazy } from 'react';
import type { Screen } from '#desk/office/door.tsx';
import { fileTexts } from '../office-texts.ts';

export { FileChooser, FileChooserButton } from './file-chooser.tsx';
/** The clip of a video, as a field of its form; what it needs comes when it is shown. */
export const ClipField = lazy(() => import('./clips/clip-field.tsx').then((part) => ({ default: part.ClipField })));

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
