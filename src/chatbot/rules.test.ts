import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ChatNode, Guide, Script } from './contract.ts';
import { actionOf, silent, step, typing, typingTime, variantOf, type Entry, type Step, type Talk } from './rules.ts';

type Draft = Partial<ChatNode> & Pick<ChatNode, 'id'>;

const node = (draft: Draft): ChatNode => ({ content: [], answers: [], next: [], ...draft });
const scriptOf = (...drafts: Draft[]): Script => ({ start: drafts[0]?.id ?? '', nodes: drafts.map(node) });
const first = (): number => 0;
const last = (): number => 0.999_999;

/** Skips the typing delays. */
function typed(script: Script, begun: Step): Talk {
  let { talk } = begun;
  while (talk.coming.length > 0) talk = step(script, talk, { type: 'typed' }, first).talk;
  return talk;
}
const begin = (script: Script, random = first): Step => step(script, silent, { type: 'begin' }, random);
const answer = (script: Script, talk: Talk, place: number): Step => step(script, talk, { type: 'answered', place }, first);
const shown = (entries: readonly Entry[]): string[] =>
  entries.map((entry) => ('text' in entry ? `${entry.kind} ${entry.text}` : `${entry.kind} ${entry.label}`));
const offered = ({ answers }: Talk): string[] => answers.map(({ text }) => text);

