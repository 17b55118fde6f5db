import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { states } from '#desk/contract.ts';
import { givenInstant } from '#kit/shapes.ts';
import type { Entity, Imported, ImportedEntries } from '#desk/server/door.ts';
import { ContentError, fileOfTable, format, tablesAfter, tablesBefore, transferred } from './parts.ts';

const Site = z.object({ format: z.literal(format) });
const Rows = z.array(z.record(z.string(), z.unknown()));
const Standing = z.object({
  id: z.uuid(),
  state: z.enum(states).default('published'),
  publish_at: givenInstant.nullish(),
  unpublish_at: givenInstant.nullish(),
});

export type SiteContent = {
  readonly entries: ImportedEntries;
  /** By column name; columns that no row names get their default. */
  readonly rows: ReadonlyMap<PgTable, readonly Record<string, unknown>[]>;
};

/** `files`: the absolute path of the folder with the files of the store. */
type ReadContent = SiteContent & { readonly files: string };

const issuesOf = (error: z.ZodError): string =>
  error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');

async function readJson<Shape extends z.ZodType>(
  file: string,
  shape: Shape,
  problems: string[],
): Promise<z.output<Shape> | undefined> {
  try {
    const read = shape.safeParse(JSON.parse(await readFile(file, 'utf8')));
    if (read.success) return read.data;
    problems.push(`${file}: ${issuesOf(read.error)}`);
  } catch (error) {
    problems.push(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
  return undefined;
}

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

async function filesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted();
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/**
 * Reads a folder written by an export, or by hand, completely before anything is changed. Throws `ContentError` with all its
 * problems.
 */
export async function readContent(folder: string, entities: readonly Entity[]): Promise<ReadContent> {
  if (!existsSync(folder)) throw new ContentError([`There is no folder ${folder}.`]);
  const site = path.join(folder, 'site.json');
  if (!existsSync(site))
    throw new ContentError([`${folder} is no export, or one that did not come to its end: it has no site.json.`]);
  const problems: string[] = [];
  await readJson(site, Site, problems);
  const entries = new Map<Entity, Imported[]>();
  for (const entity of transferred(entities)) {
    const own = path.join(folder, entity.name);
    const read: Imported[] = [];
    for (const name of await filesIn(own)) {
      const file = path.join(own, name);
      const entry = await readJson(file, entity.shape.extend(Standing.shape), problems);
      if (!entry) continue;
      const { id, state, publish_at, unpublish_at, ...content } = entry as z.output<typeof Standing> & Record<string, unknown>;
      if (state !== 'binned') read.push({ id, state, publish_at, unpublish_at, content });
    }
    entries.set(entity, read);
  }
  const rows = new Map<PgTable, Record<string, unknown>[]>();
  for (const { table } of [...tablesBefore, ...tablesAfter]) {
    const file = path.join(folder, fileOfTable(table));
    rows.set(table, existsSync(file) ? ((await readJson(file, Rows, problems)) ?? []) : []);
  }
  if (problems.length > 0) throw new ContentError(problems);
  return { entries, rows, files: path.join(folder, 'files') };
}
