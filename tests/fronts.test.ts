import { once } from 'node:events';
import { createServer, request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { hasFront, startFront, type Behind, type Front } from './front.ts';
import { freePort } from './own-server.ts';
import { until } from './until.ts';

const fronts: readonly Front[] = ['nginx', 'caddy'];
const upload = '/api/backend/upload';

/** Sends the path as it is, where `fetch` would resolve it. */
async function statusOf(origin: URL, path: string): Promise<number | undefined> {
  const asking = request(origin, { path }).end();
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  answer.resume();
  return answer.statusCode;
}

/** A server that answers with the headers that it was sent, and how many requests have reached it. */
async function givenEcho(): Promise<{ readonly address: string; readonly asked: () => number }> {
  let asked = 0;
  const server = createServer((asking, response) => {
    if (asking.url === upload) asked += 1;
    asking.resume().on('end', () => response.end(JSON.stringify(asking.headers)));
  }).listen(0, '127.0.0.1');
  onTestFinished(async () => server[Symbol.asyncDispose]());
  await once(server, 'listening');
  return { address: `127.0.0.1:${(server.address() as AddressInfo).port}`, asked: () => asked };
}

const nobody = async (): Promise<string> => `127.0.0.1:${await freePort()}`;

describe.each(fronts.filter(hasFront))(
  'S18.6 the delivered configuration of %s (not shown where it is not installed)',
  (name) => {
    const givenFront = async (...servers: Behind['servers']): Promise<URL> => {
      const front = await startFront(name, { servers });
      onTestFinished(front.close);
      return new URL(front.origin);
    };
    const post = async (origin: URL): Promise<number> =>
      (await fetch(new URL(upload, origin), { method: 'POST', body: 'whole' })).status;

    test('hands over the address of the client and an id of its own, whatever the client makes up', async () => {
      const { address } = await givenEcho();
      const made = { 'x-forwarded-for': '203.0.113.7', 'x-request-id': 'made-up-by-a-client' };
      const answer = await fetch(await givenFront(address, address), { headers: made });
      const seen = (await answer.json()) as IncomingHttpHeaders;
      expect(String(seen['x-forwarded-for']).split(', ').at(-1)).toBe('127.0.0.1');
      expect(seen['x-request-id']).toMatch(/^[\da-f-]{32,36}$/);
    });

    test('keeps for a file nothing that was answered at another address', async () => {
      const file = '/assets/site.js';
      const others = ['/storage/..%2fassets/site.js', '/x/../assets/site.js', '//assets/site.js', `${file}?x`];
      const site = createServer(({ url = '' }, response) => {
        response.writeHead(others.includes(url) ? 404 : 200, { 'Cache-Control': 'public, max-age=60' }).end();
      }).listen(0, '127.0.0.1');
      onTestFinished(async () => site[Symbol.asyncDispose]());
      await once(site, 'listening');
      const address = `127.0.0.1:${(site.address() as AddressInfo).port}`;
      const origin = await givenFront(address, address);
      for (const other of others) {
        await until(
          () => statusOf(origin, other),
          (status) => status === 404,
        );
      }
      expect(await statusOf(origin, file)).toBe(200);
    });

    test.runIf(name === 'nginx')('keeps one copy of a file for each coding, whatever clients make up', async () => {
      const asked: string[] = [];
      const site = createServer(({ url = '', headers }, response) => {
        const coding = headers['accept-encoding'] ?? 'identity';
        if (url.startsWith('/assets/')) asked.push(`${url} ${coding}`);
        response.writeHead(200, { 'Cache-Control': 'public, max-age=60', Vary: 'Accept-Encoding' }).end(coding);
      }).listen(0, '127.0.0.1');
      onTestFinished(async () => site[Symbol.asyncDispose]());
      await once(site, 'listening');
      const address = `127.0.0.1:${(site.address() as AddressInfo).port}`;
      const origin = await givenFront(address, address);
      const get = async (path: string, headers: Record<string, string>): Promise<string> => {
        const [answer] = (await once(request(origin, { path, headers }).end(), 'response')) as [IncomingMessage];
        return (await answer.toArray()).join('');
      };
      const file = '/assets/site.js';
      for (const [sent, coding] of [
        ['gzip, deflate, br', 'br'],
        ['br;q=0.5, made-up', 'br'],
        ['br;q=0, gzip', 'gzip'],
        ['GZIP;q=0, gzip;q=1.0', 'gzip'],
        ['brotli', 'identity'],
        ['*', 'identity'],
      ] as const)
        expect(await get(file, { 'Accept-Encoding': sent }), sent).toBe(coding);
      const kept = [`${file} br`, `${file} gzip`, `${file} identity`];
      expect(asked).toEqual(kept);
      const odd = [`${file}?1`, '/assets/sit%65.js', '/assets/./site.js'];
      for (const path of [...odd, ...odd, file]) await get(path, { 'Accept-Encoding': 'br' });
      expect(asked.slice(kept.length)).toEqual([...odd, ...odd].map((path) => `${path} br`));
    });

    test('leads on to an address that is long, as that of a payment page or of a login with a way back', async () => {
      const onward = `/login?redirect=${'%2Fx'.repeat(2000)}`;
      // Only what is asked for leads on: the front also asks whether the site is there.
      const site = createServer(({ url }, response) => {
        if (url === '/home') response.writeHead(302, { Location: onward });
        response.end();
      }).listen(0, '127.0.0.1');
      onTestFinished(async () => site[Symbol.asyncDispose]());
      await once(site, 'listening');
      const address = `127.0.0.1:${(site.address() as AddressInfo).port}`;
      const origin = await givenFront(address, address);
      await until(
        async () => (await fetch(new URL('/home', origin), { redirect: 'manual' })).headers.get('location'),
        (location) => location === onward,
      );
    });

    test('costs nobody a request where one of two servers is gone', async () => {
      const { address } = await givenEcho();
      const origin = await givenFront(await nobody(), address);
      await until(
        () => post(origin),
        (status) => status === 200,
      );
      for (let nth = 0; nth < 20; nth += 1) expect(await post(origin), `request ${nth}`).toBe(200);
    });

    test.runIf(name === 'nginx')(
      'takes no more of a body than the site could want, but of an upload: nobody fills the disk',
      async () => {
        const { address } = await givenEcho();
        const origin = await givenFront(address, address);
        const wanted = async (path: string, megabytes: number): Promise<unknown> => {
          const headers = { Expect: '100-continue', 'Content-Length': megabytes * 1024 * 1024 };
          const asking = request(origin, { method: 'POST', path, headers }).on('error', () => {});
          asking.flushHeaders();
          const said = await Promise.race([
            once(asking, 'continue').then(() => 'sent on'),
            once(asking, 'response').then(([answer]) => (answer as IncomingMessage).statusCode),
          ]);
          asking.destroy();
          return said;
        };
        for (const path of ['/', '/api/search/video', '/stripe/webhook', '/api/user/image', '/assets/site.js'])
          expect(await wanted(path, 33), path).toBe(413);
        expect(await wanted('/api/user/image', 16)).toBe('sent on');
        for (const path of [upload, '/api/backend/file/upload', '/api/backend/editor/image'])
          expect(await wanted(path, 10 * 1024), path).toBe('sent on');
      },
    );

    test('holds no server for dead whose reader breaks off an upload', async () => {
      const { address, asked } = await givenEcho();
      const origin = await givenFront(address, address);
      await until(
        () => post(origin),
        (status) => status === 200,
      );
      for (let nth = 0; nth < 4; nth += 1) {
        const before = asked();
        const socket = connect(Number(origin.port), '127.0.0.1');
        socket.write(`POST ${upload} HTTP/1.1\r\nHost: ${origin.host}\r\nContent-Length: 100000\r\n\r\nhalf`);
        await until(
          async () => asked(),
          (now) => now > before,
        );
        socket.resetAndDestroy();
        expect(await post(origin)).toBe(200);
      }
    });

    test('says that the site is away for a moment, where no server answers', async () => {
      const gone = await nobody();
      const origin = await givenFront(gone, gone);
      for (const at of ['/', '/assets/none.js', upload]) {
        const answer = await fetch(new URL(at, origin));
        expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')], at).toEqual([
          503,
          '5',
          'no-store',
        ]);
        expect(answer.headers.get('content-type'), at).toBe('text/html; charset=utf-8');
        expect(await answer.text()).toContain('für einen Moment nicht erreichbar');
      }
    }, 60_000);
  },
);
