import { keepDraft, keptDraft } from '#accounts/site/door.ts';

/** Unsaved notes of the days of courses, kept by this tab until they are saved. */

/** Unsaved text, and the revision of the note on which it is based. */
export type Draft = { readonly text: string; readonly revision: number };

export type NotesPlace = { readonly member: string; readonly coaching: string };

const placeOf = ({ member, coaching }: NotesPlace) => ({ owner: member, what: `day-note ${coaching}` });

const isDraft = (value: unknown): value is readonly [number, Draft] => {
  if (!Array.isArray(value)) return false;
  const [day, draft] = value as [unknown, Partial<Draft> | null | undefined];
  return typeof day === 'number' && typeof draft?.text === 'string' && typeof draft.revision === 'number';
};

/** The drafts of a course by day. */
export function keptDrafts(place: NotesPlace): ReadonlyMap<number, Draft> {
  const value = keptDraft(placeOf(place));
  return new Map(Array.isArray(value) ? value.filter(isDraft) : []);
}

export const keepDrafts = (place: NotesPlace, drafts: ReadonlyMap<number, Draft>): void =>
  keepDraft(placeOf(place), drafts.size > 0 ? [...drafts] : undefined);
