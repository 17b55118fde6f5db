import type { Locale } from '#kit/locale.ts';
import { clipFile } from '#paths/clip-api.ts';
import type { Clip } from '../../clips/contract.ts';
import { clipTexts } from '../../clips/texts.ts';
import type { PublicClip } from './parts.ts';
import type { ClipRow } from './rows.ts';

/** A clip as the office API returns it, including the catalogue's data once it is playable. */
export function presentClip(row: ClipRow, known: PublicClip | undefined, locale: Locale): Clip {
  const texts = clipTexts[locale];
  const isPlayable = row.variants.length > 0 || (row.fileId === null && known !== undefined);
  return {
    id: row.id,
    title: row.title,
    state: row.state,
    step: row.step,
    progress: row.progress,
    steps: row.steps,
    reason: row.reason,
    message: row.reason && texts.faults[row.reason],
    revision: row.revision,
    seconds: row.seconds,
    width: row.width,
    height: row.height,
    has_sound: row.channels === null ? null : row.channels > 0,
    loudness: row.loudness,
    variants: row.variants.map(({ width, height }) => ({ width, height })),
    stream: isPlayable ? clipFile(row.id, 'hls', 'master.m3u8') : null,
    posters: [...row.posters],
    poster: row.poster,
    captions: (known?.captions ?? []).map(({ lang, label, file }) => ({ lang, label, file })),
    chapters: (known?.chapters ?? []).map(({ start, title, en: english }) => ({ start, title, en: english ?? null })),
    audio: row.audio.map(({ id, kind, lang, label, state, reason }) => ({
      id,
      kind,
      lang,
      label,
      state,
      message: reason && (reason === 'too-long' ? texts.tooLongSound : texts.faults[reason]),
    })),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}
