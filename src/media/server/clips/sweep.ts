import { storageBase } from '#paths/files.ts';
import type { WorkerParts } from './parts.ts';
import { findClipRow, unfinished, type ClipRow } from './rows.ts';

/** File names in a clip's `hls` folder that are still needed: those referenced by its row, and the fixed one. */
function namesOf({ variants, soundSet }: ClipRow): Set<string> {
  const renditions = [...variants, ...(soundSet?.variants ?? []), ...(soundSet?.sounds ?? [])];
  return new Set(['master.m3u8', ...renditions.flatMap(({ name }) => [`${name}.m3u8`, `${name}.mp4`])]);
}

/** Removes files left in the store by earlier runs, and replaced captions and posters. */
export async function performSweep({ db, storage, catalogue }: WorkerParts, { clip }: { readonly clip: string }): Promise<void> {
  const row = await findClipRow(db, clip);
  // Files being created now are not referenced yet; another sweep follows at the end. Imported clips are not swept.
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
