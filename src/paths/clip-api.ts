import type { Address } from '#kit/endpoint.ts';

/** The back office's calls about clips (S10.7). */
export const clipAddresses = {
  list: 'GET /api/backend/clip/list',
  get: 'GET /api/backend/clip/get/:id',
  create: 'POST /api/backend/clip/create',
  retry: 'POST /api/backend/clip/retry',
  cancel: 'POST /api/backend/clip/cancel',
  poster: 'POST /api/backend/clip/poster',
  captions: 'POST /api/backend/clip/captions',
  readCaptions: 'GET /api/backend/clip/captions/:id',
  deleteCaptions: 'POST /api/backend/clip/captions/delete',
  chapters: 'POST /api/backend/clip/chapters',
  audio: 'POST /api/backend/clip/audio',
  deleteAudio: 'POST /api/backend/clip/audio/delete',
} as const satisfies Record<string, Address>;

/** Server-sent events: changes of these clips, `id` is a comma-separated list. */
export const clipEvents = '/api/backend/clip/events';

/** A file of a clip for the office: a clip has no public address before a video shows it. */
export const clipFile = (id: string, type: string, value: string): string => `/api/backend/clip/file/${id}/${type}/${value}`;
