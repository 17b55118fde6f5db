import { describe, expect, test } from 'vitest';
import type { Video } from '#catalog/contract.ts';
import type { Endpoint } from '#kit/endpoint.ts';
import { accountAddresses, accountFiles } from '#paths/account-api.ts';
import { apiAddresses, apiUrl, type ApiName } from '#paths/api.ts';
import { barrierAddresses, barrierOfficeAddresses } from '#paths/barrier-api.ts';
import { deviceAddresses } from '#paths/device-api.ts';
import { privacyOfficeAddresses } from '#paths/privacy-api.ts';
import { chatbotAddresses } from '#paths/chatbot-api.ts';
import { clipAddresses } from '#paths/clip-api.ts';
import { editorAddresses } from '#paths/editor-api.ts';
import { mediaAddresses, mediaFiles } from '#paths/media-api.ts';
import { entityAddress, entityCalls, officeEntities, type EntityCall } from '#paths/office-api.ts';
import { categories } from '#paths/categories.ts';
import { detailHeaderImage, imageVariant, teaserImage } from '#paths/files.ts';
import { oembedPath } from '#paths/share.ts';
import { backofficeAddresses, courseOfficeAddresses, shopOfficeAddresses, userOfficeAddresses } from '#paths/people-api.ts';
import { searchAddresses } from '#paths/search-api.ts';
import { courseAddresses, shopAddresses } from '#paths/shop-api.ts';
import { playbackAddresses } from '#paths/playback-api.ts';
import { endpoints, expectContract, inputs, itemOf, listNames, uuid, walk, type List } from '../../../tests/all-calls.ts';
import { onSite, serve, type Served } from '../../../tests/served.ts';
import { givenLogin } from '../../../tests/sessions.ts';
import { coaching, coachingDay, exclusiveVideo, freeVideo, germanOnly, protectedVideos } from '../../../tests/world.ts';
import * as demo from '../../../demo/content/index.ts';

