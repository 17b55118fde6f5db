import type { Address } from '#kit/endpoint.ts';
import { storageBase } from './files.ts';

/** The calls of the file manager (S10.5). */
export const mediaAddresses = {
  folders: 'GET /api/backend/folder/list',
  createFolder: 'POST /api/backend/folder/create',
  renameFolder: 'POST /api/backend/folder/rename',
  moveFolder: 'POST /api/backend/folder/move',
  deleteFolder: 'POST /api/backend/folder/delete',
  files: 'GET /api/backend/file/list',
  file: 'GET /api/backend/file/get/:id',
  renameFile: 'POST /api/backend/file/rename',
  moveFiles: 'POST /api/backend/file/move',
  deleteFiles: 'POST /api/backend/file/delete',
  setFocal: 'POST /api/backend/file/focal',
} as const satisfies Record<string, Address>;

/** Uploads and downloads of bytes instead of JSON. */
export const mediaFiles = {
  /** Multipart, field `files[]`; `folder` beside it. */
  upload: '/api/backend/file/upload',
  /** A picture for the rich-text editor, likewise (S7.11). */
  editorImage: '/api/backend/editor/image',
  /** Resumable uploads (tus 1.0.0); each has an address below this one. */
  resumable: '/api/backend/upload',
  /** An original file, for the office only. */
  original: (id: string) => `/api/backend/file/original/${id}`,
} as const;

/** The crops of a picture; `whole` is none. */
export const pictureShapes = ['whole', '16x9', '4x3', '1x1', '3x4', '3x1'] as const;
export type PictureShape = (typeof pictureShapes)[number];

/** The path prefix of all files of a picture in the file manager, whatever its name. */
export const pictureBase = (id: string): string => `${storageBase}/file/${id}/`;

/** The address of a picture in the file manager. `imageVariant` derives the other sizes and formats. */
export const filePicture = (id: string, shape: PictureShape = 'whole'): string => `${pictureBase(id)}${shape}.jpg`;
