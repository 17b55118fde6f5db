import { filePicture, mediaFiles } from '#paths/media-api.ts';
import { imageVariant } from '#paths/files.ts';
import type { OfficeFile } from '../contract.ts';
import { kindOf } from '../file-rules.ts';
import type { files } from './tables.ts';

export type FileRow = typeof files.$inferSelect;

/** A file as the office API returns it. */
export function presentFile(row: FileRow): OfficeFile {
  const kind = kindOf(row.type);
  return {
    id: row.id,
    folder: row.folder,
    name: row.name,
    type: row.type,
    kind,
    size: row.size,
    width: row.width,
    height: row.height,
    focal_x: row.focalX,
    focal_y: row.focalY,
    url: kind === 'image' ? filePicture(row.id) : mediaFiles.original(row.id),
    thumbnail: kind === 'image' ? imageVariant(filePicture(row.id, '4x3'), 'tablet', 'webp') : null,
    created_at: row.createdAt.toISOString(),
    created_by: row.createdBy,
  };
}
