import { z } from 'zod';

/** The name of a piece in the repository: a keyed hash (HMAC-SHA256) of its bytes, in hex. */
const Piece = z.string().regex(/^[\da-f]{64}$/);
const Sha256 = z.string().regex(/^[\da-f]{64}$/);
const Count = z.int().min(0);
/** The size of each piece in the place, by which one that was cut off is known; earlier versions did not note it. */
const Sizes = z.array(Count).optional();

/** The rows of a table as JSON lines: an array of the columns' texts, null for NULL. */
const TableContent = z.object({
  schema: z.string(),
  name: z.string(),
  /** The columns in the order of the lines, with their SQL types. */
  columns: z.array(z.object({ name: z.string(), type: z.string() })),
  rows: Count,
  /** A hash over all lines, each with its line feed. */
  sha256: Sha256,
  pieces: z.array(Piece),
  sizes: Sizes,
});
export type TableContent = z.infer<typeof TableContent>;

/** `etag` is the store's for these bytes: while it is unchanged they need not be read again. */
const FileContent = z.object({
  path: z.string(),
  size: Count,
  etag: z.string(),
  sha256: Sha256,
  pieces: z.array(Piece),
  sizes: Sizes,
});
export type FileContent = z.infer<typeof FileContent>;

/** The manifest of a backup. It is written last, so that there is no half backup. */
export const Manifest = z.object({
  format: z.literal(1),
  /** The name of this backup, as in its file name, so that one cannot be passed off as another. */
  name: z.string(),
  /** The time of the database's snapshot, ISO 8601. */
  at: z.iso.datetime(),
  /** The version of the program that made it. */
  program: z.string(),
  engine: z.enum(['embedded', 'postgres']),
  /** How much room the database took, in bytes; earlier versions did not note it. */
  databaseSize: Count.optional(),
  /** The last migration of the database. */
  migration: z.object({ tag: z.string(), when: z.number() }),
  tables: z.array(TableContent),
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), last: z.string().regex(/^-?\d+$/) })),
  files: z.array(FileContent),
});
export type Manifest = z.infer<typeof Manifest>;

/** Accounts erased since then, by ids that mean nothing without the backup. */
export const Erasures = z.array(z.object({ id: z.uuid(), at: z.iso.datetime() }));
export type Erasures = z.infer<typeof Erasures>;
