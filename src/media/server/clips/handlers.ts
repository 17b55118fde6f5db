import type { CallContext, Handlers } from '#kit/endpoint.ts';
import { fail, ok, type Failure, type Result } from '#kit/result.ts';
import type { Clip, clipEndpoints } from '../../clips/contract.ts';
import { addAudio, deleteAudio } from './audio-commands.ts';
import { deleteCaptions, readStoredCaptions, setCaptions } from './caption-commands.ts';
import { cancelClip, choosePoster, createClip, retryClip, setChapters, type Asked } from './commands.ts';
import type { ClipParts } from './parts.ts';
import { presentClip } from './present.ts';
import { findClipRow, listClipRows, type ClipRow } from './rows.ts';

type One = Promise<Result<{ data: Clip }>>;

/** These clips as the office API returns them. */
export async function presentClips(
  { db, catalogue }: Pick<ClipParts, 'db' | 'catalogue'>,
  rows: readonly ClipRow[],
  locale: CallContext['locale'],
): Promise<Clip[]> {
  const known = await catalogue.find(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) =>
    presentClip(
      row,
      known.find(({ id }) => id === row.id),
      locale,
    ),
  );
}

/** Handlers of the clip API (S10.7). */
export function clipHandlers(parts: ClipParts): Handlers<typeof clipEndpoints> {
  const present = async (row: ClipRow, { locale }: CallContext): One => {
    const [clip] = await presentClips(parts, [row], locale);
    return clip ? ok({ data: clip }) : fail('not-found');
  };
  const answer = async (done: Promise<Result<ClipRow>>, context: CallContext): One => {
    const result = await done;
    return result.ok ? present(result.value, context) : result;
  };
  const asking = async (context: CallContext): Promise<Asked | Failure> => {
    const caller = await context.caller();
    return caller ? { actor: caller.userId, locale: context.locale } : fail('unauthenticated');
  };
  /** Runs a command on behalf of the caller and returns the updated clip. */
  const command =
    <Input>(perform: (parts: ClipParts, input: Input, asked: Asked) => Promise<Result<ClipRow>>) =>
    async (input: Input, context: CallContext): One => {
      const asked = await asking(context);
      return 'ok' in asked ? asked : answer(perform(parts, input, asked), context);
    };
  return {
    list: async (question, { locale }) => {
      const { rows, total } = await listClipRows(parts.db, question);
      return ok({ data: await presentClips(parts, rows, locale), total });
    },
    get: async ({ id }, context) => {
      const row = await findClipRow(parts.db, id);
      return row ? present(row, context) : fail('not-found');
    },
    readCaptions: ({ id, lang }) => readStoredCaptions(parts, id, lang),
    create: command(createClip),
    retry: command(retryClip),
    cancel: command(cancelClip),
    poster: command(choosePoster),
    captions: command(setCaptions),
    deleteCaptions: command(deleteCaptions),
    chapters: command(setChapters),
    audio: command(addAudio),
    deleteAudio: command(deleteAudio),
  };
}
