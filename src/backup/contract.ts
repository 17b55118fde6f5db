import { z } from 'zod';

/** The name of a piece in the store of backups: a keyed hash (HMAC-SHA256) of its bytes, as hex. */
const Piece = z.string().regex(/^[\da-f]{64}$/);
const Sha256 = z.string().regex(/^[\da-f]{64}$/);
const Count = z.int().min(0);

/** Rows of one table, as lines of JSON: an array of the columns' texts, null for NULL. */
const TableContent = z.object({
  schema: z.string(),
  name: z.string(),
  /** Names in the order in which lines have them, with their SQL types. */
  columns: z.array(z.object({ name: z.string(), type: z.string() })),
  rows: Count,
  /** Over all lines, each with its line feed. */
  sha256: Sha256,
  pieces: z.array(Piece),
});
export type TableContent = z.infer<typeof TableContent>;

/** `etag` is what the site's store called these bytes: as long as it does, they need not be read again. */
const FileContent = z.object({ path: z.string(), size: Count, etag: z.string(), sha256: Sha256, pieces: z.array(Piece) });
export type FileContent = z.infer<typeof FileContent>;

/** What one backup is. It is written last, so that there is no half one. */
export const Manifest = z.object({
  format: z.literal(1),
  /** Of this backup, as in the name of its file: nobody can pass one off for another. */
  name: z.string(),
  /** The moment at which the database was as it is here, ISO 8601. */
  at: z.iso.datetime(),
  /** Of the program that made it. */
  program: z.string(),
  engine: z.enum(['embedded', 'postgres']),
  /** The last migration of the database. */
  migration: z.object({ tag: z.string(), when: z.number() }),
  tables: z.array(TableContent),
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), last: z.string().regex(/^-?\d+$/) })),
  files: z.array(FileContent),
});
export type Manifest = z.infer<typeof Manifest>;

/** Who was erased since, by ids that say nothing without the backup. */
export const Erasures = z.array(z.object({ id: z.uuid(), at: z.iso.datetime() }));
export type Erasures = z.infer<typeof Erasures>;
