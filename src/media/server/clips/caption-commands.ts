import { createHash } from 'node:crypto';
import { text as textOf } from 'node:stream/consumers';
import { fail, ok, refuse, type Result } from '#kit/result.ts';
import { readCaptions, writeVtt } from '../../clips/captions.ts';
import { changing, publicClip, type Asked, type Input } from './commands.ts';
import { sweepLater } from './kinds.ts';
import type { ClipParts } from './parts.ts';
import { clipTexts } from '../../clips/texts.ts';
import { changeClip, findClipRow, type ClipRow } from './rows.ts';

/** A changed text gets a new name, so that caches never serve the old one. */
const fileOf = (lang: string, text: string): string =>
  `${lang}-${createHash('sha256').update(text).digest('hex').slice(0, 12)}.vtt`;

/** Parses, normalises and stores captions, replacing those of the same language. */
export async function setCaptions(
  parts: ClipParts,
  { id, lang, label, text }: Input<'captions'>,
  asked: Asked,
): Promise<Result<ClipRow>> {
  const found = await findClipRow(parts.db, id);
  if (!found) return fail('not-found');
  const texts = clipTexts[asked.locale];
  const read = readCaptions(text, found.seconds ?? Infinity);
  if (!read.ok) {
    const errors = read.problems.map(({ line, what }) => texts.line(line, texts.captions[what]));
    return refuse(texts.wrongCaptions, { text: errors });
  }
  const written = writeVtt(read.cues);
  const file = fileOf(lang, written);
  // Before the row that references it; if the transaction fails, the sweep removes the file.
  await parts.storage.write(`${found.folder}/caption/${file}`, Buffer.from(written));
  return changing(parts, id, asked, 'captions', async (tx) => {
    const known = await publicClip(parts, tx, id, asked);
    if (!known.ok) return known;
    const track = { lang, label, file };
    const { captions } = known.value;
    const isNew = captions.every((one) => one.lang !== lang);
    const all = isNew ? [...captions, track] : captions.map((one) => (one.lang === lang ? track : one));
    const changed = await changeClip(tx, id, parts.clock.now(), {});
    await sweepLater(tx, id, parts.clock.now());
    await parts.catalogue.put(tx, { ...known.value, captions: all });
    return ok(changed);
  });
}

export const deleteCaptions = (parts: ClipParts, { id, lang }: Input<'deleteCaptions'>, asked: Asked): Promise<Result<ClipRow>> =>
  changing(parts, id, asked, 'captions-delete', async (tx) => {
    const known = await publicClip(parts, tx, id, asked);
    if (!known.ok) return known;
    const captions = known.value.captions.filter((one) => one.lang !== lang);
    if (captions.length === known.value.captions.length) return fail('not-found');
    const changed = await changeClip(tx, id, parts.clock.now(), {});
    await sweepLater(tx, id, parts.clock.now());
    await parts.catalogue.put(tx, { ...known.value, captions });
    return ok(changed);
  });

type Stored = { readonly lang: string; readonly label: string; readonly text: string };

/** The stored captions of one language. */
export async function readStoredCaptions(
  { db, storage, catalogue }: ClipParts,
  id: string,
  lang: string,
): Promise<Result<{ data: Stored }>> {
  const [known] = await catalogue.find(db, [id]);
  const track = known?.captions.find((one) => one.lang === lang);
  const path = `${known?.folder}/caption/${track?.file}`;
  if (!track || !(await storage.stat(path))) return fail('not-found');
  const text = await textOf(await storage.read(path));
  return ok({ data: { lang, label: track.label, text } });
}
