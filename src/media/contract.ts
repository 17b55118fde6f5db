import { z } from 'zod';
import { endpoint, type Endpoint } from '#kit/endpoint.ts';
import type { Role } from '#kit/roles.ts';
import { mediaAddresses as at } from '#paths/media-api.ts';

const guard: readonly Role[] = ['editor'];
const uuid = z.uuid();
/** Which names are valid is checked by the handlers, with error messages of their own. */
const name = z.string().max(10_000);
const share = z.number().min(0).max(1);
const page = {
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  perPage: z.coerce.number().int().min(1).max(200).default(50),
};

export const Folder = z.object({
  id: uuid,
  parent: uuid.nullable(),
  name: z.string(),
  /** Number of files directly in it, without subfolders. */
  files: z.int(),
});
export type Folder = z.output<typeof Folder>;

/** A folder with its subfolders, sorted by name. */
export const FolderTree = Folder.extend({
  get children() {
    return z.array(FolderTree);
  },
}).meta({ id: 'FolderTree' });
export type FolderTree = z.output<typeof FolderTree>;

/** An uploaded file as the office sees it. */
export const OfficeFile = z.object({
  id: uuid,
  folder: uuid.nullable(),
  name: z.string(),
  /** Media type, detected from the content. */
  type: z.string(),
  kind: z.enum(['image', 'video', 'audio', 'document', 'text']),
  /** Bytes. */
  size: z.int(),
  /** Pixels; images only. */
  width: z.int().nullable(),
  height: z.int().nullable(),
  focal_x: share,
  focal_y: share,
  /** URL on the site. An image's is public and permanent; that of any other file is for the office only. */
  url: z.string(),
  /** URL of a thumbnail; null if the file is not an image. */
  thumbnail: z.string().nullable(),
  created_at: z.iso.datetime(),
  created_by: uuid.nullable(),
});
export type OfficeFile = z.output<typeof OfficeFile>;

/** A use of a file: an office entry, or another named place. */
export const FileUse = z.object({ entity: z.string(), id: z.string(), title: z.string() });
export type FileUse = z.output<typeof FileUse>;

/** The body of a 409: why the request was refused, and where the files are used. */
export const InUse = z.object({ message: z.string(), uses: z.array(FileUse.extend({ file: uuid })) });
export type InUse = z.output<typeof InUse>;

const oneFolder = z.object({ data: Folder });
const oneFile = z.object({ data: OfficeFile });
const gone = z.object({ data: z.object({ ids: z.array(uuid) }) });
const ids = z.array(uuid).min(1).max(200);

/** The file manager API (S10.5). Binary endpoints are listed in `paths/media-api.ts`. */
export const mediaEndpoints = {
  folders: endpoint(at.folders, {
    in: z.object({}),
    out: z.object({ data: z.array(FolderTree), total: z.int() }),
    guard,
    summary: 'All folders as a tree, by name.',
  }),
  createFolder: endpoint(at.createFolder, {
    in: z.object({ name, parent: uuid.nullish() }),
    out: oneFolder,
    guard,
    summary: 'Makes a folder, at the top or in another. 422 where there is one of that name.',
  }),
  renameFolder: endpoint(at.renameFolder, {
    in: z.object({ id: uuid, name }),
    out: oneFolder,
    guard,
    summary: 'Gives a folder another name.',
  }),
  moveFolder: endpoint(at.moveFolder, {
    in: z.object({ id: uuid, parent: uuid.nullable() }),
    out: oneFolder,
    guard,
    summary: 'Puts a folder into another, or to the top; never into itself.',
  }),
  deleteFolder: endpoint(at.deleteFolder, {
    in: z.object({ id: uuid, confirm: z.boolean().optional() }),
    out: gone,
    guard,
    summary: "Deletes a folder: an empty one, or with 'confirm' all that is in it. 409 while something in it is used.",
  }),
  files: endpoint(at.files, {
    in: z.object({
      ...page,
      folder: z.union([uuid, z.literal('root')]).optional(),
      q: z.string().max(200).optional(),
      type: z.string().max(100).optional(),
      sort: z.string().max(40).optional(),
      order: z.string().max(4).optional(),
    }),
    out: z.object({ data: z.array(OfficeFile), total: z.int() }),
    guard,
    summary: "Files, the newest first: of one folder ('root': in none), of one kind or media type, by words of their name.",
  }),
  file: endpoint(at.file, {
    in: z.object({ id: uuid }),
    out: z.object({ data: OfficeFile.extend({ uses: z.array(FileUse) }) }),
    guard,
    summary: 'A file, and where it is used.',
  }),
  renameFile: endpoint(at.renameFile, {
    in: z.object({ id: uuid, name }),
    out: oneFile,
    guard,
    summary: 'Gives a file another name. Its address stays as it is.',
  }),
  moveFiles: endpoint(at.moveFiles, {
    in: z.object({ ids, folder: uuid.nullable() }),
    out: z.object({ data: z.array(OfficeFile) }),
    guard,
    summary: 'Puts files into a folder, or to the top.',
  }),
  deleteFiles: endpoint(at.deleteFiles, {
    in: z.object({ id: uuid.optional(), ids: ids.optional() }),
    out: gone,
    guard,
    summary: 'Deletes files, all or none. 409 with the places while one of them is used.',
  }),
  setFocal: endpoint(at.setFocal, {
    in: z.object({ id: uuid, focal_x: share, focal_y: share }),
    out: oneFile,
    guard,
    summary: 'Says what crops of a picture keep in view.',
  }),
} satisfies Record<keyof typeof at, Endpoint>;
