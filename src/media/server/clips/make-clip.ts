import path from 'node:path';
import { inArray } from 'drizzle-orm';
import { hasFailedJob } from '#jobs/server/door.ts';
import { masterOf, type Variant } from '../../clips/manifest.ts';
import { lookAt } from '../picture-facts.ts';
import { makeClip as kind, sweepLater } from './kinds.ts';
import type { PublicClip, WorkerParts } from './parts.ts';
import { makePosters, makePreview, type Posters } from './pictures.ts';
import { makeFiles, makeFirst, makeLadder, makeSound, measureSound, type Film } from './renditions.ts';
import { changeClip, changeInRun, claimClip, lockClipRow, unfinished, type ClaimedRow } from './rows.ts';
import { inRun, Superseded, together, type Run } from './run.ts';
import { localSource, probeFilm } from './source.ts';
import { ClipFault, faultOf } from './tool.ts';
import { transcodes } from '../tables.ts';
import { openWorkFolder, removeWorkFolder, sweepWorkFolders } from './work-folder.ts';

type Attempt = { readonly signal: AbortSignal; readonly number: number };

/**
 * Transcodes an uploaded file (S10.7), always from the start, since an earlier process may have failed. What readers can watch
 * is consistent at all times: file names differ per run, and the master is written only after everything it references is in
 * the store.
 */
export async function performClip(
  parts: WorkerParts,
  { clip, round }: { readonly clip: string; readonly round: number },
  { signal, number }: Attempt,
): Promise<void> {
  const row = await claimClip(parts.db, clip, round, parts.clock.now());
  if (!row) return;
  await sweepWorkFolders(parts.workFolder);
  const folder = await openWorkFolder(parts.workFolder);
  try {
    await inRun({ db: parts.db, clock: parts.clock, run: row.run, folder, signal }, (run) => make(parts, run, row));
  } catch (error) {
    await settle(parts, row, error, !signal.aborted && number > kind.retries);
  } finally {
    await removeWorkFolder(folder);
  }
}

/**
 * Ends the clips whose job has failed without saying so, as its process was killed in the last of its tries: they would be under way
 * for ever.
 */
export async function endLeftClips({ db, clock, log }: Pick<WorkerParts, 'db' | 'clock' | 'log'>): Promise<void> {
  const left = await db
    .select()
    .from(transcodes)
    .where(inArray(transcodes.state, [...unfinished]));
  for (const { id, round } of left) {
    if (!(await hasFailedJob(db, kind, `${id}:${round}`))) continue;
    await db.transaction(async (tx) => {
      const row = await lockClipRow(tx, id);
      if (row?.round !== round || !unfinished.includes(row.state)) return;
      await changeClip(tx, id, clock.now(), { state: 'failed', reason: 'unexpected', run: null });
      await sweepLater(tx, id, clock.now());
      log.warn({ clip: id }, 'A clip was not made: its process was ended in each of its tries.');
    });
  }
}

/** Permanent faults are reported and not retried; any other error is the system's, and is retried. */
async function settle(parts: WorkerParts, row: ClaimedRow, error: unknown, isLast: boolean): Promise<void> {
  if (error instanceof Superseded) return;
  const reason = faultOf(error);
  if (!reason && !isLast) throw error;
  await parts.db.transaction(async (tx) => {
    const failed = await changeInRun(tx, row.run, parts.clock.now(), {
      state: 'failed',
      reason: reason ?? 'unexpected',
      run: null,
    });
    if (failed) await sweepLater(tx, row.id, parts.clock.now());
  });
  if (!reason) throw error;
  parts.log.warn({ clip: row.id, reason, err: error }, 'A file did not become a clip.');
}

