import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as world from '../../../demo/content/index.ts';
import { importGuide } from '../../../demo/fill/guide.ts';
import { demoNames, undone } from '../../../tests/databases.ts';
import { onSite } from '../../../tests/served.ts';
import { videos } from '#catalog/server/content-tables.ts';
import { readContentVersion } from '#platform/content-version.ts';
import type { Database } from '#platform/database.ts';
import { chatbotEndpoints, GuideForm, type Guide } from '../contract.ts';
import { silent, step } from '../rules.ts';
import { problemsOf } from '../script-rules.ts';
import { findGuide, findGuideForm, saveGuide } from './door.ts';
import { chatbotPersona, chatbotScripts } from './tables.ts';

const now = new Date('2026-06-17T10:00:00Z');
const form = GuideForm.parse(world.guide);

/** The demo's guide with another script as its second variant. */
const withSecond = (nodes: object[], start = 'a'): GuideForm =>
  GuideForm.parse({ ...form, variants: [form.variants[0], { start, nodes }] });
const node = { id: 'a', content: 'Hallo.', answers: ['Ja'], next: ['a'] };

async function forget({ db }: Database): Promise<void> {
  await db.delete(chatbotScripts);
  await db.delete(chatbotPersona);
}

onSite('the guide', (site) => {
  const guideIn = async (lang: string): Promise<Guide> => {
    const { status, json } = await site().get('/api/chatbot', { 'x-language': lang });
    expect(status).toBe(200);
    const body = json();
    expect(chatbotEndpoints.guide.out.parse(body)).toEqual(body);
    return (body as { data: Guide }).data;
  };

  test('S2.33 comes with its persona and two variants, the same for everyone and kept until the content changes', async () => {
    const guide = await guideIn('de');
    expect([guide.persona.name, guide.variants.length, guide.lang]).toEqual(['Mina', 2, 'de']);
    expect(guide.variants.flatMap((variant) => problemsOf(variant))).toEqual([]);
    const { headers } = await site().get('/api/chatbot');
    expect([headers['cache-control'], headers['set-cookie']]).toEqual(['public, no-cache', undefined]);
    expect(headers.etag).toBeTruthy();
  });

  test('S16.7 of all answers of the demo’s guide the statistics hear those alone that ask the way', () => {
    const told = form.variants.flatMap((script) => {
      const found: string[] = [];
      for (const { id, answers } of script.nodes) {
        for (const place of answers.keys()) {
          const from = { ...script, start: id };
          let { talk } = step(from, silent, { type: 'begin' }, () => 0);
          while (talk.coming.length > 0) ({ talk } = step(from, talk, { type: 'typed' }, () => 0));
          const { chosen } = step(from, talk, { type: 'answered', place }, () => 0);
          if (chosen) found.push(chosen.answer);
        }
      }
      return found;
    });
    const asksTheWay = ['Einfach stöbern', 'Überrasch mich', 'Ich suche etwas Bestimmtes', 'Ja, bitte', 'Nein, danke'];
    expect(new Set(told)).toEqual(new Set(asksTheWay));
  });

  test('S1.7 speaks English to those who ask for it', async () => {
    const guide = await guideIn('en');
    expect([guide.lang, guide.persona.disclaimer]).toEqual(['en', 'I am an automatic guide and not a doctor.']);
  });

  test('S15.3 S17.1 the start page says who the guide is, that it is automatic and no doctor, before there is any script', async () => {
    for (const [address, title, disclaimer] of [
      ['/', 'Chat mit Mina', 'Ich bin ein automatischer Wegweiser und keine Ärztin.'],
      ['/en', 'Chat with Mina', 'I am an automatic guide and not a doctor.'],
    ] as const) {
      const { text } = await site().get(address);
      const shell = /<section[^>]*aria-labelledby="guide".*?<\/section>/s.exec(text)?.[0] ?? '';
      expect(shell, address).toContain(title);
      expect(shell.indexOf(disclaimer), address).toBeGreaterThan(0);
      expect(shell, address).not.toContain('Hallo');
      expect(shell, address).toMatch(/href="(?:\/en)?\/suche"/);
    }
  });

  test('what is saved is what comes, and a new version of the content', async () => {
    await undone(site(), async ({ database: { db } }) => {
      const before = await readContentVersion(db);
      const changed = {
        ...withSecond([{ ...node, next: ['a'] }]),
        persona: { ...form.persona, name: 'Ida', picture: '/storage/ida.jpg' },
      };
      expect(await saveGuide(db, changed, now)).toEqual([]);
      expect(await readContentVersion(db)).not.toBe(before);
      expect(await findGuideForm(db)).toEqual(changed);
      // Its second variant is not translated, so the whole guide stays German.
      expect(await findGuide(db, 'en')).toMatchObject({ lang: 'de', persona: { name: 'Ida' }, variants: [{}, { start: 'a' }] });
    });
  });

  test('S8.10 a script that would leave a reader standing is not saved, and what is wrong is told', async () => {
    await undone(site(), async ({ database: { db } }) => {
      const before = [await findGuideForm(db), await readContentVersion(db)];
      const broken = withSecond([
        { ...node, next: ['weg'] },
        { ...node, id: 'b', answers: [], next: ['b'] },
      ]);
      expect(await saveGuide(db, broken, now)).toEqual([
        { kind: 'missing', node: 'a', to: 'weg', variant: 1 },
        { kind: 'loop', node: 'b', variant: 1 },
      ]);
      expect([await findGuideForm(db), await readContentVersion(db)]).toEqual(before);
    });
  });

  test('S18.1 the demo’s guide comes into a site that has none, names filled in, and never over one that a team made', async () => {
    await undone(site(), async ({ database }) => {
      const { db } = database;
      const options = { ...demoNames, clock: site().clock };
      expect(await importGuide(db, world, options)).toBe(false);
      await forget(database);
      expect(await findGuide(db, 'de')).toBeNull();
      const named = { guide: { ...world.guide, persona: { ...world.guide.persona, disclaimer: 'Für {presenter} bei {site}.' } } };
      expect(await importGuide(db, named, options)).toBe(true);
      expect(await findGuide(db, 'de')).toMatchObject({ persona: { disclaimer: 'Für Dr. Muster bei Sprechstunde.' } });
    });
  });

  test('S18.1 it does not come into a catalogue without its videos', async () => {
    await undone(site(), async ({ database }) => {
      await forget(database);
      await database.db.update(videos).set({ shortid: 'anders' }).where(eq(videos.shortid, 'notfall116'));
      expect(await importGuide(database.db, world, { ...demoNames, clock: site().clock })).toBe(false);
      expect(await findGuideForm(database.db)).toBeNull();
    });
  });
});

test('S3.10 forms of a script are checked before anything else', () => {
  const bad = [
    { ...node, id: '' },
    { ...node, content: 'x'.repeat(601) },
    { ...node, content: 'a\0b' },
    { ...node, content: '\ud800' },
    { ...node, answers: [''] },
    { ...node, answers: [[]] },
    { ...node, url: 'javascript:alert(1)' },
    { ...node, url: '//evil.example' },
    { ...node, url: '/\\evil.example' },
    { ...node, url: 'http://evil.example' },
    { ...node, video: '../x' },
    { ...node, playlist: 'Ab/c' },
    { ...node, type: 'jump' },
  ];
  for (const one of bad) {
    const whole = { ...form, variants: [form.variants[0], { start: 'a', nodes: [one] }] };
    expect(GuideForm.safeParse(whole).success, JSON.stringify(one)).toBe(false);
  }
  expect(GuideForm.safeParse({ ...form, variants: [form.variants[0]] }).success).toBe(false);
  for (const url of ['/suche?query=a', 'https://a.example/b', 'tel:+4930112'])
    expect(GuideForm.safeParse(withSecond([{ ...node, url }])).success, url).toBe(true);
});
