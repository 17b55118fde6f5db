import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { guide } from '../../demo/content/chatbot.ts';
import * as world from '../../demo/content/index.ts';
import { protectedVideos } from '../../tests/world.ts';
import { GuideForm, type ChatNode, type Script } from './contract.ts';
import { guideIn } from './languages.ts';
import { isCall, isPassed, silent, step } from './rules.ts';
import { problemsOf } from './script-rules.ts';
import { createConversation } from './site/conversation.ts';

const form = GuideForm.parse(guide);
const german = guideIn(form, 'de').variants;
const english = guideIn(form, 'en').variants;
const scripts = [...german, ...english].map((script, place) => ({
  name: `${script.start} (${place < german.length ? 'de' : 'en'})`,
  script,
}));

const at = ({ nodes }: Script, id: string): ChatNode => {
  const node = nodes.find((one) => one.id === id);
  if (!node) throw new Error(`no node ${id}`);
  return node;
};
const waysFrom = (node: ChatNode): readonly string[] => (isPassed(node) ? node.next.slice(0, 1) : node.next);
const wordsOf = ({ content }: ChatNode): string => [content].flat().join(' ');

/** The minimum number of answers to reach each node from these; `wahl` repeats the first question. */
function answersTo(script: Script, from: readonly string[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const left = from.map((id): [string, number] => [id, 0]);
  for (let next = left.shift(); next; next = left.shift()) {
    const [id, answers] = next;
    if (id === 'wahl' || (found.get(id) ?? Infinity) <= answers) continue;
    found.set(id, answers);
    const node = at(script, id);
    left.push(...waysFrom(node).map((to): [string, number] => [to, answers + (isPassed(node) ? 0 : 1)]));
  }
  return found;
}
const nodesFrom = (script: Script, ...from: readonly string[]): ChatNode[] =>
  [...answersTo(script, from).keys()].map((id) => at(script, id));

/** The nodes reached by people who are unwell, until they are back at the first question. */
const unwellIn = (script: Script): ChatNode[] => nodesFrom(script, 'plage', 'notfall', 'schwer', 'krise');

/** The node that asks next. */
function askingAfter(script: Script, node: ChatNode): ChatNode {
  let asking = node;
  while (isPassed(asking)) asking = at(script, asking.next[0] ?? '');
  return asking;
}

test('S2.33 both variants are whole scripts of 15 nodes and more', () => {
  expect(form.variants.map((variant) => problemsOf(variant))).toEqual([[], []]);
  for (const { nodes } of form.variants) expect(nodes.length).toBeGreaterThanOrEqual(15);
});

test('S1.7 the guide is English from first to last', () => {
  expect(guideIn(form, 'en').lang).toBe('en');
  expect(JSON.stringify(guideIn(form, 'en'))).not.toMatch(/[äöüß]/i);
});

test('S3.10 it leads to videos that are there for everyone and to playlists that are there', () => {
  const nodes = form.variants.flatMap((variant) => variant.nodes);
  const shown = nodes.flatMap(({ video }) => video ?? []);
  const slugs = new Set(
    world.playlists.filter(({ exclusive, type }) => !exclusive && type === 'standard').map(({ slug }) => slug),
  );
  expect(shown.filter((shortid) => protectedVideos.has(shortid) || !world.videos.some((one) => one.shortid === shortid))).toEqual(
    [],
  );
  expect(nodes.flatMap(({ playlist }) => playlist ?? []).filter((slug) => !slugs.has(slug))).toEqual([]);
});

test('S2.33 both variants lead to the same videos, playlists, numbers, pages and events', () => {
  const targets = (script: Script): string[] => [
    ...new Set(
      nodesFrom(script, script.start, ...at(script, 'wahl').next).flatMap(({ video, playlist, url, eventId }) =>
        [video, playlist, url, eventId].filter((target) => target !== undefined),
      ),
    ),
  ];
  const [first = [], second = []] = german.map(targets);
  expect(first.toSorted()).toEqual(second.toSorted());
  expect(first).toEqual(expect.arrayContaining(['tel:112', 'tel:116117', 'tel:08001110111']));
});

describe.each(scripts)('$name', ({ script }) => {
  test('S2.33 the first question and its repetition let one say what hurts, and that it is urgent', () => {
    for (const id of [script.start, 'wahl']) expect(at(script, id).next).toEqual(expect.arrayContaining(['plage', 'notfall']));
    const where = at(script, 'plage').answers.flat().join(', ');
    expect(where).toMatch(/Kopf.*Brust.*Bauch.*Seele|head.*chest.*belly.*soul/);
  });

  test.each([
    ['anxiety', 'angst1', 'angst-und-panik'],
    ['panic', 'panik1', 'angst-und-panik'],
    ['hard times', 'depress1', 'depression'],
    ['psychotherapy', 'psychoth', 'psychotherapie'],
    ['skin', 'haut-ekzem', 'hautausschlag-und-ekzeme'],
    ['bladder', 'blase1', 'blasenentzuendung'],
    ['dizziness', 'schwindel1', 'schwindel'],
    ['asthma', 'asthma1', 'asthma'],
    ['allergy', 'allergie1', 'allergien'],
    ['diabetes', 'diabetes1', 'diabetes-typ-2'],
    ['medicines', 'einnahme', 'richtig-einnehmen'],
    ['heartburn', 'sodbrenn1', 'sodbrennen'],
    ['cough', 'bronchitis', 'bronchitis'],
  ])('S2.33 %s is four answers away at the most', (_, video, playlist) => {
    const node = script.nodes.find((one) => one.video === video && one.playlist === playlist);
    expect(node && answersTo(script, [script.start]).get(node.id)).toBeLessThanOrEqual(4);
  });

  test('S12.5 whoever is shown a video for a complaint is told when to see a doctor, and may say next that it is urgent', () => {
    const shown = unwellIn(script).filter(({ id, video }) => video && id !== 'notfall-film');
    expect(shown.length).toBeGreaterThan(25);
    const untold = shown.filter(
      (node) =>
        !/Praxis|praxis|ärztlich|Ärztin|Hilfe|Apotheke|doctor|dermatologist|pharmacist|get help|\b112\b/.test(wordsOf(node)),
    );
    expect(untold.map(({ id }) => id)).toEqual([]);
    const stuck = shown.filter((node) => !askingAfter(script, node).next.some((to) => to === 'notfall' || to === 'krise'));
    expect(stuck.map(({ id }) => id)).toEqual([]);
  });

  test('S16.7 nothing that those who are unwell come by is told to the statistics', () => {
    expect(unwellIn(script).filter(({ tracked }) => tracked)).toEqual([]);
  });

  test('S12.5 nobody who is unwell or in a crisis comes to an end: each step goes on, and there is a way back', () => {
    const unwell = unwellIn(script);
    expect(unwell.filter(({ next }) => next.length === 0)).toEqual([]);
    for (const node of unwell)
      expect(
        nodesFrom(script, node.id).some(({ next }) => next.includes('wahl')),
        node.id,
      ).toBe(true);
    expect(askingAfter(script, at(script, 'krise')).next).toContain('wahl');
  });

  test('S12.5 an emergency begins with 112, a crisis with the TelefonSeelsorge', () => {
    const [said, call] = step({ ...script, start: 'notfall' }, silent, { type: 'begin' }, () => 0).talk.coming;
    expect(said).toMatchObject({ kind: 'said', text: expect.stringContaining('112') as string });
    expect(call).toMatchObject({ kind: 'link', link: { kind: 'url', url: 'tel:112' } });
    const crisis = step({ ...script, start: 'krise' }, silent, { type: 'begin' }, () => 0).talk.coming;
    expect(crisis.filter(isCall)).toMatchObject([{ link: { url: 'tel:08001110111' } }, { link: { url: 'tel:112' } }]);
  });
});

describe('in time', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test.each(scripts)('S12.5 $name: every number to call is there with the answer that leads to it', ({ script }) => {
    let calls = 0;
    for (const { id, next, answers } of script.nodes)
      for (const place of answers.keys()) {
        const conversation = createConversation({
          script: { ...script, start: id },
          random: () => 0.5,
          isCalm: () => false,
          onAnswer: () => {},
          onProblem: (problem) => expect.fail(problem),
        });
        conversation.run();
        vi.runAllTimers();
        const before = conversation.now().entries.length;
        conversation.answer(place);
        const { entries, coming } = conversation.now();
        expect(coming.filter(isCall), `${id}: ${next[place]}`).toEqual([]);
        calls += entries.slice(before).filter(isCall).length;
        conversation.pause();
      }
    expect(calls).toBeGreaterThan(20);
  });
});