async function make(parts: WorkerParts, run: Run, row: ClaimedRow): Promise<void> {
  const file = await localSource(parts, row.fileId ?? '', run.folder, run.signal);
  const facts = await probeFilm(parts, file, run.signal);
  run.report('probe', 1);
  const { width, height } = facts.picture;
  const known = { seconds: facts.seconds, width, height, channels: facts.sound?.channels ?? 0 };
  await run.change({ ...known, ...(row.variants.length > 0 ? {} : { state: 'working' }) });
  const film = { file, facts };
  // The sound takes one core, and so do the posters.
  const [sound, , posters] = await together<[string | null, void, Posters | null]>(
    run.signal,
    (signal) => soundOf(parts, run, film, signal),
    (signal) => first(parts, run, row, film, signal),
    (signal) => makePosters(parts, run, film, row.id, signal),
  );
  const ladder = await makeLadder(parts, run, film, sound);
  const { seconds } = ladder;
  await parts.storage.addFolder(ladder.folder, `${row.folder}/hls`);
  await publish(parts, run, { row, seconds, variants: ladder.variants });
  run.report('ladder', 1);
  if (!posters) throw new ClipFault('cut-off', 'There is no picture at any of the moments.');
  const [, preview] = await together<[void, PublicClip['preview']]>(
    run.signal,
    async (signal) => {
      await parts.storage.addFolder(await makeFiles(parts, run, ladder, signal), `${row.folder}/file`);
      run.report('files', 1);
    },
    (signal) => makePreview(parts, run, ladder.small, { ...known, folder: row.folder, seconds }, signal),
  );
  await finish(parts, run, row, { seconds, posters, preview });
}

/** The one sound of all rungs; null for a silent film. */
async function soundOf(parts: WorkerParts, run: Run, film: Film, signal: AbortSignal): Promise<string | null> {
  const { file, facts } = film;
  const loudness = facts.sound ? await measureSound(parts, file, facts.sound, signal) : null;
  run.report('measure', 1);
  await run.change({ loudness: loudness?.integrated ?? null });
  const sound = await makeSound(parts, run, film, loudness, signal);
  run.report('sound', 1);
  return sound;
}

/** Skipped if an earlier run already got this far. */
async function first(parts: WorkerParts, run: Run, row: ClaimedRow, film: Film, signal: AbortSignal): Promise<void> {
  if (row.variants.length === 0) {
    const variant = await makeFirst(parts, run, film, signal);
    await parts.storage.addFolder(path.join(run.folder, 'first'), `${row.folder}/hls`);
    await publish(parts, run, { row, seconds: film.facts.seconds, variants: [variant] });
  }
  run.report('first', 1);
}

type Published = { readonly row: ClaimedRow; readonly seconds: number; readonly variants: readonly Variant[] };

/** Publishes the variants that are finished now. */
async function publish(parts: WorkerParts, run: Run, { row, seconds, variants }: Published): Promise<void> {
  // Nobody else writes it while this run is current; if the run has just been superseded, the next one writes its own.
  await run.change({});
  await parts.storage.write(`${row.folder}/hls/master.m3u8`, Buffer.from(masterOf(variants)));
  await parts.db.transaction(async (tx) => {
    await run.change({ state: 'playable', variants, seconds }, tx);
    await putPublic(parts, tx, row, { seconds });
  });
}

/** Captions and chapters added by editors meanwhile are kept. */
async function putPublic(
  { catalogue }: WorkerParts,
  tx: Parameters<WorkerParts['catalogue']['put']>[0],
  { id, folder }: ClaimedRow,
  made: { readonly seconds: number; readonly preview?: PublicClip['preview'] },
): Promise<void> {
  const [known] = await catalogue.find(tx, [id]);
  await catalogue.put(tx, { captions: [], chapters: [], preview: null, ...known, id, folder, ...made });
}

type Finished = { readonly seconds: number; readonly posters: Posters; readonly preview: PublicClip['preview'] };

async function finish(parts: WorkerParts, run: Run, row: ClaimedRow, { seconds, posters, preview }: Finished): Promise<void> {
  const { color } = await lookAt(parts, posters.poster);
  run.report('pictures', 1);
  await parts.db.transaction(async (tx) => {
    await run.change({ state: 'ready', run: null, ...posters, progress: 1 }, tx);
    await sweepLater(tx, row.id, parts.clock.now());
    await parts.catalogue.putPoster(tx, row.id, { address: posters.poster, color }, row.posters);
    await putPublic(parts, tx, row, { seconds, preview });
  });
}
