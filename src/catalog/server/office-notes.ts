import { randomUUID } from 'node:crypto';
import { asc, desc, eq } from 'drizzle-orm';
import type { Locale } from '#kit/locale.ts';
import { fail, ok, refuse, type Result } from '#kit/result.ts';
import { audit, deskTexts, isStored, versionOf } from '#desk/server/door.ts';
import { bumpContent } from '#platform/content-version.ts';
import type { Db } from '#platform/database.ts';
import { hasWords } from '#platform/has-words.ts';
import type { NoteForm, OfficeNote } from '../office-contract.ts';
import { shorten } from '../rules.ts';
import { paragraphsOf, sanitizeRichText } from './rich-text.ts';
import { notes } from './tables.ts';

type Row = typeof notes.$inferSelect;

const titleLength = 80;

/** A note as listed in the office, titled by its first words. */
const present = ({ id, place, copy, en, position }: Row): OfficeNote => ({
  id,
  version: versionOf({ place, copy, en, position }),
  title: shorten(paragraphsOf(copy).join(' '), titleLength),
  place,
  copy,
  en: en ? { ...en } : null,
  position,
});

type Question = {
  readonly q?: string | undefined;
  readonly page: number;
  readonly perPage: number;
  readonly sort: 'place' | 'position';
  readonly order: 'asc' | 'desc';
};

export async function listNotes(
  db: Db,
  { q, page, perPage, sort, order }: Question,
): Promise<{ data: OfficeNote[]; total: number }> {
  const where = hasWords([notes.place, notes.copy], q);
  const by = order === 'desc' ? desc : asc;
  const first = sort === 'place' ? [notes.place, notes.position] : [notes.position, notes.place];
  const rows = await db
    .select()
    .from(notes)
    .where(where)
    .orderBy(...first.map((column) => by(column)), asc(notes.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  return { data: rows.map(present), total: await db.$count(notes, where) };
}

export async function findNote(db: Db, id: string): Promise<OfficeNote | null> {
  const [row] = await db.select().from(notes).where(eq(notes.id, id));
  return row ? present(row) : null;
}

type By = { readonly userId: string; readonly locale: Locale; readonly now: Date };

/** Normalises a note's page path: no trailing slash, no language prefix. */
const pageOf = (place: string): string => place.replace(/^\/en(?=\/|$)/, '').replace(/\/+$/, '') || '/';

/**
 * Saves a note (S2.46). Its text is sanitised and must not be empty; `conflict` where somebody has saved another version meanwhile,
 * but not where that is this one, whose answer was lost.
 */
export async function saveNote(
  db: Db,
  { id, new_id: newId, version, place, copy, en, position }: NoteForm,
  by: By,
): Promise<Result<OfficeNote>> {
  const [german, english] = [sanitizeRichText(copy), sanitizeRichText(en?.copy ?? '')];
  const t = deskTexts[by.locale];
  if (paragraphsOf(german).length === 0) return refuse(t.check, { copy: [t.missing] });
  const values = { place: pageOf(place), copy: german, en: english ? { copy: english } : null, position };
  return db.transaction(async (tx): Promise<Result<OfficeNote>> => {
    const known = id ?? newId ?? randomUUID();
    const [before] = await tx.select().from(notes).where(eq(notes.id, known)).for('update');
    if (before && isStored({ id: known, ...values }, before)) return ok(present(before));
    if (before && version && version !== present(before).version) return refuse(t.stale, {}, 'conflict');
    if (id && !before) return fail('not-found');
    const [row] = await tx
      .insert(notes)
      .values({ id: known, ...values })
      .onConflictDoUpdate({ target: notes.id, set: values })
      .returning();
    if (!row) return fail('conflict');
    const note = present(row);
    await audit(tx, {
      actor: by.userId,
      action: before ? 'save' : 'create',
      entity: 'note',
      id: row.id,
      title: note.title,
      details: { place: row.place },
      at: by.now,
    });
    await bumpContent(tx, 'rows');
    return ok(note);
  });
}

/** Deletes notes; returns those that existed. */
export const deleteNotes = (db: Db, ids: readonly string[], by: By): Promise<string[]> =>
  db.transaction(async (tx) => {
    const gone: string[] = [];
    for (const id of new Set(ids)) {
      const [row] = await tx.delete(notes).where(eq(notes.id, id)).returning();
      if (!row) continue;
      const { title } = present(row);
      await audit(tx, { actor: by.userId, action: 'delete', entity: 'note', id, title, at: by.now });
      gone.push(id);
    }
    if (gone.length > 0) await bumpContent(tx, 'rows');
    return gone;
  });
