import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { AuditAction } from '#desk/contract.ts';
import { audit } from '#desk/server/door.ts';
import { enqueue } from '#jobs/server/door.ts';
import type { Locale } from '#kit/locale.ts';
import { fail, ok, refuse, type Failure, type Result } from '#kit/result.ts';
import type { Tx } from '#platform/database.ts';
import type { clipEndpoints } from '../../clips/contract.ts';
import { wrongChapter } from '../../clips/rules.ts';
import { lookAt } from '../picture-facts.ts';
import { transcodes } from '../tables.ts';
import { makeClip, sweepLater } from './kinds.ts';
import type { ClipParts, PublicClip } from './parts.ts';
import { addPosterVariants } from './pictures.ts';
import { clipTexts } from '../../clips/texts.ts';
import { changeClip, findClipRow, lockClipRow, unfinished, type ClipRow } from './rows.ts';

/** The caller and their language. */
export type Asked = { readonly actor: string; readonly locale: Locale };

export type Input<Name extends keyof typeof clipEndpoints> = z.output<(typeof clipEndpoints)[Name]['in']>;

/** Conflict with the current state; `message` explains it. */
export const tooSoon = (message: string): Failure => refuse(message, {}, 'conflict');

const withoutEnding = (name: string): string => name.replace(/\.[A-Za-z0-9]{1,5}$/, '').trim() || name;

export async function createClip(parts: ClipParts, { file, title }: Input<'create'>, asked: Asked): Promise<Result<ClipRow>> {
  const { db, clock, openSource } = parts;
  const source = await openSource(db, file);
  const texts = clipTexts[asked.locale];
  if (!source) return refuse(texts.unknownFile, { file: [texts.unknownFile] });
  const now = clock.now();
  return db.transaction(async (tx) => {
    const id = randomUUID();
    const [row] = await tx
      .insert(transcodes)
      .values({
        id,
        fileId: file,
        title: title || withoutEnding(source.name).slice(0, 200),
        folder: `media/${id}`,
        createdAt: now,
        updatedAt: now,
      })
      .returning();
    if (!row) throw new Error('An insert always has one row.');
    await enqueue(tx, makeClip, { clip: id, round: row.round }, { key: `${id}:${row.round}` });
    await audit(tx, { actor: asked.actor, action: 'create', entity: 'clip', id, title: row.title, at: now });
    return ok(row);
  });
}

type Change = (tx: Tx, row: ClipRow) => Promise<Result<ClipRow>>;

/** Changes a clip under a row lock and writes the audit log. */
export async function changing(
  parts: ClipParts,
  id: string,
  { actor }: Asked,
  action: AuditAction,
  change: Change,
): Promise<Result<ClipRow>> {
  return parts.db.transaction(async (tx) => {
    const row = await lockClipRow(tx, id);
    if (!row) return fail('not-found');
    const result = await change(tx, row);
    if (result.ok) await audit(tx, { actor, action, entity: 'clip', id, title: row.title, at: parts.clock.now() });
    return result;
  });
}

export const retryClip = (parts: ClipParts, { id }: Input<'retry'>, asked: Asked): Promise<Result<ClipRow>> =>
  changing(parts, id, asked, 'retry', async (tx, row) => {
    if (!['failed', 'cancelled'].includes(row.state) || !row.fileId) return tooSoon(clipTexts[asked.locale].notEnded);
    const round = row.round + 1;
    await enqueue(tx, makeClip, { clip: id, round }, { key: `${id}:${round}` });
    const fresh = { state: 'waiting', round, run: null, reason: null, step: null, steps: {}, progress: 0 } as const;
    return ok(await changeClip(tx, id, parts.clock.now(), fresh));
  });

/** A running worker notices within a second that its run is superseded. */
export const cancelClip = (parts: ClipParts, { id }: Input<'cancel'>, asked: Asked): Promise<Result<ClipRow>> =>
  changing(parts, id, asked, 'cancel', async (tx, row) => {
    if (!unfinished.includes(row.state)) return tooSoon(clipTexts[asked.locale].notRunning);
    await sweepLater(tx, id, parts.clock.now());
    return ok(await changeClip(tx, id, parts.clock.now(), { state: 'cancelled', run: null, step: null }));
  });

export async function choosePoster(parts: ClipParts, { id, poster }: Input<'poster'>, asked: Asked): Promise<Result<ClipRow>> {
  const { unknownPoster } = clipTexts[asked.locale];
  const found = await findClipRow(parts.db, id);
  if (!found) return fail('not-found');
  if (!found.posters.includes(poster)) return refuse(unknownPoster, { poster: [unknownPoster] });
  // Before the change becomes visible, because pages request all variants.
  await addPosterVariants(parts.storage, poster);
  const { color } = await lookAt(parts, poster);
  return changing(parts, id, asked, 'poster', async (tx, row) => {
    if (!row.posters.includes(poster)) return refuse(unknownPoster, { poster: [unknownPoster] });
    const changed = await changeClip(tx, id, parts.clock.now(), { poster });
    await parts.catalogue.putPoster(tx, id, { address: poster, color }, row.posters);
    return ok(changed);
  });
}

/** The clip's public data for editing; a failure as long as it is not playable. */
export async function publicClip(parts: ClipParts, tx: Tx, id: string, { locale }: Asked): Promise<Result<PublicClip>> {
  const [known] = await parts.catalogue.find(tx, [id]);
  return known ? ok(known) : tooSoon(clipTexts[locale].notPlayable);
}

export const setChapters = (parts: ClipParts, { id, chapters }: Input<'chapters'>, asked: Asked): Promise<Result<ClipRow>> =>
  changing(parts, id, asked, 'chapters', async (tx, row) => {
    const known = await publicClip(parts, tx, id, asked);
    if (!known.ok) return known;
    const texts = clipTexts[asked.locale];
    const wrong = wrongChapter(chapters, row.seconds ?? known.value.seconds);
    if (wrong) return refuse(texts.wrongChapters, { [`chapters.${wrong.at}.start`]: [texts.chapters[wrong.what]] });
    const changed = await changeClip(tx, id, parts.clock.now(), {});
    const marks = chapters.map(({ start, title, en }) => ({ start, title, ...(en ? { en } : {}) }));
    await parts.catalogue.put(tx, { ...known.value, chapters: marks });
    return ok(changed);
  });
