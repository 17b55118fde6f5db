import type { EntityName } from './office-api.ts';

/** The base path of the back office (S10.1): every address below it is one of its pages, except its files. */
export const officeBase = '/backend';

/** The entry point of the office's build, relative to the project's folder. */
export const officeEntry = 'src/backoffice/office/entry.tsx';

/** The paths of its pages for its own router, without the base. */
export const officePages = {
  home: '/',
  list: (entity: EntityName): string => `/${entity}`,
  create: (entity: EntityName): string => `/${entity}/create`,
  edit: (entity: EntityName, id: string): string => `/${entity}/${id}`,
} as const;

/** Uploads that are no JSON calls: multipart, field `files[]` (S7.11: the answer has a `url`). */
export const officeUploads = { image: 'POST /api/backend/editor/image' } as const;
