import type { ChatNode, Guide, Script } from './contract.ts';

/** A link of a node beside other nodes. */
export type Link =
  | { readonly kind: 'url'; readonly url: string }
  | { readonly kind: 'playlist'; readonly slug: string }
  | { readonly kind: 'video'; readonly shortid: string };

/** An entry of the conversation. An event without `label` is executed when its turn comes and is not shown. */
export type Entry =
  | { readonly kind: 'said' | 'answered'; readonly text: string }
  | { readonly kind: 'link'; readonly link: Link; readonly label: string }
  | { readonly kind: 'event'; readonly eventId: string; readonly label: string | undefined };

/**
 * An offered answer; `next` is the id of a node, undefined if it ends the conversation. `tracked`: it reveals nothing about
 * health, so the statistics may count it (S16.7).
 */
type Answer = { readonly text: string; readonly next: string | undefined; readonly tracked?: true };

/**
 * The state of a conversation. `coming` are the entries still to be typed; `answers` are offered when none are left. `end`: null
 * while it continues, `done` at the end of the script, `stopped` by an error in it.
 */
export type Talk = {
  readonly entries: readonly Entry[];
  readonly coming: readonly Entry[];
  readonly answers: readonly Answer[];
  readonly end: 'done' | 'stopped' | null;
};

/** `typed`: the first of the coming entries has appeared. `answered`: the reader chose the answer at that index. */
export type TalkEvent = { readonly type: 'begin' | 'typed' } | { readonly type: 'answered'; readonly place: number };

/**
 * The result of an event. `problem` is for the log only (S8.10); `chosen` for the statistics (S4.23), absent if they must not
 * know (S16.7).
 */
export type Step = {
  readonly talk: Talk;
  readonly problem?: string;
  readonly chosen?: { readonly message: string; readonly answer: string };
};

/** Returns a number from 0 up to, but not including, 1. */
export type Random = () => number;

export const silent: Talk = { entries: [], coming: [], answers: [], end: null };

const pick = <Thing>(things: readonly Thing[], random: Random): Thing | undefined =>
  things[Math.min(things.length - 1, Math.floor(random() * things.length))];

/** Picks one of the two variants with equal probability (S2.33). */
export const variantOf = ({ variants }: Guide, random: Random): Script | undefined => pick(variants, random);

/** A node's messages and links in order of appearance. */
function entriesOf({
  content,
  url,
  urlLabel,
  eventId,
  eventLabel,
  playlist,
  playlistLabel,
  video,
  videoLabel,
}: ChatNode): Entry[] {
  const link = (target: Link | false | '' | undefined, label: string | undefined): Entry[] =>
    target && label ? [{ kind: 'link', link: target, label }] : [];
  return [
    ...[content].flat().flatMap((text): Entry[] => (text ? [{ kind: 'said', text }] : [])),
    ...link(video && { kind: 'video', shortid: video }, videoLabel),
    ...link(playlist && { kind: 'playlist', slug: playlist }, playlistLabel),
    ...link(url && { kind: 'url', url }, urlLabel),
    ...(eventId ? [{ kind: 'event', eventId, label: eventLabel } as const] : []),
  ];
}

function answersOf(script: Script, node: ChatNode, random: Random): Answer[] {
  return node.answers.flatMap((texts, place): Answer[] => {
    const text = pick([texts].flat(), random);
    if (text === undefined) return [];
    const next = node.next[place] ?? node.next[0];
    return [{ text, next, ...(isWayOnly(node) && leadsOnWayOnly(script, next) ? { tracked: true } : {}) }];
  });
}

/** Whether a node continues automatically (S4.23). */
export const isPassed = ({ type, answers }: ChatNode): boolean => type === 'redirect' || answers.length === 0;

/** Whether a node is only navigation: editors mark these, and nodes that offer help never are (S16.7). */
const isWayOnly = ({ tracked, url }: ChatNode): boolean => tracked === true && !url?.startsWith('tel:');

/** Whether everything until the next question is only navigation: where an answer leads reveals what it meant. */
function leadsOnWayOnly({ nodes }: Script, from: string | undefined): boolean {
  const seen = new Set<string>();
  let id = from;
  while (id !== undefined && !seen.has(id)) {
    seen.add(id);
    const at = id;
    const node = nodes.find((one) => one.id === at);
    if (!node || !isWayOnly(node)) return false;
    id = isPassed(node) ? node.next[0] : undefined;
  }
  return true;
}

