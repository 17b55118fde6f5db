import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, expect, test, vi } from 'vitest';
import { deskAudit } from '#desk/server/door.ts';
import { readContentVersion } from '#platform/content-version.ts';
import type { Browser } from '../../../tests/browser.ts';
import { oddInput } from '../../../tests/odd-input.ts';
import { onSite } from '../../../tests/served.ts';
import { givenLogin } from '../../../tests/sessions.ts';
import { givenStaff, type Staff } from '../../../tests/staff.ts';
import type { OfficeNote, Settings, TagTree, TreeTag } from '../office-contract.ts';
import { inTreeOrder } from './tag-tree.ts';
import { idOf } from './door.ts';

type Refused = { readonly errors: Record<string, string[]> };

onSite('what the site has once', (site) => {
  let staff: Staff;
  const db = () => site().database.db;
  const office = '/api/backend';
  const got = async <Value>(path: string, browser: Browser = staff.editor): Promise<Value> => {
    const answer = await browser.get(`${office}/${path}`);
    expect(answer.status, path).toBe(200);
    return (answer.json() as { data: Value }).data;
  };
  const send = (path: string, body: object, browser: Browser = staff.editor) =>
    browser.send('POST', `${office}/${path}`, { ...body });
  const settings = (browser?: Browser) => got<Settings>('settings/get', browser);
  const tree = async (): Promise<TagTree> => (await staff.editor.get(`${office}/tag/tree`)).json() as TagTree;
  const tagNamed = async (slug: string): Promise<TreeTag> => {
    const found = (await tree()).data.find((tag) => tag.slug === slug);
    if (!found) throw new Error(`There is no tag ${slug}.`);
    return found;
  };

  beforeAll(async () => {
    staff = await givenStaff(site());
  });

  test('S11.8 an editor says where a video is at home; a playlist that it is not in does not count', async () => {
    const at = `video/get/${idOf('video', 'physio1')}`;
    const watch = site().watch(60_000);
    const firstList = async (): Promise<string | undefined> => {
      const { data } = (await staff.editor.get('/api/video?shortid=physio1')).json() as {
        data: { playlists: { shortid: string }[] }[];
      };
      return data[0]?.playlists[0]?.shortid;
    };
    const before = await got<Record<string, unknown>>(at);
    const saveHome = async (home: string | null) => {
      const { status } = await send('video/save', { ...(await got<Record<string, unknown>>(at)), home });
      await watch.check();
      // For one second (site clock) after a change is noticed, the old response is still sent.
      site().clock.advance(2000);
      return status;
    };
    // Any of its playlists can be chosen, whichever would come first by default.
    for (const list of ['l-bandsch', 'l-physio']) {
      expect(await saveHome(idOf('playlist', list))).toBe(200);
      await vi.waitFor(async () => expect(await firstList()).toBe(list), { timeout: 5000 });
    }
    expect(await saveHome(null)).toBe(200);
    await vi.waitFor(async () => expect(await firstList()).not.toBe('l-physio'), { timeout: 5000 });
    const byItself = await firstList();
    expect(await saveHome(idOf('playlist', 'l-schlaf'))).toBe(200);
    expect(await firstList()).toBe(byItself);
    expect(await saveHome(idOf('video', 'physio1'))).toBe(422);
    expect(await saveHome(before.home as string | null)).toBe(200);
    watch.stop();
  });

  test('S6.4 S10.1 these calls are for editors and admins', async () => {
    for (const path of ['settings/get', 'settings/picks', 'note/list', 'tag/tree'])
      for (const [who, status] of [
        ['visitor', 401],
        ['member', 403],
        ['support', 403],
        ['editor', 200],
        ['admin', 200],
      ] as const)
        expect((await staff[who].get(`${office}/${path}`)).status, `${who} ${path}`).toBe(status);
    const { version: _, ...whole } = await settings();
    for (const path of ['settings/save', 'note/save', 'note/delete'])
      expect((await send(path, whole, staff.support)).status, path).toBe(403);
  });

  test('S1.6 S2.1 S2.29 what comes goes back as it is, and nothing is different then', async () => {
    const before = await settings();
    expect(before).toMatchObject({ start_picks: ['start-1', 'start-2', 'start-3', 'start-4'], since: 2021, seller: null });
    const answer = await send('settings/save', before);
    expect([answer.status, (answer.json() as { data: Settings }).data]).toEqual([200, before]);
  });

  test('S1.6 S16.6 the notice is saved sanitised, shown on the start page, and can be switched off', async () => {
    const before = await settings();
    const copy = '<p onclick="x()">Neu<script>alert(1)</script></p>';
    const notice = { title: 'Umgezogen', copy, enabled: true, en: { title: 'Moved', copy } };
    const saved = await send('settings/save', { ...before, notice });
    expect(saved.json()).toMatchObject({ data: { notice: { copy: '<p>Neu</p>', en: { copy: '<p>Neu</p>' } } } });
    await site().app.contentChanged(await readContentVersion(db()), null);
    const content = (await site().get('/api/content')).json() as { data: { notice: object } };
    expect(content.data.notice).toEqual({ title: 'Umgezogen', copy: '<p>Neu</p>', lang: 'de' });
    const after = await settings();
    expect((await send('settings/save', { ...after, notice: { ...after.notice, enabled: false } })).status).toBe(200);
    await site().app.contentChanged(await readContentVersion(db()), null);
    expect((await site().get('/api/content')).json()).toMatchObject({ data: { notice: null } });
    expect((await send('settings/save', { ...before, version: null })).status).toBe(200);
  });

  test('S2.1 the picks stand on the start page in the order in which they were put', async () => {
    const before = await settings();
    await send('settings/save', { ...before, start_picks: ['start-3', 'start-1'] });
    await site().app.contentChanged(await readContentVersion(db()), null);
    const { data } = (await site().get('/api/content')).json() as { data: { playlists: { shortid: string }[] } };
    expect(data.playlists.map(({ shortid }) => shortid)).toEqual(['start-3', 'start-1']);
    await send('settings/save', { ...before, version: null });
    expect(
      (await got<{ shortid: string }[]>('settings/picks?shortids=start-2,weg,start-1')).map(({ shortid }) => shortid),
    ).toEqual(['start-2', 'start-1']);
    const found = await got<{ title: string }[]>('settings/picks?query=r%C3%BCcken');
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ title }) => /rücken/i.test(title))).toBe(true);
  });

  test('S10.8 a save that names an older version is refused, and the log says who changed which part', async () => {
    const before = await settings();
    const motto = { ...before.motto, de: 'Frag ruhig.' };
    const first = await send('settings/save', { ...before, motto });
    const second = await send('settings/save', { ...before, since: 2020 }, staff.admin);
    expect([first.status, second.status]).toEqual([200, 409]);
    expect((await settings()).since).toBe(2021);
    const rows = await db().select().from(deskAudit).where(eq(deskAudit.entity, 'settings'));
    expect(rows.map(({ details }) => JSON.stringify(details))).toContain('{"fields":["motto"]}');
    const again = await send('settings/save', { ...before, motto });
    expect([again.status, again.json()]).toEqual([200, first.json()]);
    expect(await db().$count(deskAudit, eq(deskAudit.entity, 'settings'))).toBe(rows.length);
    await send('settings/save', { ...before, version: null });
  });

  test('S2.1 S2.24 editors put their own sentences in the place of the site’s, in each language, and go back to these', async () => {
    const before = await settings();
    const watch = site().watch(60_000);
    const page = async (path: string): Promise<string> => (await site().get(path)).text;
    const pages = ['/', '/en', '/gesundheit/krankheiten', '/en/gesundheit', '/partner'];
    for (const path of pages) await page(path);
    const save = async (texts: Settings['texts'], version: string | null) => {
      expect((await send('settings/save', { ...before, version, texts })).status).toBe(200);
      await watch.check();
      // For one second (site clock) after a change is noticed, the old page is still sent.
      site().clock.advance(2000);
    };
    const { start, intros } = before.texts;
    await save(
      {
        start: {
          ...start,
          eyebrow: 'Dein Hausarzt\u200B im Netz',
          open_health: 'Los geht’s',
          en: { ...start.en, shuffle: 'Surprise me' },
        },
        intros: { ...intros, krankheiten: 'Woran Du sie\nerkennst.', en: { ...intros.en, health: 'Plainly explained.' } },
      },
      before.version,
    );
    await vi.waitFor(async () => expect(await page('/')).toContain('Dein Hausarzt im Netz'), { timeout: 5000 });
    expect(await page('/')).toContain('Los geht’s');
    expect(await page('/')).not.toContain('Gesundheit verstehen');
    const [english, illnesses, health] = await Promise.all(['/en', '/gesundheit/krankheiten', '/en/gesundheit'].map(page));
    expect(english).toContain('Surprise me');
    expect(english).toContain('Understand your health');
    expect(illnesses).toContain('<meta name="description" content="Woran Du sie erkennst.">');
    expect(illnesses).not.toContain('Hier findest Du alle Videos rund um Krankheiten');
    expect(health).toContain('Plainly explained.');
    expect(await page('/en/gesundheit/krankheiten')).toContain('Here you will find all videos about illnesses');
    const rows = await db().select().from(deskAudit).where(eq(deskAudit.entity, 'settings'));
    expect(rows.at(-1)?.details).toEqual({ fields: ['texts'] });
    const { texts: _, ...older } = await settings();
    expect((await send('settings/save', older)).status).toBe(200);
    expect((await settings()).texts.start.open_health).toBe('Los geht’s');
    const long = { ...before.texts, start: { ...start, open_health: 'x'.repeat(33) } };
    expect((await send('settings/save', { ...before, version: null, texts: long })).status).toBe(422);
    await save(before.texts, null);
    await vi.waitFor(async () => expect(await page('/')).toContain('Gesundheit verstehen'), { timeout: 5000 });
    expect(await page('/gesundheit/krankheiten')).toContain('Hier findest Du alle Videos rund um Krankheiten');
    watch.stop();
  });

  test('S15.1 what ‘Wie wir arbeiten’ says is set here; a save that does not know of it leaves it', async () => {
    const before = await settings();
    const trust = { review_months: 6, leave_out_overdue: false, funding: { de: 'Wir selbst.', en: '' } };
    expect((await send('settings/save', { ...before, trust })).json()).toMatchObject({ data: { trust } });
    const { trust: _, version: __, ...older } = before;
    expect((await send('settings/save', older)).status).toBe(200);
    expect((await settings()).trust).toEqual(trust);
    const odd = { ...trust, review_months: -1 };
    expect((await send('settings/save', { ...before, version: null, trust: odd })).status).toBe(422);
    await send('settings/save', { ...before, version: null });
  });

  test('S14.4 S6.4 who sells is known to admins alone, and changed by them alone', async () => {
    const asAdmin = await settings(staff.admin);
    expect(asAdmin.seller).toMatchObject({ vat_id: 'DE000000000' });
    const seller = { name: 'Neu GmbH', lines: ['Weg 2', '', '54321 Ort'], vat_id: 'DE1', email: 'x@example.org' };
    expect((await send('settings/save', { ...asAdmin, seller })).status).toBe(403);
    expect((await settings(staff.admin)).seller).toEqual(asAdmin.seller);
    const saved = await send('settings/save', { ...asAdmin, seller }, staff.admin);
    expect(saved.json()).toMatchObject({ data: { seller: { ...seller, lines: ['Weg 2', '54321 Ort'] } } });
    const editors = await settings();
    await send('settings/save', { ...editors, since: 2022 });
    expect((await settings(staff.admin)).seller?.name).toBe('Neu GmbH');
    await send('settings/save', { ...asAdmin, version: null }, staff.admin);
  });

  test('S1.6 S2.1 S2.29 what cannot be is refused at its field', async () => {
    const before = await settings();
    const link = { network: 'facebook', url: 'https://a.example/' };
    const refusals: readonly (readonly [object, string])[] = [
      [{ notice: { ...before.notice, title: 'x'.repeat(201) } }, 'notice'],
      [{ notice: { ...before.notice, title: '', enabled: true } }, 'notice'],
      [{ notice: { ...before.notice, copy: '<script>x</script>', enabled: true } }, 'notice'],
      [{ start_picks: ['gibtsnicht'] }, 'start_picks'],
      [{ start_picks: ['start-1', 'start-1'] }, 'start_picks'],
      [{ start_picks: ['../x'] }, 'start_picks'],
      [{ social_links: [link, link] }, 'social_links'],
      [{ social_links: [{ ...link, url: 'javascript:alert(1)' }] }, 'social_links'],
      [{ social_links: [{ ...link, network: 'myspace' }] }, 'social_links'],
      [{ credit: { label: '', url: 'https://a.example/' } }, 'credit'],
      [{ since: 1066 }, 'since'],
      [{ motto: { de: 'x'.repeat(301), en: '' } }, 'motto'],
    ];
    for (const [change, field] of refusals) {
      const { status, json } = await send('settings/save', { ...before, ...change });
      expect([status, Object.keys((json() as Refused).errors).slice(0, 1)], JSON.stringify(change)).toEqual([422, [field]]);
    }
    expect(await settings()).toEqual(before);
  });

  test('S2.46 a note is written, shown on its page, changed and deleted; each time the log knows it', async () => {
    const made = await send('note/save', { place: '/en/partner/', copy: '<p>Hallo <b onclick="x()">Du</b></p>' });
    const note = (made.json() as { data: OfficeNote }).data;
    expect(note).toMatchObject({ title: 'Hallo Du', place: '/partner', copy: '<p>Hallo Du</p>', en: null });
    await site().app.contentChanged(await readContentVersion(db()), null);
    const shown = async () =>
      ((await site().get('/api/note?place=/partner')).json() as { data: { id: string; copy: string }[] }).data;
    expect((await shown()).map(({ id }) => id)).toContain(note.id);
    expect((await got<OfficeNote[]>('note/list?q=hallo')).map(({ id }) => id)).toEqual([note.id]);
    const after = { ...note, copy: '<p>Anders</p>', en: { copy: '<p>Different</p>' } };
    const saved = await send('note/save', after);
    expect(saved.json()).toEqual({ data: { ...after, title: 'Anders', version: expect.any(String) as string } });
    const stale = await send('note/save', { ...after, copy: '<p>Von früher</p>' });
    expect([stale.status, await got<OfficeNote>(`note/get/${note.id}`)]).toMatchObject([409, { copy: '<p>Anders</p>' }]);
    expect(await got<OfficeNote>(`note/get/${note.id}`)).toMatchObject({ title: 'Anders' });
    expect((await send('note/delete', { id: note.id })).json()).toEqual({ data: { ids: [note.id] } });
    expect((await staff.editor.get(`${office}/note/get/${note.id}`)).status).toBe(404);
    expect((await send('note/save', after)).status).toBe(404);
    const rows = await db().select().from(deskAudit).where(eq(deskAudit.entryId, note.id));
    expect(rows.map(({ action }) => action).toSorted()).toEqual(['create', 'delete', 'save']);
  });

  test('S2.46 S10.8 a note whose answer was lost is saved once, and is no version of somebody else', async () => {
    const form = { new_id: randomUUID(), place: '/einmal', copy: '<p>Einmal</p>' };
    const made = ((await send('note/save', form)).json() as { data: OfficeNote }).data;
    expect((await send('note/save', form)).json()).toEqual({ data: made });
    const more = ((await send('note/save', { ...form, copy: '<p>Einmal mehr</p>' })).json() as { data: OfficeNote }).data;
    expect((await got<OfficeNote[]>('note/list?q=einmal')).map(({ id }) => id)).toEqual([form.new_id]);
    const changed = { ...more, copy: '<p>Anders</p>' };
    const answers = [await send('note/save', changed), await send('note/save', changed)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[1]?.json()).toEqual(answers[0]?.json());
    const rows = await db().select().from(deskAudit).where(eq(deskAudit.entryId, form.new_id));
    expect(rows.map(({ action }) => action).toSorted()).toEqual(['create', 'save', 'save']);
    await send('note/delete', { id: form.new_id });
  });

  test('S2.46 a note without words, or of no page, is refused at its field', async () => {
    for (const [body, field] of [
      [{ place: '/', copy: '<p> </p>' }, 'copy'],
      [{ place: '/', copy: '<script>x</script>' }, 'copy'],
      [{ place: '//evil.example', copy: '<p>x</p>' }, 'place'],
      [{ place: 'gesundheit', copy: '<p>x</p>' }, 'place'],
      [{ place: '/a?b', copy: '<p>x</p>' }, 'place'],
      [{ copy: '<p>x</p>' }, 'place'],
    ] as const) {
      const { status, json } = await send('note/save', body);
      expect([status, Object.keys((json() as Refused).errors).slice(0, 1)], JSON.stringify(body)).toEqual([422, [field]]);
    }
  });

  test('S1.6 whatever is sent, the answer is an answer', async () => {
    const before = await settings();
    await fc.assert(
      fc.asyncProperty(oddInput, fc.constantFrom(...Object.keys(before)), async (odd, field) => {
        expect((await send('settings/save', { ...before, [field]: odd, since: 'x' })).status).toBeLessThan(500);
        expect((await send('note/save', { place: odd, copy: odd, en: odd, id: odd })).status).toBeLessThan(500);
        expect((await send('note/delete', { id: odd, ids: odd })).status).toBeLessThan(500);
      }),
      { numRuns: 20 },
    );
  });

  test('S10.4 the tree says how often each tag is used, on the site and in each category', async () => {
    const { data, categories } = await tree();
    const total = ((await site().get('/api/tag?perPage=1')).json() as { total: number }).total;
    expect(data).toHaveLength(total);
    const tag = data.find(({ slug }) => slug === 'schlaf');
    const videos = ((await site().get('/api/video?tag=schlaf&perPage=1')).json() as { total: number }).total;
    expect(tag).toMatchObject({ depth: 0, parent: null, videos });
    const illnesses = categories.find(({ category }) => category === 'krankheiten');
    expect(illnesses?.tags.length).toBeGreaterThan(3);
    for (const { tags } of categories) for (const { videos: v, playlists } of tags) expect(v + playlists).toBeGreaterThan(0);
  });

  test('S10.4 a tag moves below another, with all below it, and never below itself', async () => {
    const [sleep, calm, stress] = [await tagNamed('schlaf'), await tagNamed('entspannung'), await tagNamed('stress')];
    const move = async ({ id }: TreeTag, parent: string | null) => {
      const entry = await got<Record<string, unknown>>(`tag/get/${id}`);
      return send('tag/save', { ...entry, parent });
    };
    expect((await move(sleep, calm.id)).status).toBe(200);
    expect((await move(calm, stress.id)).status).toBe(200);
    const order = (await tree()).data;
    const at = order.findIndex(({ id }) => id === stress.id);
    expect(order.slice(at, at + 3).map(({ slug, depth }) => [slug, depth])).toEqual([
      ['stress', 0],
      ['entspannung', 1],
      ['schlaf', 2],
    ]);
    for (const [tag, below] of [
      [stress, sleep],
      [stress, stress],
      [calm, sleep],
    ] as const) {
      const { status, json } = await move(tag, below.id);
      expect([status, Object.keys((json() as Refused).errors)]).toEqual([422, ['parent']]);
    }
    expect((await move(sleep, idOf('tag', 'weg'))).status).toBe(422);
    const both = await Promise.all([move(stress, null), move(sleep, null), move(calm, null)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200, 200]);
    const crossed = await Promise.all([move(sleep, calm.id), move(calm, sleep.id)]);
    expect(crossed.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    for (const tag of [sleep, calm]) expect((await move(tag, null)).status).toBe(200);
  });

  test('S15.1 S15.4 the form of a video and of a page holds who stands for it, and lists say what is overdue', async () => {
    const id = idOf('video', 'gicht1');
    const entry = await got<Record<string, unknown>>(`video/get/${id}`);
    expect(entry).toMatchObject({ author: '', sources: [], corrections: [] });
    const trust = {
      author: 'Dr. Muster',
      reviewer: 'Dr. Wieck',
      reviewed_on: '2020-01-01',
      next_review_on: '2021-01-01',
      sources: [{ title: 'Leitlinie', url: 'https://register.awmf.org/' }],
      corrections: [{ date: '2020-02-01', text: 'Es ist der große Zeh.', en: '' }],
    };
    expect((await send('video/save', { ...entry, ...trust })).status).toBe(200);
    expect(await got(`video/get/${id}`)).toMatchObject({
      ...trust,
      corrections: [{ date: '2020-02-01', text: 'Es ist der große Zeh.' }],
    });
    const listed = (await got<{ id: string; review: string }[]>('video/list?perPage=200&review=overdue')).map((row) => [
      row.id,
      row.review,
    ]);
    expect(listed).toContainEqual([id, 'overdue']);
    expect((await site().get('/api/video/gicht1')).json()).toMatchObject({
      data: { reviewer: 'Dr. Wieck', corrections: [{ lang: 'de' }] },
    });
    const current = await got<Record<string, unknown>>(`video/get/${id}`);
    for (const [change, field] of [
      [{ sources: [{ title: 'x', url: 'javascript:alert(1)' }] }, 'sources'],
      [{ reviewer: 'x'.repeat(201) }, 'reviewer'],
      [{ next_review_on: '2019-01-01' }, 'next_review_on'],
      [{ corrections: [{ date: 'gestern', text: 'x' }] }, 'corrections'],
    ] as const) {
      const { status, json } = await send('video/save', { ...current, ...change });
      expect([status, Object.keys((json() as Refused).errors).slice(0, 1)], JSON.stringify(change)).toEqual([422, [field]]);
    }
    await send('video/save', { ...entry, version: null });
    const page = await got<Record<string, unknown>>(`page/get/${idOf('page', 'faq')}`);
    expect(page).toMatchObject({ author: 'Dr. Muster' });
    expect((await send('page/save', { ...page, corrections: trust.corrections })).status).toBe(200);
    expect(await got(`page/get/${idOf('page', 'faq')}`)).toMatchObject({
      corrections: [{ date: '2020-02-01', text: 'Es ist der große Zeh.' }],
    });
    expect((await site().get('/api/page/faq')).json()).toMatchObject({ data: { corrections: [{ date: '2020-02-01' }] } });
    expect((await got<{ review: string }[]>('page/list?perPage=200')).map(({ review }) => review)).toContain('reviewed');
  });

  test('S15.1 a review is overdue from the day after, by the clock of Berlin', async () => {
    const before = site().clock.now();
    const id = idOf('video', 'gicht1');
    const entry = await got<Record<string, unknown>>(`video/get/${id}`);
    expect((await send('video/save', { ...entry, reviewed_on: '2026-01-01', next_review_on: '2026-06-20' })).status).toBe(200);
    const stateAt = async (now: string): Promise<string | undefined> => {
      site().clock.set(now);
      const { browser } = await givenLogin(site(), { roles: ['editor'], totpConfirmedAt: site().clock.now() });
      const rows = await got<{ id: string; review: string }[]>('video/list?perPage=200&q=gicht&sort=review', browser);
      const overdue = await got<{ id: string }[]>('video/list?perPage=200&q=gicht&review=overdue', browser);
      const state = rows.find((row) => row.id === id)?.review;
      expect(overdue.some((row) => row.id === id)).toBe(state === 'overdue');
      return state;
    };
    // 23:30 and 00:30 in Berlin.
    expect(await stateAt('2026-06-20T21:30:00Z')).toBe('reviewed');
    expect(await stateAt('2026-06-20T22:30:00Z')).toBe('overdue');
    site().clock.set(before);
    await send('video/save', { ...entry, version: null });
  });
});

test('S10.4 a circle, should there ever be one, is shown once and whole', () => {
  const tag = (id: string, parent: string | null) => ({ id, slug: id, title: id, parent });
  const rows = [tag('a', 'b'), tag('b', 'a'), tag('c', null), tag('d', 'c')];
  expect(inTreeOrder(rows).map(({ id, depth }) => `${id}${depth}`)).toEqual(['c0', 'd1', 'a0', 'b1']);
});
