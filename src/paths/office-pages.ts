import type { EntityName } from './office-api.ts';

/** Where the back office lives (S10.1): every address below it is one of its pages, but for its files. */
export const officeBase = '/backend';

/** The module that the back office's build starts from, relative to the project's folder. */
export const officeEntry = 'src/backoffice/office/entry.tsx';

/** Addresses of its pages as its own router knows them: without the base. */
export const officePages = {
  home: '/',
  list: (entity: EntityName): string => `/${entity}`,
  create: (entity: EntityName): string => `/${entity}/create`,
  edit: (entity: EntityName, id: string): string => `/${entity}/${id}`,
} as const;

/** Uploads that are no JSON calls: multipart, field `files[]` (S7.11: the answer has a `url`). */
export const officeUploads = { image: 'POST /api/backend/editor/image' } as const;
