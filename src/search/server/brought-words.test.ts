import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { onSite } from '../../../tests/served.ts';
import type { KnownEntry } from '../word-rules.ts';
import { bringWords } from './brought-words.ts';
import { listWords } from './editor-words.ts';
import { knownEntries, searchState } from './tables.ts';

const concept = (key: string, lay: readonly string[], near: readonly string[] = []): KnownEntry => ({
  kind: 'concept',
  entry: { key, kind: 'sign', names: { lay }, edges: { near } },
});
const term = (key: string, names: readonly string[]): KnownEntry => ({ kind: 'term', entry: { key, names } });
const rule = (key: string, when: string): KnownEntry => ({
  kind: 'rule',
  entry: {
    key,
    level: 'now',
    helps: ['112'],
    when: [when],
    examples: [],
    calm: [],
    source: 'Quelle',
    reviewer: 'Dr. Muster',
    reviewed: '2026-11-22',
  },
});

const first = [concept('a', ['eins']), concept('b', ['eins b']), concept('gone', ['weg']), term('t', ['zwei']), rule('r', 't')];
const next = [
  concept('a', ['eins', 'eins neu'], ['new']),
  concept('b', ['eins b', 'b neu']),
  concept('new', ['neu']),
  term('t', ['zwei', 'zwei neu']),
  rule('r', '"drei"'),
];

onSite('words that a version brings', (site) => {
  const db = () => site().database.db;
  const edit = (key: string, entry: KnownEntry['entry']) =>
    db().update(knownEntries).set({ entry }).where(eq(knownEntries.key, key));
  const remove = (key: string) => db().delete(knownEntries).where(eq(knownEntries.key, key));
  const kept = async () => {
    const { concepts, terms, rules } = await listWords(db());
    return {
      ...Object.fromEntries(concepts.map(({ key, names }) => [key, names.lay])),
      ...Object.fromEntries(terms.map(({ key, names }) => [key, names])),
      ...Object.fromEntries(rules.map(({ key, when }) => [key, when])),
    };
  };
  const begin = async (): Promise<void> => {
    await bringWords(db(), []);
    await db().delete(knownEntries);
    await bringWords(db(), first);
  };

  test('S12.8 S12.10 a newer version’s names, entries and rules reach an installation that was filled before', async () => {
    await begin();
    await bringWords(db(), next);
    expect(await kept()).toEqual({
      a: ['eins', 'eins neu'],
      b: ['eins b', 'b neu'],
      new: ['neu'],
      t: ['zwei', 'zwei neu'],
      r: ['"drei"'],
    });
    const version = async () => (await db().select().from(searchState))[0]?.words;
    const before = await version();
    await bringWords(db(), next);
    expect(await version(), 'the same again changes nothing').toBe(before);
  });

  test('S12.8 a list that was emptied is filled again, others stay as editors left them', async () => {
    await begin();
    await remove('a');
    await db().delete(knownEntries).where(eq(knownEntries.kind, 'term'));
    await bringWords(db(), first);
    expect(await kept()).toEqual({ b: ['eins b'], gone: ['weg'], t: ['zwei'], r: ['t'] });
  });

  test('S12.10 what editors changed, added or deleted stays so', async () => {
    await begin();
    await edit('a', { key: 'a', kind: 'sign', names: { lay: ['meins'] }, edges: {} });
    await edit('gone', { key: 'gone', kind: 'sign', names: { lay: ['meins auch'] }, edges: {} });
    await edit('t', { key: 't', names: ['zwei', 'meiner'] });
    await edit('r', { ...(rule('r', '"meine"').entry as object), key: 'r' } as KnownEntry['entry']);
    await remove('b');
    await db()
      .insert(knownEntries)
      .values({ kind: 'concept', key: 'new', entry: concept('new', ['schon meins']).entry });
    await bringWords(db(), next);
    expect(await kept()).toEqual({
      a: ['meins', 'eins neu'],
      gone: ['meins auch'],
      new: ['schon meins'],
      t: ['zwei', 'meiner', 'zwei neu'],
      r: ['"meine"'],
    });
  });

  test('S12.10 utterances that a newer version knows are added to those of editors, also where there were none', async () => {
    const said = (...lines: readonly string[]): KnownEntry => {
      const { kind, entry } = concept('a', ['eins']);
      return { kind, entry: { ...entry, said: lines } } as KnownEntry;
    };
    await begin();
    await edit('a', concept('a', ['eins', 'meins']).entry);
    await bringWords(db(), [said('so sagt man es')]);
    await edit('a', said('so sagt man es', 'so sage ich es').entry);
    await bringWords(db(), [said('so sagt man es', 'oder so')]);
    const [found] = (await listWords(db())).concepts;
    expect(found?.said).toEqual(['so sagt man es', 'so sage ich es', 'oder so']);
  });

  test('S12.8 two servers that start at once bring it once', async () => {
    await begin();
    await Promise.all([bringWords(db(), next), bringWords(db(), next)]);
    expect(Object.keys(await kept()).toSorted()).toEqual(['a', 'b', 'new', 'r', 't']);
  });
});