describe('a conversation', () => {
  const script = scriptOf(
    { id: 'a', content: ['Hallo.', 'Was nun?'], answers: ['Links', 'Rechts'], next: ['l', 'r'], tracked: true },
    { id: 'l', content: 'Links also.', next: ['a'], tracked: true },
    { id: 'r', content: 'Rechts also.' },
  );

  test('S2.33 it begins with the start node: a list is several messages, and answers come when all of it is typed', () => {
    const { talk } = begin(script);
    expect([talk.entries, shown(talk.coming)]).toEqual([[], ['said Hallo.', 'said Was nun?']]);
    expect(step(script, talk, { type: 'answered', place: 0 }, first).talk).toBe(talk);
    const asking = typed(script, begin(script));
    expect(shown(asking.entries)).toEqual(['said Hallo.', 'said Was nun?']);
    expect([offered(asking), asking.end]).toEqual([['Links', 'Rechts'], null]);
  });

  test('S2.33 the answer at a place leads to the node at the same place', () => {
    const talk = typed(script, answer(script, typed(script, begin(script)), 1));
    expect(shown(talk.entries).slice(2)).toEqual(['answered Rechts', 'said Rechts also.']);
    expect([talk.answers, talk.end]).toEqual([[], 'done']);
  });

  test('S2.33 where there is one way alone, every answer leads there', () => {
    const one = scriptOf({ id: 'a', content: 'Na?', answers: ['Ja', 'Nein'], next: ['b'] }, { id: 'b', content: 'Gut.' });
    expect(shown(typed(one, answer(one, typed(one, begin(one)), 1)).entries).at(-1)).toBe('said Gut.');
  });

  test('S4.23 a node without answers goes on to the first next node, and on', () => {
    const talk = typed(script, answer(script, typed(script, begin(script)), 0));
    expect(shown(talk.entries).slice(2)).toEqual(['answered Links', 'said Links also.', 'said Hallo.', 'said Was nun?']);
    expect(offered(talk)).toEqual(['Links', 'Rechts']);
  });

  test('S4.23 a redirect jumps to the node with the id, whatever answers it may have', () => {
    const jump = scriptOf(
      { id: 'a', type: 'redirect', answers: ['Nie'], next: ['c', 'b'] },
      { id: 'b', content: 'Falsch.' },
      { id: 'c', content: 'Da.' },
    );
    expect(shown(typed(jump, begin(jump)).entries)).toEqual(['said Da.']);
  });

  test('S4.23 what was said last and what was answered are for the statistics', () => {
    const asking = typed(script, begin(script));
    expect(answer(script, asking, 0).chosen).toEqual({ message: 'Was nun?', answer: 'Links' });
    expect(answer(script, asking, 7)).toEqual({ talk: asking });
  });

  test('S16.7 the statistics hear of an answer only where both the step and what it leads to say nothing of health', () => {
    const chosenAt = (...drafts: Draft[]) => {
      const asked = scriptOf(...drafts);
      const talk = typed(asked, begin(asked));
      return talk.answers.map((_, place) => answer(asked, talk, place).chosen?.answer);
    };
    const ask = { id: 'a', content: 'Wohin?', answers: ['Weiter', 'Mir ist schlecht'], next: ['w', 's'] };
    const way: Draft = { id: 'w', type: 'redirect', next: ['a'], tracked: true };
    const symptom = { id: 's', content: 'Wo denn?', answers: ['Kopf', 'Brust'], next: ['a'] };
    expect(chosenAt({ ...ask, tracked: true }, way, symptom)).toEqual(['Weiter', undefined]);
    expect(chosenAt(ask, way, symptom), 'a new step is not told').toEqual([undefined, undefined]);
    expect(chosenAt({ ...symptom, id: 'a' }, way), 'nor what is answered to a symptom').toEqual([undefined, undefined]);
    const call: Draft = { id: 's', content: 'Ruf an.', url: 'tel:112', urlLabel: '112', tracked: true };
    expect(chosenAt({ ...ask, tracked: true }, way, call), 'nor what leads to help').toEqual(['Weiter', undefined]);
    const by: Draft = { id: 's', content: 'Gleich.', next: ['k'], tracked: true };
    const crisis = { id: 'k', content: 'Bleib nicht allein.' };
    expect(chosenAt({ ...ask, tracked: true }, way, by, crisis), 'nor by a detour').toEqual(['Weiter', undefined]);
    const lost: Draft = { ...ask, tracked: true, next: ['w', 'nirgends'] };
    expect(chosenAt(lost, way)).toEqual(['Weiter', undefined]);
  });

  test('S3.10 one of the alternatives of an answer is shown, as chance has it', () => {
    const either = scriptOf({ id: 'a', content: 'Na?', answers: [['Ja', 'Jawohl'], 'Nein'], next: ['a'] });
    expect(offered(begin(either, first).talk)).toEqual(['Ja', 'Nein']);
    expect(offered(begin(either, last).talk)).toEqual(['Jawohl', 'Nein']);
  });

  test('S3.10 a node leads to a video, a playlist, an address and an event, where they have names', () => {
    const named = scriptOf({
      id: 'a',
      content: 'Schau:',
      video: 'v1abc',
      videoLabel: 'Video',
      playlist: 'liste',
      playlistLabel: 'Liste',
      url: 'tel:112',
      urlLabel: 'Anrufen',
      eventId: 'search',
      eventLabel: 'Suchen',
    });
    expect(begin(named).talk.coming).toEqual([
      { kind: 'said', text: 'Schau:' },
      { kind: 'link', link: { kind: 'video', shortid: 'v1abc' }, label: 'Video' },
      { kind: 'link', link: { kind: 'playlist', slug: 'liste' }, label: 'Liste' },
      { kind: 'link', link: { kind: 'url', url: 'tel:112' }, label: 'Anrufen' },
      { kind: 'event', eventId: 'search', label: 'Suchen' },
    ]);
    expect(begin(scriptOf({ id: 'a', video: 'v1abc', url: '/x' })).talk.coming).toEqual([]);
  });

  test('S8.10 a way to nowhere stops the conversation, and the log alone learns where it led', () => {
    const lost = scriptOf({ id: 'a', content: 'Na?', answers: ['Los'], next: ['weg'] });
    const stopped = answer(lost, typed(lost, begin(lost)), 0);
    expect(stopped.problem).toBe('redirect not found: weg');
    expect([shown(stopped.talk.entries), stopped.talk.end]).toEqual([['said Na?', 'answered Los'], 'stopped']);
    expect(begin({ start: 'nirgends', nodes: lost.nodes })).toMatchObject({
      problem: 'redirect not found: nirgends',
      talk: { end: 'stopped' },
    });
    expect(begin(scriptOf({ id: 'a', type: 'redirect' })).problem).toBe('redirect not found: ');
  });

  test('S4.23 nodes that lead round in a circle without asking end it, and each is said once', () => {
    const round = scriptOf(
      { id: 'a', content: 'Eins.', next: ['b'] },
      { id: 'b', content: 'Zwei.', type: 'redirect', next: ['a'] },
    );
    const stopped = begin(round);
    expect(stopped.problem).toBe('endless loop at: a');
    expect(shown(typed(round, stopped).entries)).toEqual(['said Eins.', 'said Zwei.']);
    expect(stopped.talk.end).toBe('stopped');
  });
});

