import type { PartTexts } from '../office-texts.ts';
import type { NamedDraft, Standing } from '../contract.ts';
import type { FieldTexts } from './client.ts';

export type Content = Readonly<Record<string, unknown>>;

/** An entry as `get` answers it: its content and state. */
export type Entry = Content & Standing;

const standing = new Set(['id', 'state', 'version', 'publish_at', 'unpublish_at', 'stuck', 'overruled', 'waiting', 'draft']);

/** What an editor writes of an entry. */
export const contentOf = (entry: Content): Content =>
  Object.fromEntries(Object.entries(entry).filter(([name]) => !standing.has(name)));

/** What was saved last: of a scheduled change what will appear, else what is there. */
export const savedOf = (entry: Entry): Content => ({ ...contentOf(entry), ...entry.waiting });

const sameList = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((value, place) => isSame(value, b[place]));

/** Whether two values are equal: all empty values are, and the order of keys does not matter. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  const [left, right] = [a ?? '', b ?? ''];
  if (left === right) return true;
  if (Array.isArray(left) && Array.isArray(right)) return sameList(left, right);
  if (typeof left !== 'object' || typeof right !== 'object' || Array.isArray(left) || Array.isArray(right)) return false;
  const [one, other] = [left as Content, right as Content];
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) => isSame(one[key], other[key]));
}

/** The names of fields that differ between two contents; `en.title`, `easy.title` and the like for variants. */
export function differences(before: Content, now: Content): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])];
  return names.flatMap((name) => {
    if (isSame(before[name], now[name])) return [];
    if (name !== 'en' && name !== 'easy') return [name];
    return differences((before[name] ?? {}) as Content, (now[name] ?? {}) as Content).map((inner) => `${name}.${inner}`);
  });
}

/** The value at a path: `title`, `en.title`. */
export const valueAt = (content: Content, path: string): unknown => {
  const [first = '', ...rest] = path.split('.');
  const value = content[first];
  return rest.length === 0 ? value : valueAt((value ?? {}) as Content, rest.join('.'));
};

/** A copy of the content with another value at this path. */
export function withValue(content: Content, path: string, value: unknown): Content {
  const [first = '', ...rest] = path.split('.');
  return {
    ...content,
    [first]: rest.length === 0 ? value : withValue((content[first] ?? {}) as Content, rest.join('.'), value),
  };
}

type List = readonly unknown[];

/** Where a list differs from what it was: `added` stands instead of the elements from `from` up to `to`. */
type Hunk = { readonly from: number; readonly to: number; readonly added: List };

/** The differences in their order; null if elements were moved, or stand there twice. */
function hunksOf(before: List, now: List): readonly Hunk[] | null {
  const hunks: Hunk[] = [];
  let from = 0;
  let added: unknown[] = [];
  const endAt = (to: number): void => {
    if (to > from || added.length > 0) hunks.push({ from, to, added });
    from = to + 1;
    added = [];
  };
  for (const one of now) {
    const at = before.findIndex((other) => isSame(one, other));
    if (at === -1) added.push(one);
    else if (at < from) return null;
    else endAt(at);
  }
  endAt(before.length);
  return hunks;
}

const isReplacement = ({ from, to, added }: Hunk): boolean => to > from && added.length > 0;

/** One has written something else where the other has written or removed something. */
const isClash = (a: Hunk, b: Hunk): boolean =>
  (isReplacement(a) || isReplacement(b)) && a.from < Math.max(b.to, b.from + 1) && b.from < Math.max(a.to, a.from + 1);

/** What two have made of a list, if they added, removed and changed different elements; else null. */
function mergedList(before: unknown, theirs: unknown, mine: unknown): List | null {
  if (!Array.isArray(before) || !Array.isArray(theirs) || !Array.isArray(mine)) return null;
  const [there, here] = [hunksOf(before, theirs), hunksOf(before, mine)];
  if (!there || !here || there.some((one) => here.some((other) => isClash(one, other)))) return null;
  const isIn = (list: List, one: unknown): boolean => list.some((other) => isSame(one, other));
  const addedAt = (hunks: readonly Hunk[], place: number): List => hunks.find(({ from }) => from === place)?.added ?? [];
  const isRemoved = (place: number): boolean => [...there, ...here].some(({ from, to }) => from <= place && place < to);
  return [...before, null].flatMap((one: unknown, place) => [
    ...addedAt(there, place),
    ...addedAt(here, place).filter((added) => !isIn(theirs, added)),
    ...(place === before.length || isRemoved(place) ? [] : [one]),
  ]);
}

/** `saved`, with what was written since `sent` was sent. */
export const withLater = <Written extends Content>(saved: Written, sent: Written, now: Written): Written =>
  differences(sent, now).reduce((content, path) => {
    const mine = valueAt(now, path);
    return withValue(content, path, mergedList(valueAt(sent, path), valueAt(saved, path), mine) ?? mine) as Written;
  }, saved);

/** Unsaved edits, and what they were begun on. */
export type Edits = { readonly before: Content; readonly content: Content };

/** The unsaved edits of an entry; null if there are none but what is scheduled. */
export function editsOf(entry: Entry): Edits | null {
  const { draft, waiting } = entry;
  if (!draft || (waiting && isSame(draft.content, waiting))) return null;
  return { content: draft.content, before: draft.before ? { ...draft.content, ...draft.before } : savedOf(entry) };
}