type Walked = Pick<Talk, 'coming' | 'answers' | 'end'> & { readonly problem?: string };

/**
 * All entries from a node until the next question or the end (S4.23): redirects jump, nodes without answers continue with the
 * first next one. Always terminates: a node that is reached twice without an answer in between is an endless loop and stops it.
 */
function walk(script: Script, from: string, random: Random): Walked {
  const { nodes } = script;
  const coming: Entry[] = [];
  const seen = new Set<string>();
  let id: string | undefined = from;
  let isRedirected = true;
  while (id !== undefined || isRedirected) {
    const at: string = id ?? '';
    const node = nodes.find((one) => one.id === at);
    if (!node) return { coming, answers: [], end: 'stopped', problem: `redirect not found: ${at}` };
    if (seen.has(at)) return { coming, answers: [], end: 'stopped', problem: `endless loop at: ${at}` };
    seen.add(at);
    coming.push(...entriesOf(node));
    const answers = isPassed(node) ? [] : answersOf(script, node, random);
    if (answers.length > 0) return { coming, answers, end: null };
    isRedirected = node.type === 'redirect';
    id = node.next[0];
  }
  return { coming, answers: [], end: 'done' };
}

/** The state after an event; one that is not possible now changes nothing. */
export function step(script: Script, talk: Talk, event: TalkEvent, random: Random): Step {
  switch (event.type) {
    case 'begin':
      return begun(walk(script, script.start, random), []);
    case 'typed': {
      const [typed, ...coming] = talk.coming;
      return { talk: typed ? { ...talk, coming, entries: [...talk.entries, typed] } : talk };
    }
    case 'answered': {
      const answer = talk.coming.length === 0 ? talk.answers[event.place] : undefined;
      if (!answer) return { talk };
      const message = talk.entries.findLast(({ kind }) => kind === 'said');
      const entries: Entry[] = [...talk.entries, { kind: 'answered', text: answer.text }];
      const chosen = { message: message?.kind === 'said' ? message.text : '', answer: answer.text };
      return {
        ...begun(answer.next === undefined ? { ...silent, end: 'done' } : walk(script, answer.next, random), entries),
        ...(answer.tracked ? { chosen } : {}),
      };
    }
  }
}

const begun = ({ problem, ...walked }: Walked, entries: readonly Entry[]): Step => ({
  talk: { ...walked, entries },
  ...(problem === undefined ? {} : { problem }),
});

/** How long a message is typed, in milliseconds, and its random variation. */
export const typing = { least: 450, most: 2200, perLetter: 18, spread: 0.35, link: 300 } as const;

const helpNumber = /\b(?:112|116\s?117|116\s?123|0800\s?111\s?0\s?(?:111|222))\b/;

/** Whether an entry has a number to call. */
export const isCall = (entry: Entry): boolean =>
  entry.kind === 'link' && entry.link.kind === 'url' && entry.link.url.startsWith('tel:');

/** Whether help is among the coming entries: one has a number to call, or names one (S12.5). */
export const hasHelpComing = ({ coming }: Talk): boolean =>
  coming.some((entry) => isCall(entry) || (entry.kind === 'said' && helpNumber.test(entry.text)));

/** The typing delay in milliseconds: longer for longer texts, slightly random, 0 with reduced motion. */
export function typingTime(entry: Entry, random: Random, isCalm: boolean): number {
  if (isCalm || (entry.kind === 'event' && entry.label === undefined)) return 0;
  if (entry.kind !== 'said') return typing.link;
  const varied = 1 - typing.spread + 2 * typing.spread * random();
  return Math.round(
    Math.min(typing.most, Math.max(typing.least, (typing.least + typing.perLetter * entry.text.length) * varied)),
  );
}

const actions = ['shuffle', 'search', 'notes'] as const;
const themes = ['default', 'night', 'feelgood', 'test'] as const;

/** What an event makes the page do: play a random highlight, go to the search, show the notes, change the background theme. */
export type PageAction = (typeof actions)[number] | { readonly gradient: (typeof themes)[number] };

/** The action of an `eventId`; for an unknown one, the message for the log (S8.10). */
export function actionOf(eventId: string): { readonly action: PageAction } | { readonly problem: string } {
  const action = actions.find((one) => one === eventId);
  if (action) return { action };
  if (!eventId.startsWith('gradient')) return { problem: `event not found: ${eventId}` };
  const theme = themes.find((one) => eventId === `gradient-${one}`);
  return theme ? { action: { gradient: theme } } : { problem: 'received invalid gradient' };
}
