import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { closeSite } from '#backoffice/server/door.ts';
import { readConfig } from '#platform/config.ts';
import { newEntries } from '../../../tests/office.ts';
import { onBothSites, serve } from '../../../tests/served.ts';
import { givenLogin } from '../../../tests/sessions.ts';
import { announceChanges } from './index-now.ts';

type Told = { host: string; key: string; keyLocation: string; urlList: string[] };
const key = 'a1b2c3d4-e5f6';

onBothSites('IndexNow', (site) => {
  let service: Server;
  let told: Told[] = [];
  let status = 200;
  beforeAll(async () => {
    service = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += String(chunk)));
      request.on('end', () => {
        told.push(JSON.parse(body) as Told);
        response.writeHead(status, status === 302 ? { Location: 'https://elsewhere.example/' } : {}).end();
      });
    });
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => new Promise((resolve) => service.close(resolve)));
  const announce = async (env: NodeJS.ProcessEnv = {}): Promise<string[]> => {
    told = [];
    const { port } = service.address() as AddressInfo;
    const config = readConfig({
      BASE_URL: 'https://sprechstunde.example',
      INDEXNOW_KEY: key,
      INDEXNOW_URL: `http://127.0.0.1:${port}/indexnow`,
      ...env,
    });
    await announceChanges({ db: site().database.db, config }, new AbortController().signal);
    return told.flatMap(({ urlList }) => urlList).toSorted();
  };
  const save = async (body: Record<string, unknown>, what = 'save') => {
    const { browser } = await givenLogin(site(), { roles: ['editor'], totpConfirmedAt: site().clock.now() });
    const answer = await browser.send('POST', `/api/backend/partner/${what}`, body);
    expect(answer.status, answer.text).toBe(200);
    return (answer.json() as { data: Record<string, unknown> & { id: string } }).data;
  };
  const inBoth = (...slugs: string[]): string[] =>
    slugs.flatMap((slug) => ['', '/en'].map((prefix) => `https://sprechstunde.example${prefix}/partner/${slug}`)).toSorted();
  beforeEach(async () => {
    status = 200;
    await announce();
  });

  test('S17.3 what changed is told once, where it was and where it is, and that it went', async () => {
    const partner = await save(newEntries.partner('Haus Kranich'));
    expect(await announce()).toEqual(inBoth('haus-kranich'));
    expect(told[0]).toMatchObject({ host: 'sprechstunde.example', key, keyLocation: `https://sprechstunde.example/${key}.txt` });
    expect(await announce()).toEqual([]);
    site().clock.advance(1000);
    const moved = await save({ ...partner, slug: 'haus-storch' });
    expect(await announce()).toEqual(inBoth('haus-kranich', 'haus-storch'));
    site().clock.advance(1000);
    await save({ id: moved.id }, 'delete');
    expect(await announce()).toEqual(inBoth('haus-storch'));
  });

  test('S17.3 drafts are told to nobody, and nothing of a demo, a closed site or one that is not open yet', async () => {
    await save({ ...newEntries.partner('Noch im Nest'), state: 'draft' });
    expect(await announce()).toEqual([]);
    await save(newEntries.partner('Haus Elster'));
    for (const env of [{ DEMO: 'on', ROBOTS: 'open' }, { ROBOTS: 'closed' }, { INDEXNOW_KEY: '' }])
      expect(await announce(env)).toEqual([]);
    await closeSite(site().database.db, site().clock.now());
    expect(await announce()).toEqual([]);
    await site().database.db.execute(sql`delete from desk_audit where action = 'close'`);
    expect(await announce()).toEqual(inBoth('haus-elster'));
  });

  test('S17.3 what could not be told is told with the next try, and nobody is followed elsewhere', async () => {
    await save(newEntries.partner(`Haus Amsel`));
    for (const [answer, fault] of [
      [503, 'IndexNow answers 503'],
      [429, 'IndexNow answers 429'],
      [403, 'IndexNow answers 403: can https://sprechstunde.example/INDEXNOW_KEY.txt be reached?'],
      [302, 'fetch failed'],
    ] as const) {
      status = answer;
      await expect(announce(), fault).rejects.toThrow(fault);
    }
    status = 202;
    expect(await announce()).toEqual(inBoth('haus-amsel'));
  });

  test('S17.3 the key is proved by its file, which only a site with a key has', async () => {
    const own = await serve(site(), { env: { INDEXNOW_KEY: key } });
    const { status: answered, text, headers } = await own.get(`/${key}.txt`);
    expect([answered, text, headers['content-type']]).toEqual([200, key, 'text/plain; charset=utf-8']);
    await own.close();
    expect((await site().get(`/${key}.txt`)).status).toBe(404);
  });
});