/** The fields that edits change, as they were before: all that has to be kept of it. */
export const beforeOf = ({ before, content }: Edits): Content =>
  Object.fromEntries(
    [...new Set(differences(before, content).map((path) => path.split('.')[0] ?? ''))].map((name) => [
      name,
      before[name] ?? null,
    ]),
  );

/** The edits on what somebody else has saved meanwhile: fields that they do not change stay as they were saved. */
export const withEdits = (saved: Content, { before, content }: Edits): Content => withLater(saved, before, content);

/** The fields that edits change, and somebody else has changed otherwise meanwhile, so that only one of both can hold. */
export const conflictsOf = (saved: Content, { before, content }: Edits): string[] => {
  const theirs = new Set(differences(before, saved));
  return differences(before, content).filter((path) => {
    const [was, there, here] = [valueAt(before, path), valueAt(saved, path), valueAt(content, path)];
    return theirs.has(path) && !isSame(there, here) && !mergedList(was, there, here);
  });
};

/** What a list has open beside it: as it was opened, and as it is written now. */
export type Opened<Written extends Content> = { readonly before: Written; readonly now: Written };

/** After `sent` was saved: nothing is open, or what was written since then, or something else that was opened meanwhile. */
export function openAfterSave<Written extends Content>(
  open: Opened<Written> | null,
  sent: Opened<Written>,
  saved: Written,
): Opened<Written> | null {
  if (open?.before !== sent.before) return open;
  return open.now === sent.now ? null : { before: saved, now: withLater(saved, sent.now, open.now) };
}

/** The error texts of a field, including those within it (`days.3.title`), without duplicates. */
export const errorsAt = (errors: FieldTexts, path: string): readonly string[] => [
  ...new Set(Object.entries(errors).flatMap(([name, texts]) => (name === path || name.startsWith(`${path}.`) ? texts : []))),
];

/** The error texts within a field, by their path in it: `3.title` of `days.3.title`. */
export const errorsBelow = (errors: FieldTexts, path: string): FieldTexts =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([name, texts]) =>
      name.startsWith(`${path}.`) ? [[name.slice(path.length + 1), texts]] : [],
    ),
  );

/** The invalid fields in the order of the form. */
export const wrongFields = <One extends { readonly name: string }>(errors: FieldTexts, fields: readonly One[]): readonly One[] =>
  fields.filter(({ name }) => [name, `en.${name}`, `easy.${name}`].some((path) => errorsAt(errors, path).length > 0));

/** Errors without a field in the form, shown above it. */
export const errorsElsewhere = (errors: FieldTexts, paths: readonly string[]): readonly string[] =>
  Object.entries(errors).flatMap(([name, texts]) =>
    paths.some((path) => name === path || name.startsWith(`${path}.`)) ? [] : texts.map((text) => `${name}: ${text}`),
  );

export type Wish = {
  readonly state: 'published' | 'draft';
  readonly publish_at: string | null;
  readonly unpublish_at: string | null;
  /** Of the draft that is known here. */
  readonly draft_at?: string | null;
  /** Of a new entry, the same in each try. */
  readonly new_id?: string;
  /** Why marked wording is published all the same (S15.6). */
  readonly advertising_reason?: string;
  /** Drafts that are published with it. */
  readonly together?: readonly Pick<NamedDraft, 'entity' | 'id'>[];
};

export type Times = Pick<Wish, 'publish_at' | 'unpublish_at'>;

export const timesOf = (entry: Entry | null): Times => ({
  publish_at: entry?.publish_at ?? null,
  unpublish_at: entry?.unpublish_at ?? null,
});

/** What was not decided here stays as somebody else decided it meanwhile: a page that was taken off the site stays off. */
export function wishOn(theirs: Entry, base: Entry, wish: Wish): Wish {
  const [before, now] = [timesOf(base), timesOf(theirs)];
  return {
    ...wish,
    ...(wish.state === base.state && theirs.state !== 'binned' && { state: theirs.state }),
    ...(wish.publish_at === before.publish_at && { publish_at: now.publish_at }),
    ...(wish.unpublish_at === before.unpublish_at && { unpublish_at: now.unpublish_at }),
  };
}

/** Whether what was to be saved is there already, as after a save whose answer was lost. */
export const isThere = (theirs: Entry, content: Content, wish: Wish): boolean =>
  theirs.state === wish.state &&
  isSame(savedOf(theirs), content) &&
  theirs.publish_at === wish.publish_at &&
  theirs.unpublish_at === wish.unpublish_at;

/** The body of a save: the whole entry as `get` answered it, with the edits applied. */
export const bodyOf = (entry: Pick<Entry, 'id' | 'version'> | null, content: Content, wish: Wish): Content => ({
  ...content,
  ...wish,
  ...(entry ? { id: entry.id, version: entry.version } : {}),
});

/** Names the button that does what the schedule could not. */
export const stuckText = ({ state, stuck }: Pick<Entry, 'state' | 'stuck'>, { form: t }: Pick<PartTexts, 'form'>): string =>
  stuck?.what === 'unpublish' ? t.stuck.unpublish(t.unpublish) : t.stuck.publish(state === 'published' ? t.save : t.publish);
