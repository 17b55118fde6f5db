import { describe, expect, test } from 'vitest';
import type { ChatNode } from './contract.ts';
import { isGrave, problemsOf } from './script-rules.ts';

type Draft = Partial<ChatNode> & Pick<ChatNode, 'id'>;

const problems = (...drafts: Draft[]): string[] =>
  problemsOf({ start: 'a', nodes: drafts.map((draft) => ({ content: 'Hallo.', answers: [], next: [], ...draft })) }).map(
    ({ kind, node, to }) => [kind, node, to].filter((part) => part !== undefined).join(' '),
  );

/** An end with a link. */
const end: Draft = { id: 'z', url: '/suche', urlLabel: 'Suche' };

describe('what is wrong with a script', () => {
  test('S3.10 nothing is wrong with a whole one', () => {
    expect(problems({ id: 'a', answers: ['Ja', 'Nein'], next: ['b', 'z'] }, { id: 'b', next: ['z'] }, end)).toEqual([]);
  });

  test('S8.10 ways to nowhere are named, also a redirect without one and a start that is not there', () => {
    expect(problems({ id: 'a', answers: ['Ja'], next: ['weg'] })).toEqual(['missing a weg']);
    expect(problems({ id: 'a', type: 'redirect' })).toEqual(['missing a ']);
    expect(problems(end)).toEqual(['missing  a', 'unreachable z']);
  });

  test('S4.23 a circle without a question is named at each of its nodes, one with a question is none', () => {
    expect(problems({ id: 'a', next: ['b'] }, { id: 'b', next: ['c'] }, { id: 'c', type: 'redirect', next: ['b'] })).toEqual([
      'loop b',
      'loop c',
    ]);
    expect(problems({ id: 'a', answers: ['Nochmal'], next: ['a'] })).toEqual([]);
  });

  test('S3.10 so are ids that two have, ways that do not fit the answers, and what has no name', () => {
    expect(problems({ ...end, id: 'a' }, { ...end, id: 'a' })).toEqual(['twice a']);
    expect(problems({ id: 'a', answers: ['1', '2', '3'], next: ['z', 'z'] }, end)).toEqual(['uneven a']);
    expect(problems({ id: 'a', video: 'v1abc' })).toEqual(['label a']);
    expect(problems({ id: 'a', eventId: 'search' })).toEqual(['label a']);
    expect(problems({ id: 'a', eventId: 'gradient-night' })).toEqual([]);
    expect(problems({ id: 'a', eventId: 'dance', eventLabel: 'Tanzen' })).toEqual(['event a']);
    expect(problems({ id: 'a', type: 'event', next: ['z'] }, end)).toEqual(['event a']);
  });

  test('S3.10 dead ends and nodes that no way leads to are hints; everything else is grave', () => {
    expect(problems({ id: 'a' }, end)).toEqual(['dead-end a', 'unreachable z']);
    // Without answers only the first `next` is taken.
    expect(problems({ id: 'a', next: ['z', 'b'] }, { id: 'b', next: ['z'] }, end)).toEqual(['unreachable b']);
    const kinds = ['missing', 'twice', 'uneven', 'loop', 'event', 'label', 'dead-end', 'unreachable'] as const;
    expect(kinds.filter((kind) => !isGrave({ kind, node: 'a' }))).toEqual(['dead-end', 'unreachable']);
  });
});
