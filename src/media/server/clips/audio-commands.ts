import { randomUUID } from 'node:crypto';
import { enqueue } from '#jobs/server/door.ts';
import { fail, ok, refuse, type Result } from '#kit/result.ts';
import { changing, tooSoon, type Asked, type Input } from './commands.ts';
import { makeAudio } from './kinds.ts';
import type { ClipParts } from './parts.ts';
import { clipTexts } from '../../clips/texts.ts';
import { changeClip, type ClipRow } from './rows.ts';

/** Adds an audio track, replacing one of the same kind and language; a job encodes it. */
export async function addAudio(
  parts: ClipParts,
  { id, file, lang, label, kind }: Input<'audio'>,
  asked: Asked,
): Promise<Result<ClipRow>> {
  const texts = clipTexts[asked.locale];
  if (!(await parts.openSource(parts.db, file))) return refuse(texts.unknownFile, { file: [texts.unknownFile] });
  return changing(parts, id, asked, 'audio', async (tx, row) => {
    if (row.state !== 'ready' || !row.channels || row.variants.length === 0) return tooSoon(texts.notReady);
    const track = { id: randomUUID(), kind, lang, label, file, state: 'waiting', reason: null } as const;
    const others = row.audio.filter((one) => one.kind !== kind || one.lang !== lang);
    await enqueue(tx, makeAudio, { clip: id }, { key: id });
    return ok(await changeClip(tx, id, parts.clock.now(), { audio: [...others, track] }));
  });
}

/** Removes an audio track; the job rewrites the playlists without it. */
export const deleteAudio = (parts: ClipParts, { id, audio }: Input<'deleteAudio'>, asked: Asked): Promise<Result<ClipRow>> =>
  changing(parts, id, asked, 'audio-delete', async (tx, row) => {
    const left = row.audio.filter((one) => one.id !== audio);
    if (left.length === row.audio.length) return fail('not-found');
    await enqueue(tx, makeAudio, { clip: id }, { key: id });
    return ok(await changeClip(tx, id, parts.clock.now(), { audio: left }));
  });