describe('any script at all', () => {
  const ids = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'nowhere');
  const text = fc.string({ maxLength: 8 });
  const anyNode = fc.record({
    id: ids,
    content: fc.oneof(text, fc.array(text, { maxLength: 3 })),
    answers: fc.array(fc.oneof(text, fc.array(text, { maxLength: 3 })), { maxLength: 3 }),
    next: fc.array(ids, { maxLength: 4 }),
    type: fc.constantFrom(undefined, 'event' as const, 'redirect' as const),
    eventId: fc.constantFrom(undefined, 'search', 'gradient-x'),
    eventLabel: fc.constantFrom(undefined, 'Los'),
  });
  const anyScript = fc.record({ start: ids, nodes: fc.array(anyNode, { maxLength: 12 }) }) as unknown as fc.Arbitrary<Script>;
  const chances = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }));

  test('S4.23 always comes to a question or an end, however its nodes are tangled', () => {
    fc.assert(
      fc.property(anyScript, chances, fc.array(fc.nat(3), { maxLength: 20 }), (script, stream, places) => {
        const random = (): number => stream.next().value as number;
        const most = script.nodes.length * 4;
        let { talk } = step(script, silent, { type: 'begin' }, random);
        for (const place of places) {
          expect(talk.coming.length).toBeLessThanOrEqual(most);
          for (let left = talk.coming.length; left > 0; left -= 1) talk = step(script, talk, { type: 'typed' }, random).talk;
          expect(talk.coming).toEqual([]);
          expect(talk.answers.length > 0, 'either the reader is asked or it has ended').toBe(talk.end === null);
          talk = step(script, talk, { type: 'answered', place }, random).talk;
        }
      }),
    );
  });
});

describe('time and chance', () => {
  test('S2.33 each of the two variants comes for half of all readers', () => {
    const variants = [scriptOf({ id: 'a' }), scriptOf({ id: 'b' })];
    const guide = { variants } as unknown as Guide;
    const drawn = Array.from({ length: 100 }, (_, count) => variantOf(guide, () => count / 100)?.start);
    expect(drawn).toEqual([...Array<string>(50).fill('a'), ...Array<string>(50).fill('b')]);
  });

  const said = (length: number): Entry => ({ kind: 'said', text: 'x'.repeat(length) });

  test('S2.33 a longer message is typed longer, by chance more or less so, and never for ever', () => {
    expect(typingTime(said(40), () => 0.5, false)).toBe(typing.least + 40 * typing.perLetter);
    expect(typingTime(said(40), first, false)).toBeLessThan(typingTime(said(40), last, false));
    fc.assert(
      fc.property(fc.nat(600), fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (length, chance) => {
        const time = typingTime(said(length), () => chance, false);
        expect(time).toBeGreaterThanOrEqual(typing.least);
        expect(time).toBeLessThanOrEqual(typing.most);
      }),
    );
  });

  test('S19.2 nothing is typed where motion is reduced, nor what is not shown', () => {
    expect(typingTime(said(40), last, true)).toBe(0);
    expect(typingTime({ kind: 'event', eventId: 'gradient-night', label: undefined }, last, false)).toBe(0);
    expect(typingTime({ kind: 'event', eventId: 'search', label: 'Los' }, last, false)).toBe(typing.link);
  });
});

test('S8.10 an event that nobody knows, and a gradient that is none, are problems for the log', () => {
  expect(actionOf('shuffle')).toEqual({ action: 'shuffle' });
  expect(actionOf('gradient-feelgood')).toEqual({ action: { gradient: 'feelgood' } });
  expect(actionOf('gradient-pink')).toEqual({ problem: 'received invalid gradient' });
  expect(actionOf('toString')).toEqual({ problem: 'event not found: toString' });
});
