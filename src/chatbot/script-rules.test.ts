import { describe, expect, test } from 'vitest';
import { guide } from '../../demo/content/chatbot.ts';
import * as world from '../../demo/content/index.ts';
import { protectedVideos } from '../../tests/world.ts';
import { GuideForm, type ChatNode, type Script } from './contract.ts';
import { guideIn } from './languages.ts';
import { silent, step, type Talk } from './rules.ts';
import { isGrave, problemsOf } from './script-rules.ts';

type Draft = Partial<ChatNode> & Pick<ChatNode, 'id'>;

const problems = (...drafts: Draft[]): string[] =>
  problemsOf({ start: 'a', nodes: drafts.map((draft) => ({ content: 'Hallo.', answers: [], next: [], ...draft })) }).map(
    ({ kind, node, to }) => [kind, node, to].filter((part) => part !== undefined).join(' '),
  );

/** An end with something to follow. */
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

  test('dead ends and nodes that no way leads to are hints; everything else is grave', () => {
    expect(problems({ id: 'a' }, end)).toEqual(['dead-end a', 'unreachable z']);
    const kinds = ['missing', 'twice', 'uneven', 'loop', 'event', 'label', 'dead-end', 'unreachable'] as const;
    expect(kinds.filter((kind) => !isGrave({ kind, node: 'a' }))).toEqual(['dead-end', 'unreachable']);
  });
});

describe('the guide of the demo world', () => {
  const form = GuideForm.parse(guide);
  const nodes = form.variants.flatMap((variant) => variant.nodes);

  test('S2.33 has two variants of 15 nodes and more, and nothing is wrong with either', () => {
    expect(form.variants.map((variant) => problemsOf(variant))).toEqual([[], []]);
    for (const variant of form.variants) expect(variant.nodes.length).toBeGreaterThanOrEqual(15);
  });

  test('S1.7 is English from first to last', () => {
    expect(guideIn(form, 'en').lang).toBe('en');
    expect(JSON.stringify(guideIn(form, 'en'))).not.toMatch(/[äöüß]/i);
  });

  test('S3.10 leads to videos that are there for everyone and to playlists that are there', () => {
    const videos = nodes.flatMap(({ video }) => video ?? []);
    const slugs = new Set(
      world.playlists.filter(({ exclusive, type }) => !exclusive && type === 'standard').map(({ slug }) => slug),
    );
    expect(
      videos.filter((shortid) => protectedVideos.has(shortid) || !world.videos.some((one) => one.shortid === shortid)),
    ).toEqual([]);
    expect(nodes.flatMap(({ playlist }) => playlist ?? []).filter((slug) => !slugs.has(slug))).toEqual([]);
  });

  test('S15.3 says what it is, and S12.5 whoever says that it is urgent is told of 112 first', () => {
    expect(form.persona.disclaimer).toMatch(/automatisch.*keine Ärztin/);
    for (const locale of ['de', 'en'] as const) for (const script of guideIn(form, locale).variants) expectHelp(script);
  });
});

/** Whichever answer leads to it, the first thing that can be pressed in an emergency calls the ambulance. */
function expectHelp(script: Script): void {
  const start: Script = { ...script, start: 'notfall' };
  const { talk }: { talk: Talk } = step(start, silent, { type: 'begin' }, () => 0);
  expect(talk.coming[0]).toMatchObject({ kind: 'said', text: expect.stringContaining('112') as string });
  expect(talk.coming[1]).toMatchObject({ kind: 'link', link: { kind: 'url', url: 'tel:112' } });
  const leads = script.nodes.filter(({ next, answers }) => answers.length > 0 && next.includes('notfall'));
  expect(leads.length).toBeGreaterThan(0);
}
