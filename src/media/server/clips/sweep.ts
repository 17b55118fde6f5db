import { storageBase } from '#paths/files.ts';
import type { WorkerParts } from './parts.ts';
import { findClipRow, unfinished, type ClipRow } from './rows.ts';

/** Of a clip's folder in the store: what its row and the catalogue name, and what has one name for good. */
function namesOf({ variants, soundSet }: ClipRow): Set<string> {
  const renditions = [...variants, ...(soundSet?.variants ?? []), ...(soundSet?.sounds ?? [])];
  return new Set(['master.m3u8', ...renditions.flatMap(({ name }) => [`${name}.m3u8`, `${name}.mp4`])]);
}

/** Removes what tries before the last one left in the store, and captions and posters that were replaced. */
export async function performSweep({ db, storage, catalogue }: WorkerParts, { clip }: { readonly clip: string }): Promise<void> {
  const row = await findClipRow(db, clip);
  // What is being made now is named by nobody yet; its end brings another sweep. What was imported is not ours to tidy.
  if (!row?.fileId || unfinished.includes(row.state) || row.audio.some(({ state }) => state === 'waiting')) return;
  const [known] = await catalogue.find(db, [clip]);
  const posters = row.posters.map((address) => `pictures${address.slice(storageBase.length)}`.replace(/\.jpg$/, ''));
  const kept: Readonly<Record<string, (file: string) => boolean>> = {
    [`${row.folder}/hls`]: (file) => namesOf(row).has(nameIn(file)),
    [`${row.folder}/caption`]: (file) => known?.captions.some((track) => track.file === nameIn(file)) ?? false,
    [`${row.folder}/preview`]: (file) => known?.preview?.file === nameIn(file),
    [`pictures/clips/${row.id}`]: (file) =>
      posters.some((poster) => file.startsWith(`${poster}.`) || file.startsWith(`${poster}_tablet.`)),
  };
  for (const [folder, isKept] of Object.entries(kept))
    for (const file of await storage.list(folder)) if (!isKept(file)) await storage.remove(file);
}

const nameIn = (file: string): string => file.slice(file.lastIndexOf('/') + 1);