onSite('the calls', (site) => {
  const get = (name: ApiName, input: Parameters<typeof apiUrl>[1] = {}, headers: Record<string, string> = {}) =>
    site().get(apiUrl(name, input), headers);
  const listOf = async (name: ApiName, input: Parameters<typeof apiUrl>[1] = {}) => (await get(name, input)).json() as List;

  test('S7.3 the site content is under 200 kB and has its shape', async () => {
    for (const language of ['de', 'en']) {
      const answer = await get('content', {}, { 'x-language': language });
      expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
      expect(answer.bytes.length).toBeLessThan(200_000);
      expectContract('content', answer);
    }
    expectContract('contentDailies', await get('contentDailies'));
    expectContract('newestExclusive', await get('newestExclusive'));
    expectContract('frame', await get('frame'));
    expectContract('notes', await get('notes', { place: '/gesundheit' }));
  });

  test.each(listNames)('S7.7 %s are listed with their total, page by page, each once, and in their shape', async (name) => {
    const first = await get(name);
    expect(first.status).toBe(200);
    expectContract(name, first);
    const { data, total } = first.json() as List;
    expect(data.length).toBe(Math.min(20, total));
    expect(total).toBeGreaterThan(2);
    const ids: unknown[] = [];
    for (let page = 1; ids.length < total; page += 1) {
      const part = await listOf(name, { page, perPage: 7 });
      expect(part.total).toBe(total);
      expect(part.data.length).toBe(Math.min(7, total - ids.length));
      ids.push(...part.data.map(({ id }) => id));
    }
    expect(new Set(ids).size).toBe(total);
    expect((await listOf(name, { page: 1000 })).data).toEqual([]);
  });

  test('S7.7 a page has 1 to 200 entries, and what is no such number is ignored', async () => {
    const count = async (query: string) => ((await site().get(`/api/video?${query}`)).json() as List).data.length;
    expect(await count('perPage=200')).toBe(200);
    expect(await count('perPage=1')).toBe(1);
    for (const wrong of [
      'perPage=0',
      'perPage=201',
      'perPage=-1',
      'perPage=x',
      'perPage=',
      'perPage=1.5',
      'perPage=5&perPage=6',
      'perPage[]=5',
    ])
      expect(await count(wrong), wrong).toBe(20);
    const first = (await site().get('/api/video')).text;
    for (const wrong of [
      'page=0',
      'page=-1',
      'page=x',
      'page=1.5',
      'page=100001',
      'page=1&page=2',
      'sort=x',
      'tag=A+B',
      'playlist=a/b',
      'x=1',
      '%00=%00',
      'tag=%00',
    ])
      expect((await site().get(`/api/video?${wrong}`)).text, wrong).toBe(first);
  });

  test('S7.7 an answer is kept for what was understood: an odd spelling is never given to others', async () => {
    const path = '/api/tag';
    const odd = (await site().get(`${path}?perPage=03&page=02`)).json() as List;
    const first = (await site().get(path)).json() as List;
    expect(odd.data.map(({ id }) => id)).toEqual(first.data.slice(3, 6).map(({ id }) => id));
    expect(first.data.length).toBeGreaterThan(3);
    expect((await site().get(`${path}?page=2&perPage=3`)).json()).toEqual(odd);
    expect((await site().get(`${path}?page=%202&perPage=3e0`)).json()).toEqual(odd);
  });

  test.each(Object.entries(itemOf) as [keyof typeof itemOf, ApiName][])(
    'S7.7 one of %s is found by id and by slug',
    async (list, item) => {
      const [entry] = (await listOf(list)).data;
      const byId = await get(item, { idOrSlug: String(entry?.id) });
      expect(byId.status).toBe(200);
      expectContract(item, byId);
      if (entry && 'slug' in entry) expect((await get(item, { idOrSlug: String(entry.slug) })).json()).toEqual(byId.json());
      for (const unknown of [uuid, 'gibt-es-nicht']) {
        const { status, json } = await get(item, { idOrSlug: unknown });
        expect([status, json()], unknown).toEqual([404, { message: 'Nicht gefunden.' }]);
      }
    },
  );

  test('S2.46 notes of a place that no text can name are those of the start page, as for every odd place', async () => {
    const start = (await get('notes', { place: '/' })).text;
    for (const odd of ['%00', '/%00', '', `/${'x'.repeat(300)}`])
      expect((await site().get(`/api/note${odd && `?place=${odd}`}`)).text, odd).toBe(start);
    expect((await get('notes', { place: '/nirgends' })).json()).toEqual({ data: [], total: 0 });
  });

  test('S5.8 an id of the wrong form is not found, in every call, in the reader’s language', async () => {
    for (const wrong of ['a b', 'Ä', '--', "'", '%00', '..', 'x'.repeat(300), '3f2b8c1e-9d4a-1f6b-8a2c-1234567890ab!'])
      for (const address of Object.values(apiAddresses)) {
        if (!address.includes(':')) continue;
        const path = address.replace(/^GET /, '').replace(/:\w+/, wrong === '%00' ? wrong : encodeURIComponent(wrong));
        const { status, headers, text } = await site().get(path, { 'x-language': 'en' });
        expect([status, headers['content-type']], path).toEqual([404, 'application/json; charset=utf-8']);
        if (!path.startsWith('/api/video/')) expect(text, path).toBe('{"message":"Not found."}');
      }
  });

  test('S7.7 playlists of a category, by letter and tag; a category that does not exist is not found', async () => {
    for (const category of categories) {
      const answer = await get('playlistsByCategory', { category, perPage: 200 });
      const { data } = answer.json() as List;
      expect(data.length, category).toBe(demo.playlists.filter((list) => list.category === category).length);
      expectContract('playlistsByCategory', answer);
      expectContract('categoryPage', await get('categoryPage', { category }));
    }
    for (const name of ['playlistsByCategory', 'categoryPage'] as const)
      expect((await get(name, { category: 'unbekannt' })).status).toBe(404);
    const underD = await listOf('playlistsByCategory', { category: 'krankheiten', letter: 'd' });
    expect(underD.data.length).toBeGreaterThan(0);
    expect(underD.data.every(({ title_list }) => /^["„]?d/i.test(String(title_list)))).toBe(true);
  });

  test('S7.7 dailies of a month; a month with too many digits finds nothing', async () => {
    const { data } = await listOf('dailiesByMonth', { month: '202606' });
    expect(data.length).toBe(demo.dailies.filter(({ daysAgo }) => daysAgo < 17).length);
    expect(data.every(({ start }) => /^\d\d\.06\.2026 /.test(String(start)))).toBe(true);
    for (const month of ['202613', '000000', '999999', '2026061', '999999999999'])
      expect(await listOf('dailiesByMonth', { month }), month).toEqual({ data: [], total: 0 });
  });

  test('S1.7 X-Language decides, else Accept-Language, else German; the kept answers are not mixed up', async () => {
    const titles = async (headers: Record<string, string>) =>
      ((await get('tags', { perPage: 200 }, headers)).json() as List).data.map(({ title }) => title);
    const german = await titles({});
    const english = await titles({ 'x-language': 'en' });
    expect(english).not.toEqual(german);
    expect(await titles({ 'accept-language': 'en-GB,de;q=0.5' })).toEqual(english);
    expect(await titles({ 'accept-language': 'fr, de;q=0.5, en;q=0.1' })).toEqual(german);
    expect(await titles({ 'accept-language': 'en', 'x-language': 'de' })).toEqual(german);
    expect(await titles({ 'accept-language': 'fr', 'x-language': 'fr' })).toEqual(german);
    expect(await titles({})).toEqual(german);
  });

  test('S1.7 an entry without English says that it is German', async () => {
    const { data } = (await get('videos', { perPage: 200 }, { 'x-language': 'en' })).json() as { data: Video[] };
    const german = data.filter(({ title }) => germanOnly.has(title));
    expect(german.length).toBeGreaterThan(0);
    expect(new Set(german.map(({ lang }) => lang))).toEqual(new Set(['de']));
    expect(data.some(({ lang }) => lang === 'en')).toBe(true);
  });

  test('S3.6 S6.1 no list and no entry anywhere names a stream or a file, of whatever video', async () => {
    const answers = await walk(site());
    expect(answers.size).toBeGreaterThan(200);
    const seen = new Set<string>();
    for (const [path, { status, text }] of answers) {
      expect(status, path).toBe(200);
      expect(text, path).not.toMatch(/stream_id|file_\d|\/asset\/|\.m3u8|\.mp4|[?&]s=[\w-]{43}/);
      for (const [, shortid = ''] of text.matchAll(/"shortid":"([\w-]+)"/g)) if (protectedVideos.has(shortid)) seen.add(shortid);
    }
    // Guards against a vacuous test: the lists do contain protected videos.
    expect(seen.size).toBe(protectedVideos.size);
  });

  test('S3.5 no shared answer has a download or a status of purchase', async () => {
    const { data } = await listOf('playlists', { perPage: 200 });
    expect(new Set(data.flatMap(({ download, purchase_status }) => [download, purchase_status]))).toEqual(new Set([null]));
  });

  test('S7.5 a video answers as its state is, each with its exact body, and is never kept', async () => {
    const free = await get('video', { shortid: freeVideo.shortid });
    expectContract('video', free);
    expect(free.json()).toMatchObject({ status: 'success', type: 'free', slug: null, data: { shortid: freeVideo.shortid } });
    const refusals = [
      ['nirgends', 404, { status: 'error', type: 'notfound', slug: null }],
      ['ab', 404, { message: 'Nicht gefunden.' }],
      [exclusiveVideo, 403, { status: 'error', type: 'exclusive', slug: null }],
      [coachingDay, 402, { status: 'error', type: 'coaching', slug: coaching.slug }],
    ] as const;
    for (const [shortid, status, body] of refusals) {
      const answer = await get('video', { shortid });
      expect([answer.status, answer.json()], shortid).toEqual([status, body]);
      expect(answer.headers['cache-control'], shortid).toContain('no-store');
    }
    expect(free.headers['cache-control']).toBe('private, no-store');
    expect(free.headers.etag).toBeUndefined();
    site().clock.advance(3_600_000);
    const later = (await get('video', { shortid: freeVideo.shortid })).json();
    expect(later).not.toEqual(free.json());
  });

  describe('views', () => {
    const views = async () => {
      const { rows } = await site().database.pool.query<{ n: number }>(
        'select coalesce(sum(d.views), 0)::int as n from view_days d join videos v on v.id = d.video_id where v.shortid = $1',
        [freeVideo.shortid],
      );
      return rows[0]?.n ?? 0;
    };
    const count = (agent: string, headers: Record<string, string> = {}) =>
      get('countView', { shortid: freeVideo.shortid }, { 'user-agent': agent, ...headers });

    test('S7.5 a view counts once per visitor and hour; the answer says nothing and is not kept', async () => {
      const before = await views();
      for (let n = 0; n < 3; n += 1) {
        const { status, headers, text } = await count('one');
        expect([status, text, headers['cache-control']]).toEqual([200, '{}', 'private, no-store']);
      }
      await Promise.all(Array.from({ length: 5 }, () => count('two')));
      expect((await views()) - before).toBe(2);
      site().clock.advance(59 * 60_000);
      await count('one');
      expect((await views()) - before).toBe(2);
      site().clock.advance(60_001);
      await count('one');
      expect((await views()) - before).toBe(3);
      expect((await get('countView', { shortid: 'nirgends' })).text).toBe('{}');
    });

    test('(S7.5) who makes up browsers counts four times within an hour, from wherever in a line’s IPv6 network', async () => {
      site().clock.advance(2 * 3_600_000);
      const before = await views();
      for (let n = 0; n < 12; n += 1) await count(`forged ${n}`);
      expect((await views()) - before).toBe(4);
      site().clock.advance(61 * 60_000);
      await Promise.all(Array.from({ length: 12 }, (_, n) => count(`forged ${n}`)));
      expect((await views()) - before).toBeLessThanOrEqual(8);
      const behind = await serve(site(), { env: { TRUST_PROXY: 'on' } });
      const from = (address: string) =>
        behind.get(`/api/video/count/${freeVideo.shortid}`, { 'user-agent': address, 'x-forwarded-for': address });
      const earlier = await views();
      for (let n = 1; n < 9; n += 1) await from(`2001:db8:7:8::${n}`);
      expect((await views()) - earlier).toBe(4);
      await from('2001:db8:7:9::1');
      expect((await views()) - earlier).toBe(5);
      await behind.close();
    });

    test('S7.5 a midnight in between makes no second view', async () => {
      site().clock.set('2026-06-20T23:59:00Z');
      const before = await views();
      await count('late');
      site().clock.set('2026-06-21T00:01:00Z');
      await count('late');
      expect((await views()) - before).toBe(1);
    });

    test('S7.5 who is counted is told by the connection: X-Forwarded-For is believed only from a front server', async () => {
      const before = await views();
      await count('proxied', { 'x-forwarded-for': '203.0.113.1' });
      await count('proxied', { 'x-forwarded-for': '203.0.113.2' });
      expect((await views()) - before).toBe(1);
      const behind = await serve(site(), { env: { TRUST_PROXY: 'on' } });
      const told = (address: string) =>
        behind.get(`/api/video/count/${freeVideo.shortid}`, { 'user-agent': 'behind', 'x-forwarded-for': address });
      await told('203.0.113.1');
      await told('198.51.100.9, 203.0.113.1');
      expect((await views()) - before).toBe(2);
      await told('203.0.113.2');
      expect((await views()) - before).toBe(3);
      await behind.close();
    });
  });

  test('S7.9 pictures of each category and of what is listed are there, in all variants', async () => {
    const pictures = categories.flatMap((category) => [detailHeaderImage(category), teaserImage(category)]);
    for (const jpg of pictures)
      for (const size of ['full', 'tablet'] as const)
        for (const format of ['jpg', 'webp', 'avif'] as const) {
          const { status, headers } = await site().ask(imageVariant(jpg, size, format), { method: 'HEAD' });
          expect([status, headers['content-type']], imageVariant(jpg, size, format)).toEqual([
            200,
            `image/${format === 'jpg' ? 'jpeg' : format}`,
          ]);
        }
    const { text } = await get('content');
    const named = new Set([...text.matchAll(/"(\/storage\/[^"]+\.jpg)"/g)].map(([, jpg = '']) => jpg));
    expect(named.size).toBeGreaterThan(20);
    for (const jpg of named)
      for (const format of ['jpg', 'webp'] as const)
        expect((await site().ask(imageVariant(jpg, 'full', format), { method: 'HEAD' })).status, jpg).toBe(200);
  });

  test('S7.1 every route that changes something wants the token of the session, but where a secret is the permission or nothing is kept', async () => {
    const { browser } = await givenLogin(site(), { roles: ['admin'], totpConfirmedAt: site().clock.now() });
    const routes = site().app.routes.filter(({ method, url }) => !/^(?:GET|HEAD|OPTIONS)$/.test(method) && !url.endsWith('*'));
    const free: string[] = [];
    for (const { method, url } of routes) {
      const headers = { 'content-type': 'application/json' };
      const { status } = await browser.ask(url.replaceAll(/:\w+/g, uuid), {
        method,
        headers,
        ...(method === 'DELETE' ? {} : { body: '{}' }),
      });
      if (status !== 419) free.push(`${method} ${url}`);
    }
    expect(free.toSorted()).toEqual([
      'POST /api/coaching/mails/end',
      'POST /api/search/video',
      'POST /auth/email/verify/:id/:hash',
      // Forms without a session: what other sites send is not taken.
      'POST /en/kurs/abmelden',
      'POST /en/meta/barriere-melden',
      'POST /en/newsletter',
      'POST /en/widerruf',
      'POST /kurs/abmelden',
      'POST /meta/barriere-melden',
      'POST /newsletter',
      'POST /offline/forget',
      'POST /offline/keep',
      // Its form has the token as a field.
      'POST /stripe/checkout/:type/:id',
      'POST /stripe/webhook',
      'POST /widerruf',
    ]);
    expect(routes.length).toBeGreaterThan(200);
  });

  test('what is no call, or is wrong in itself, is told in words and is no fault of ours', async () => {
    const json = { 'content-type': 'application/json' };
    const asks: [string, Parameters<Served['ask']>[1], number][] = [
      ['/api/content', { method: 'POST', headers: json, body: '{"a":' }, 400],
      ['/api/content', { method: 'POST', headers: json, body: '' }, 400],
      ['/api/content', { method: 'POST', headers: json, body: `"${'x'.repeat(1_100_000)}"` }, 413],
      ['/api/content', { method: 'POST', headers: json, body: '{}' }, 404],
      ['/api/content', { method: 'POST', headers: { 'content-type': 'application/xml' }, body: '<a/>' }, 415],
      ['/api/content', { method: 'PUT' }, 404],
      ['/api/content', { method: 'DELETE' }, 404],
      ['/api/content', { method: 'OPTIONS' }, 404],
      ['/api/content', { method: 'PROPFIND' }, 404],
      ['/gesundheit', { method: 'POST', headers: json, body: '{}' }, 404],
      ['/', { method: 'DELETE' }, 404],
      ['/api/content', { headers: { ...json, 'content-length': '1' }, body: '{' }, 200],
    ];
    for (const [path, asking, status] of asks) {
      const answer = await site().ask(path, asking);
      const what = `${asking.method} ${path} ${typeof asking.body === 'string' ? asking.body.slice(0, 20) : ''}`;
      expect(answer.status, what).toBe(status);
      if (status !== 200) expect(answer.json(), what).toEqual({ message: expect.stringMatching(/\w/) });
      expect(answer.headers['x-request-id'], what).toBeTruthy();
    }
    // Another test sent a request through an undeclared reverse proxy.
    expect(site().lines.filter(({ msg }) => !String(msg).startsWith('X-Forwarded-For'))).toEqual([]);
  });

  test('S7.7 /openapi.json describes every call that is there, and no other', async () => {
    const { openapi, paths } = (await site().get('/openapi.json')).json() as {
      openapi: string;
      paths: Record<string, Record<string, { summary: string; parameters?: { name: string; in: string }[]; responses: object }>>;
    };
    expect(openapi).toBe('3.1.0');
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).flatMap((method) =>
        method === 'head' ? [] : [`${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`],
      ),
    );
    /** Pages and files beyond the calls of the API (S7.6, S7.8). */
    const pagesAndFiles = [
      'GET /stripe/checkout/:type/:id',
      'POST /stripe/checkout/:type/:id',
      'GET /sso/redirect/google',
      'GET /sso/redirect/facebook',
      'GET /asset/:shortid/:type/:value',
      ...['categories', 'partners', 'playlists', 'videos', 'videos/:shortid'].map((path) => `GET /api/public/v1/${path}`),
    ];
    const calls = [
      ...Object.values(apiAddresses),
      ...Object.values(barrierAddresses),
      ...Object.values(deviceAddresses),
      ...Object.values(privacyOfficeAddresses),
      ...Object.values(barrierOfficeAddresses),
      ...Object.values(accountAddresses),
      ...Object.values(courseAddresses),
      ...Object.values(shopAddresses),
      ...Object.values(playbackAddresses),
      ...Object.values(chatbotAddresses),
      ...Object.values(searchAddresses),
      ...Object.values(userOfficeAddresses),
      ...Object.values(shopOfficeAddresses),
      ...Object.values(courseOfficeAddresses),
      ...Object.values(backofficeAddresses),
      ...Object.values(editorAddresses),
      ...Object.values(mediaAddresses),
      ...Object.values(clipAddresses),
      ...officeEntities.flatMap((entity) => Object.keys(entityCalls).map((call) => entityAddress(entity, call as EntityCall))),
      ...Object.values({ ...mediaFiles, original: '' }).flatMap((path) => (path ? [`POST ${path}`] : [])),
      `POST ${accountFiles.uploadImage}`,
      `GET ${oembedPath}`,
      ...pagesAndFiles,
    ];
    expect(described.toSorted()).toEqual(calls.toSorted());
    for (const [path, methods] of Object.entries(paths)) {
      const [call] = Object.values(methods);
      expect(call?.summary, path).toBeTruthy();
      for (const [, name] of path.matchAll(/\{(\w+)\}/g))
        expect(call?.parameters, path).toContainEqual(expect.objectContaining({ name, in: 'path' }));
      const answers = JSON.stringify(call?.responses);
      // tus responses consist of headers only.
      if (pagesAndFiles.some((page) => page.endsWith(path.replace(/\{(\w+)\}/g, ':$1')))) continue;
      if (!answers.includes('"204"') && !/text\/(?:csv|html)/.test(answers) && path !== mediaFiles.resumable)
        expect(answers, path).toContain('"type":"object"');
    }
    const parameters = paths['/api/video']?.get?.parameters?.map(({ name }) => name);
    expect(parameters).toEqual(expect.arrayContaining(['page', 'perPage', 'playlist', 'tag', 'sort']));
  });

  test('S7.7 every reference in /openapi.json leads to a part of it', async () => {
    const { text, json } = await site().get('/openapi.json');
    const refs = [...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, ref = '']) => ref);
    const partAt = (ref: string) =>
      ref.split('/').reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], json());
    // The folder schema is recursive.
    expect(refs.length).toBeGreaterThan(0);
    expect(text.match(/"\$ref"/g)).toHaveLength(refs.length);
    expect(refs.filter((ref) => partAt(ref) === undefined)).toEqual([]);
  });

  test('S7.7 every call of the table answers', async () => {
    for (const name of Object.keys(apiAddresses) as ApiName[]) {
      const list = (Object.entries(itemOf).find(([, item]) => item === name)?.[0] ?? '') as ApiName | '';
      const input = list ? { idOrSlug: String((await listOf(list)).data[0]?.id) } : (inputs[name] ?? {});
      const answer = await get(name, input);
      const { guard }: Endpoint = endpoints[name];
      if (guard) {
        expect(answer.status, name).toBe(401);
        continue;
      }
      expect(answer.status, name).toBe(200);
      expectContract(name, answer);
    }
  });
});
