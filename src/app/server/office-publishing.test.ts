import { eq, sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { idOf } from '#catalog/server/door.ts';
import { playlistVideos } from '#catalog/server/tables.ts';
import { deskAudit, emptyBin, keepSchedule } from '#desk/server/door.ts';
import { pictureFacts } from '#media/server/door.ts';
import { entitlements } from '#shop/server/tables.ts';
import type { EntityName } from '#paths/office-api.ts';
import type { Browser } from '../../../tests/browser.ts';
import { newEntries } from '../../../tests/office.ts';
import { demoFiles, onBothSites, type Answer } from '../../../tests/served.ts';
import { givenLogin } from '../../../tests/sessions.ts';
import { coachingDay, freeList, freeVideo } from '../../../tests/world.ts';
import { officeEntitiesOf } from './rooms.ts';

type Entry = Record<string, unknown> & { id: string; version: number; state: string };
const dataOf = (answer: Answer): Entry => (answer.json() as { data: Entry }).data;
const hour = 3_600_000;

onBothSites('publishing in the office', (site) => {
  const editor = async (): Promise<Browser> =>
    (await givenLogin(site(), { roles: ['editor'], totpConfirmedAt: site().clock.now() })).browser;
  const call = async (browser: Browser, entity: EntityName, what: string, body: Record<string, unknown>): Promise<Entry> => {
    const answer = await browser.send('POST', `/api/backend/${entity}/${what}`, body);
    expect(answer.status, answer.text.slice(0, 400)).toBe(200);
    return dataOf(answer);
  };
  const got = async (browser: Browser, entity: EntityName, id: string): Promise<Entry> =>
    dataOf(await browser.get(`/api/backend/${entity}/get/${id}`));
  const entityNamed = (name: EntityName) => {
    const found = officeEntitiesOf('dr-muster').find((one) => one.name === name);
    if (!found) throw new Error(`There is no entity ${name}.`);
    return found;
  };
  const watched = (): { check: () => Promise<void>; stop: () => void } => site().watch(60_000);

  test('S10.8 S18.3 what is saved is on the site with the next look at the content version', async () => {
    const browser = await editor();
    const watch = watched();
    await watch.check();
    const partner = await call(browser, 'partner', 'save', newEntries.partner('Haus Amsel'));
    await watch.check();
    const page = await site().get('/partner/haus-amsel');
    expect(page.status).toBe(200);
    expect(page.text).toContain('Haus Amsel');
    await call(browser, 'partner', 'save', { ...partner, title: 'Haus Drossel' });
    await watch.check();
    // The stale page is served while the new one is being rendered.
    await expect.poll(async () => (await site().get('/partner/haus-amsel')).text).toContain('Haus Drossel');
    watch.stop();
  });

  test('S10.8 an address that changed leads to the new one, in both languages, until another takes it', async () => {
    const browser = await editor();
    const watch = watched();
    const partner = await call(browser, 'partner', 'save', { ...newEntries.partner('Alter Name'), slug: 'alter-name' });
    await watch.check();
    expect((await site().get('/partner/alter-name')).status).toBe(200);
    await call(browser, 'partner', 'save', { ...partner, slug: 'neuer-name' });
    await watch.check();
    // Cached pages are then rendered again, and this one has moved: not an error.
    expect(site().lines.filter(({ level }) => level === 'error')).toEqual([]);
    // For a second after a change was noticed, by the site's own clock, the stale page is served.
    site().clock.advance(2000);
    await expect.poll(async () => (await site().get('/partner/alter-name')).status).toBe(301);
    expect(await site().get('/partner/alter-name')).toMatchObject({ status: 301, headers: { location: '/partner/neuer-name' } });
    expect(await site().get('/en/partner/alter-name')).toMatchObject({
      status: 301,
      headers: { location: '/en/partner/neuer-name' },
    });
    await call(browser, 'partner', 'save', { ...newEntries.partner('Ein anderer'), slug: 'alter-name' });
    await watch.check();
    await expect.poll(async () => (await site().get('/partner/alter-name')).text).toContain('Ein anderer');
    watch.stop();
  });

  test('S10.8 a video that is taken off comes back with all that it was part of', async () => {
    const browser = await editor();
    const id = idOf('video', freeVideo.shortid);
    const places = () =>
      site()
        .database.db.select()
        .from(playlistVideos)
        .where(eq(playlistVideos.videoId, id))
        .orderBy(playlistVideos.playlistId, playlistVideos.role);
    const before = await places();
    expect(before.length).toBeGreaterThan(0);
    const video = await got(browser, 'video', id);
    const draft = await call(browser, 'video', 'save', { ...video, state: 'draft' });
    expect(await places()).toEqual([]);
    expect((await site().get(`/api/video/${freeVideo.shortid}`)).status).toBe(404);
    await call(browser, 'video', 'save', { ...draft, state: 'published' });
    expect(await places()).toEqual(before);
    expect((await site().get(`/api/video/${freeVideo.shortid}`)).status).toBe(200);
    expect((await browser.send('POST', '/api/backend/video/delete', { id })).status).toBe(200);
    expect(await places()).toEqual([]);
    await call(browser, 'video', 'restore', { id });
    expect(await places()).toEqual(before);
    expect(await got(browser, 'video', id)).toMatchObject({ tags: video.tags, title: video.title, state: 'published' });
  });

  test('S10.8 a draft is named by drafts and by what is public; readers see the link once both ends are public', async () => {
    const browser = await editor();
    const { clip } = (await got(browser, 'video', idOf('video', freeVideo.shortid))) as unknown as { clip: string };
    const tag = await call(browser, 'tag', 'save', { ...newEntries.tag('Noch ohne Film'), state: 'draft' });
    const draft = { title: 'Neuer Tag im Kurs', shortid: 'neutag1', clip, tags: [tag.id], state: 'draft' };
    const video = await call(browser, 'video', 'save', draft);
    expect(video).toMatchObject({ tags: [tag.id] });
    const list = await got(browser, 'playlist', idOf('playlist', freeList.shortid));
    const videos = [...(list.videos as string[]), video.id];
    expect(await call(browser, 'playlist', 'save', { ...list, videos })).toMatchObject({ videos, state: 'published' });
    const shown = async () => {
      const { data } = (await site().get(`/api/playlist/${freeList.slug}`)).json() as { data: { videos: { shortid: string }[] } };
      return data.videos.map(({ shortid }) => shortid);
    };
    const links = async () =>
      (await site().database.db.select().from(playlistVideos).where(eq(playlistVideos.videoId, video.id))).length;
    const before = await shown();
    expect([before.includes('neutag1'), await links()]).toEqual([false, 0]);
    expect((await site().get('/api/video/neutag1')).status).toBe(404);
    await call(browser, 'video', 'save', { ...video, state: 'published' });
    expect([await links(), (await site().get('/api/video/neutag1')).status]).toEqual([1, 200]);
    const { rows } = await site().database.db.execute(sql`select 1 from video_tags where video_id = ${video.id}::uuid`);
    expect(rows).toEqual([]);
    await call(browser, 'tag', 'save', { ...tag, state: 'published' });
    expect(
      (await site().database.db.execute(sql`select 1 from video_tags where video_id = ${video.id}::uuid`)).rows,
    ).toHaveLength(1);
    // A deleted tag belongs to nothing; when restored, it belongs to the same entries again.
    expect((await browser.send('POST', '/api/backend/tag/delete', { id: tag.id })).status).toBe(200);
    const without = await got(browser, 'video', video.id);
    expect(without.tags).toEqual([]);
    await call(browser, 'video', 'save', { ...without, title: 'Umbenannt' });
    await call(browser, 'tag', 'restore', { id: tag.id });
    expect(await got(browser, 'video', video.id)).toMatchObject({ title: 'Umbenannt', tags: [tag.id] });
  });

  test('S10.8 what an entry names is published with it, all of it or nothing', async () => {
    const browser = await editor();
    const { clip } = (await got(browser, 'video', idOf('video', freeVideo.shortid))) as unknown as { clip: string };
    const tag = await call(browser, 'tag', 'save', { ...newEntries.tag('Zusammen'), state: 'draft' });
    const film = { title: 'Zusammen neu', shortid: 'zusamm1', clip, tags: [tag.id], state: 'draft' };
    const video = await call(browser, 'video', 'save', film);
    const bare = await call(browser, 'video', 'save', { title: 'Ohne Film', shortid: 'zusamm2', state: 'draft' });
    const list = { title: 'Zusammen', slug: 'zusammen', shortid: 'zusamm', videos: [video.id, bare.id], state: 'draft' };
    const draft = await call(browser, 'playlist', 'save', list);
    const foreseen = await call(browser, 'playlist', 'foresee', draft);
    expect(foreseen.drafts).toEqual([
      { entity: 'video', id: bare.id, title: 'Ohne Film' },
      { entity: 'video', id: video.id, title: 'Zusammen neu' },
      { entity: 'tag', id: tag.id, title: 'Zusammen' },
    ]);
    const named = (entity: EntityName, { id }: Entry) => ({ entity, id });
    const publish = (together: object[]) =>
      browser.send('POST', '/api/backend/playlist/save', { ...draft, state: 'published', together });
    const refused = await publish([named('tag', tag), named('video', video), named('video', bare)]);
    expect([refused.status, refused.json()]).toEqual([
      409,
      expect.objectContaining({ message: '„Ohne Film“: So kann es noch nicht veröffentlicht werden: Es fehlt etwas.' }),
    ]);
    expect((await got(browser, 'tag', tag.id)).state, 'nothing of it').toBe('draft');
    const stranger = await call(browser, 'tag', 'save', { ...newEntries.tag('Gehört nicht dazu'), state: 'draft' });
    expect((await publish([named('tag', stranger)])).status, 'only what it names').toBe(409);
    expect((await publish([named('tag', tag), named('video', video)])).status).toBe(200);
    for (const [entity, { id }] of [
      ['tag', tag],
      ['video', video],
      ['playlist', draft],
    ] as const)
      expect((await got(browser, entity, id)).state, entity).toBe('published');
    expect((await got(browser, 'video', bare.id)).state).toBe('draft');
    const { data } = (await site().get('/api/playlist/zusammen')).json() as { data: { videos: { shortid: string }[] } };
    expect(data.videos.map(({ shortid }) => shortid)).toEqual(['zusamm1']);
  });

  test('S10.5 where something is used is known before it is deleted', async () => {
    const browser = await editor();
    const answer = await browser.get(`/api/backend/video/uses/${idOf('video', freeVideo.shortid)}`);
    expect((answer.json() as { data: object[] }).data).toContainEqual({
      entity: 'playlist',
      id: idOf('playlist', freeList.shortid),
      title: freeList.title,
    });
  });

  test('S10.8 a preview shows the draft on the real page to whoever has its address, and changes nothing', async () => {
    const browser = await editor();
    const partner = await call(browser, 'partner', 'save', newEntries.partner('Haus Vorschau'));
    const content = { ...partner, title: 'Haus Entwurf' };
    const { url } = (await call(browser, 'partner', 'preview', { id: partner.id, content })) as unknown as { url: string };
    const shown = await site().get(url);
    expect(shown.status).toBe(200);
    expect(shown.text).toContain('Haus Entwurf');
    expect(shown.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'private, no-store' });
    expect((await site().get('/partner/haus-vorschau')).text).not.toContain('Haus Entwurf');
    expect(await got(browser, 'partner', partner.id)).toMatchObject({
      title: 'Haus Vorschau',
      draft: { content: { title: 'Haus Entwurf' }, by: 'Grete Muster' },
    });
    const forged = url.replace(partner.id, idOf('partner', 'x'));
    expect((await site().get(forged)).text).not.toContain('Haus Entwurf');
    const { clock } = site();
    const now = clock.now();
    clock.set(new Date(now.getTime() + 48 * hour + 1));
    expect((await site().get(url)).text, 'two days later').not.toContain('Haus Entwurf');
    clock.set(now);
    const unseen = await call(browser, 'partner', 'save', { ...newEntries.partner('Nur Entwurf'), state: 'draft' });
    const other = (await call(browser, 'partner', 'preview', { id: unseen.id })) as unknown as { url: string };
    expect((await site().get('/partner/nur-entwurf')).status).toBe(404);
    expect((await site().get(other.url)).text).toContain('Nur Entwurf');
  });

  test('(S10.8) a preview of a draft that is not finished is a page all the same, and what no form makes is refused', async () => {
    const browser = await editor();
    const odd = [
      null,
      '',
      '2026-02-3',
      'x'.repeat(3000),
      -1,
      1e308,
      true,
      {},
      ['x'],
      [{}],
      { de: [] },
      'haus-amsel',
      freeList.slug,
    ];
    for (const name of ['partner', 'retreat'] as const) {
      const { id } = await call(browser, name, 'save', newEntries[name](`Halb getippt ${name}`));
      const { id: _, ...whole } = await got(browser, name, id);
      for (const field of Object.keys(entityNamed(name).shape.shape)) {
        const bad: unknown[] = [];
        for (const value of odd) {
          const answer = await browser.send('POST', `/api/backend/${name}/preview`, {
            id,
            content: { ...whole, [field]: value },
          });
          const isTyped = entityNamed(name).draft.safeParse({ [field]: value }).success;
          if (answer.status !== (isTyped ? 200 : 422)) bad.push([value, answer.status]);
          if (!isTyped) continue;
          const { url = '' } = dataOf(answer) as { url?: string };
          const { status, text } = await site().get(url);
          if (status !== 200 || !text.includes('<main') || /null|undefined|object/.test(url)) bad.push([value, status, url]);
        }
        expect([name, field, bad]).toEqual([name, field, []]);
      }
    }
  }, 120_000);

  test('(S10.8) previews end when the team ends them, those of other entries and new ones go on', async () => {
    const browser = await editor();
    const given = async (title: string) => call(browser, 'partner', 'save', { ...newEntries.partner(title), state: 'draft' });
    const [one, other] = [await given('Geteilt Eins'), await given('Geteilt Zwei')];
    const shared = async ({ id }: { id: string }): Promise<string> =>
      ((await call(browser, 'partner', 'preview', { id })) as unknown as { url: string }).url;
    const isShown = async (url: string): Promise<boolean> => (await site().get(url)).text.includes('Geteilt');
    const [early, kept] = [await shared(one), await shared(other)];
    expect([await isShown(early), await isShown(kept)]).toEqual([true, true]);
    site().clock.advance(1000);
    await call(browser, 'partner', 'unshare', { id: one.id });
    expect([await isShown(early), await isShown(kept)]).toEqual([false, true]);
    site().clock.advance(1000);
    expect(await isShown(await shared(one))).toBe(true);
  });

  test('S10.8 a preview plays a video that is only a draft, that one alone, whoever may watch it later', async () => {
    const browser = await editor();
    const { clip } = (await got(browser, 'video', idOf('video', freeVideo.shortid))) as unknown as { clip: string };
    const draft = await call(browser, 'video', 'save', { title: 'Noch geheim', shortid: 'geheim1', clip, state: 'draft' });
    const { url } = (await call(browser, 'video', 'preview', { id: draft.id })) as unknown as { url: string };
    const token = new URL(url, 'https://x.example').searchParams.get('preview') ?? '';
    const ask = (shortid: string, preview = token) => site().get(`/api/video/${shortid}?preview=${preview}`);
    expect((await site().get(url)).text).toContain('Noch geheim');
    expect((await site().get('/api/video/geheim1')).status).toBe(404);
    const { data } = (await ask('geheim1')).json() as { data: { title: string; stream_id: string } };
    expect(data.title).toBe('Noch geheim');
    const { pathname } = new URL(data.stream_id, 'https://x.example');
    expect((await site().get(pathname)).status, 'without a permission').toBe(403);
    const manifest = await site().get(data.stream_id);
    expect([manifest.status, manifest.text]).toEqual([200, expect.stringContaining('#EXTM3U')]);
    expect((await ask(coachingDay)).status, 'another one').toBe(402);
    expect((await ask('geheim1', `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).status).toBe(404);
    const day = (await call(browser, 'video', 'preview', { id: idOf('video', coachingDay) })) as unknown as { url: string };
    const dayToken = new URL(day.url, 'https://x.example').searchParams.get('preview') ?? '';
    const answer = await ask(coachingDay, dayToken);
    expect(answer.status).toBe(200);
    expect((await site().get((answer.json() as { data: { stream_id: string } }).data.stream_id)).status).toBe(200);
  });

  test('S10.8 what is scheduled begins and ends at its time', async () => {
    const browser = await editor();
    const { clock, database } = site();
    const start = clock.now().getTime();
    const at = (hours: number): string => new Date(start + hours * hour).toISOString();
    const pictures = pictureFacts({ db: database.db, storage: demoFiles() });
    const due = () =>
      keepSchedule({ db: database.db, entities: officeEntitiesOf('dr-muster'), pictures, now: clock.now(), log: silent });
    const silent = { error: (...line: unknown[]) => expect.fail(String(line)) } as never;
    const waits = await call(browser, 'partner', 'save', {
      ...newEntries.partner('Später'),
      publish_at: at(1),
      unpublish_at: at(3),
    });
    expect(waits).toMatchObject({ state: 'draft', publish_at: at(1), unpublish_at: at(3) });
    const watch = watched();
    const seen = async (): Promise<number> => {
      await watch.check();
      return (await site().get('/partner/spaeter')).status;
    };
    expect(await seen()).toBe(404);
    const live = await call(browser, 'partner', 'save', newEntries.partner('Bald anders'));
    const changed = await call(browser, 'partner', 'save', { ...live, title: 'Jetzt anders', publish_at: at(1) });
    expect(changed).toMatchObject({ title: 'Bald anders', state: 'published', draft: { content: { title: 'Jetzt anders' } } });
    await due();
    expect((await got(browser, 'partner', waits.id)).state).toBe('draft');
    clock.set(new Date(start + 1.1 * hour));
    await due();
    expect(await got(browser, 'partner', waits.id)).toMatchObject({ state: 'published', publish_at: null, unpublish_at: at(3) });
    await expect.poll(seen, { timeout: 10_000 }).toBe(200);
    expect(await got(browser, 'partner', live.id)).toMatchObject({ title: 'Jetzt anders', draft: null });
    clock.set(new Date(start + 3.1 * hour));
    await due();
    await due();
    expect(await got(browser, 'partner', waits.id)).toMatchObject({ state: 'draft', unpublish_at: null });
    await seen();
    // For a second after a change was noticed, by the site's own clock, the stale page is served.
    clock.set(new Date(start + 3.2 * hour));
    await expect.poll(seen, { timeout: 10_000 }).toBe(404);
    watch.stop();
    clock.set(new Date(start));
  });

  test('S10.8 an end that is over, or before the start, is refused; an earlier version keeps the end', async () => {
    const browser = await editor();
    const start = site().clock.now().getTime();
    const at = (hours: number): string => new Date(start + hours * hour).toISOString();
    const live = await call(browser, 'partner', 'save', { ...newEntries.partner('Bis dann'), unpublish_at: at(5) });
    const wish = (times: object) => browser.send('POST', '/api/backend/partner/save', { ...live, ...times });
    for (const times of [{ unpublish_at: at(-1) }, { publish_at: at(3), unpublish_at: at(2) }]) {
      const answer = await wish(times);
      expect(answer.status).toBe(422);
      expect(Object.keys((answer.json() as { errors: object }).errors)).toEqual(['unpublish_at']);
    }
    expect(await got(browser, 'partner', live.id)).toMatchObject({ version: live.version, unpublish_at: at(5) });
    const { data } = (await browser.get(`/api/backend/partner/revisions/${live.id}`)).json() as { data: { id: string }[] };
    await call(browser, 'partner', 'revert', { id: live.id, revision: data[0]?.id });
    expect(await got(browser, 'partner', live.id)).toMatchObject({ state: 'published', unpublish_at: at(5) });
  });

  test('S10.8 S14 a course that was bought keeps its page when its end comes, and is no longer sold; it gets no new end', async () => {
    const browser = await editor();
    const { clock, database } = site();
    const start = clock.now();
    const at = (hours: number): string => new Date(start.getTime() + hours * hour).toISOString();
    const pictures = pictureFacts({ db: database.db, storage: demoFiles() });
    const log = { error: (...line: unknown[]) => expect.fail(String(line)) } as never;
    const coaching = await call(browser, 'coaching', 'save', { ...newEntries.coaching('Endet bald'), unpublish_at: at(1) });
    const { member, browser: theirs } = await givenLogin(site());
    await database.db
      .insert(entitlements)
      .values({ userId: member.id, kind: 'coaching', subjectId: coaching.id, grantedAt: start });
    const ends = (entry: Entry, unpublishAt: string) =>
      browser.send('POST', '/api/backend/coaching/save', { ...entry, unpublish_at: unpublishAt });
    // The end that stands may be saved again, with other changes.
    const saved = await call(browser, 'coaching', 'save', { ...coaching, intro: 'Neu' });
    expect(saved.unpublish_at).toBe(at(1));
    clock.set(new Date(start.getTime() + 1.1 * hour));
    const due = () => keepSchedule({ db: database.db, entities: officeEntitiesOf('dr-muster'), pictures, now: clock.now(), log });
    await due();
    await due();
    const after = await got(browser, 'coaching', coaching.id);
    expect(after).toMatchObject({ state: 'published', unpublish_at: null, is_on_sale: false });
    expect((await theirs.get('/api/user')).json()).toMatchObject({
      data: { coachings: [{ id: coaching.id, status: 'succeeded' }] },
    });
    const refused = await ends(after, at(5));
    expect([refused.status, refused.json()]).toMatchObject([
      422,
      { errors: { unpublish_at: [expect.stringContaining('Beende stattdessen den Verkauf.')] } },
    ]);
    clock.set(start);
  });

  test('S10.8 what cannot appear at its time is shown to editors with the reason, and is not tried each minute', async () => {
    const browser = await editor();
    const { clock, database } = site();
    const start = clock.now();
    const pictures = pictureFacts({ db: database.db, storage: demoFiles() });
    const error = vi.fn();
    const pass = async (minutes: number): Promise<void> => {
      clock.set(new Date(start.getTime() + hour + minutes * 60_000));
      await keepSchedule({
        db: database.db,
        entities: officeEntitiesOf('dr-muster'),
        pictures,
        now: clock.now(),
        log: { error } as never,
      });
    };
    const publish_at = new Date(start.getTime() + hour).toISOString();
    const live = await call(browser, 'partner', 'save', newEntries.partner('Zieht um'));
    const plan = await call(browser, 'partner', 'save', { ...live, slug: 'wunsch-adresse', publish_at });
    await call(browser, 'partner', 'save', { ...newEntries.partner('Kommt zuvor'), slug: 'wunsch-adresse' });
    for (const minute of [0, 0.5, 1, 2, 2.5, 3]) await pass(minute);
    expect(error).toHaveBeenCalledTimes(3);
    const stuck = await got(browser, 'partner', plan.id);
    expect(stuck).toMatchObject({
      state: 'published',
      stuck: {
        what: 'publish',
        reasons: { de: [expect.stringMatching(/^Adresse \(Slug\): /)], en: [expect.stringMatching(/^Address \(slug\): /)] },
      },
    });
    const { data: rows } = (await browser.get('/api/backend/partner/list?q=Zieht')).json() as { data: Entry[] };
    expect(rows.find(({ id }) => id === plan.id)).toMatchObject({ is_stuck: true });
    const { data } = (await browser.get('/api/backend/dashboard')).json() as { data: { stuck_schedules: object } };
    expect(data.stuck_schedules).toMatchObject({ total: 1, data: [{ entity: 'partner', id: plan.id, due: publish_at }] });
    const mended = { ...stuck, slug: 'kollision-behoben', publish_at: null, state: 'published' };
    expect(await call(browser, 'partner', 'save', mended)).toMatchObject({ state: 'published', stuck: null });
    clock.set(start);
  });

  test('S10.8 what somebody only began to write is not published with what waits for its time, and not lost by it', async () => {
    const browser = await editor();
    const { clock, database } = site();
    const start = clock.now();
    const pictures = pictureFacts({ db: database.db, storage: demoFiles() });
    const log = { error: (...line: unknown[]) => expect.fail(String(line)) } as never;
    const live = await call(browser, 'partner', 'save', newEntries.partner('Vorher'));
    const plan = { ...live, title: 'Geplant', publish_at: new Date(start.getTime() + hour).toISOString() };
    const planned = await call(browser, 'partner', 'save', plan);
    const keep = (content: object | null) => call(browser, 'partner', 'draft', { id: live.id, content });
    await keep({ ...live, title: 'Geplant und halb' });
    expect(await got(browser, 'partner', live.id)).toMatchObject({ publish_at: plan.publish_at });
    await keep(null);
    const again = await got(browser, 'partner', live.id);
    expect(again, 'what waits stands there again').toMatchObject({ draft: { content: { title: 'Geplant' } } });
    expect(again.publish_at).toBe(plan.publish_at);
    await keep({ ...live, title: 'Geplant und halb' });
    clock.set(new Date(start.getTime() + 1.1 * hour));
    await keepSchedule({ db: database.db, entities: officeEntitiesOf('dr-muster'), pictures, now: clock.now(), log });
    expect(await got(browser, 'partner', live.id)).toMatchObject({
      title: 'Geplant',
      publish_at: null,
      draft: { content: { title: 'Geplant und halb' } },
    });
    const later = { ...plan, version: planned.version + 1, publish_at: new Date(start.getTime() + 9 * hour).toISOString() };
    await call(browser, 'partner', 'save', later);
    await keep(null);
    expect(await got(browser, 'partner', live.id), 'given up').toMatchObject({ draft: null, publish_at: null, title: 'Geplant' });
    clock.set(start);
  });

  test('S10.8 a revision is restored, and the bin forgets after 30 days', async () => {
    const browser = await editor();
    const { clock, database } = site();
    const now = clock.now();
    const first = await call(browser, 'tag', 'save', newEntries.tag('Erste Fassung'));
    await call(browser, 'tag', 'save', { ...first, title: 'Zweite Fassung' });
    const { data } = (await browser.get(`/api/backend/tag/revisions/${first.id}`)).json() as {
      data: { id: string; version: number }[];
    };
    const revision = data.find(({ version }) => version === 1)?.id;
    expect(await call(browser, 'tag', 'revert', { id: first.id, revision })).toMatchObject({
      title: 'Erste Fassung',
      version: 3,
    });
    await browser.send('POST', '/api/backend/tag/delete', { id: first.id });
    clock.set(new Date(now.getTime() + 29 * 24 * hour));
    await database.db.transaction((tx) => emptyBin(tx, officeEntitiesOf('dr-muster'), clock.now()));
    const later = await editor();
    expect((await got(later, 'tag', first.id)).state).toBe('binned');
    clock.set(new Date(now.getTime() + 31 * 24 * hour));
    await database.db.transaction((tx) => emptyBin(tx, officeEntitiesOf('dr-muster'), clock.now()));
    expect((await (await editor()).get(`/api/backend/tag/get/${first.id}`)).status).toBe(404);
    clock.set(now);
    const rows = await database.db.select().from(deskAudit).where(eq(deskAudit.entryId, first.id));
    expect(rows.map(({ action }) => action).toSorted()).toEqual(['create', 'delete', 'erase', 'save', 'save']);
    expect(rows.filter(({ actorId }) => actorId === null).map(({ action }) => action)).toEqual(['erase']);
  });

  test('S10.8 of two who save at once one is told that the other was first', async () => {
    const [one, other] = [await editor(), await editor()];
    const tag = await call(one, 'tag', 'save', newEntries.tag('Wettlauf'));
    const answers = await Promise.all(
      [one, other].map((browser, at) => browser.send('POST', '/api/backend/tag/save', { ...tag, title: `Wettlauf ${at}` })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await got(one, 'tag', tag.id)).version).toBe(2);
  });

  test('(S16.6) a picture is one of the store: every reader’s browser would ask for any other address', async () => {
    const browser = await editor();
    const save = async (image: string) =>
      (await browser.send('POST', '/api/backend/coaching/save', { ...newEntries.coaching('Bilder'), image, state: 'draft' }))
        .status;
    const elsewhere = ['https://elsewhere.example/x.jpg', '//elsewhere.example/x.jpg', 'data:image/svg+xml,x.jpg'];
    const own = [
      '/logout',
      '/api/video/count/x.jpg',
      '/storage/../logout.jpg',
      '/storage/%2e%2e/logout.jpg',
      '/storage/film.mp4',
    ];
    for (const image of [...elsewhere, ...own]) expect(await save(image), image).toBe(422);
    expect(await save('/storage/start/hero.jpg')).toBe(200);
  });

  test('S16.6 rich text is stored as the design has it, whoever sends it', async () => {
    const browser = await editor();
    const copy =
      '<p onclick="x()">Gut<script>alert(1)</script><img src=x onerror=alert(1)> <a href="javascript:alert(1)">hier</a></p>';
    const page = await call(browser, 'page', 'save', {
      ...newEntries.page('Sauber'),
      modules: [{ template: 'text', title: 'Eins', copy, en: { copy } }],
    });
    const [block] = page.modules as { copy: string; en: { copy: string } }[];
    expect(block).toMatchObject({ copy: '<p>Gut <a>hier</a></p>', en: { copy: '<p>Gut <a>hier</a></p>' } });
  });
});
