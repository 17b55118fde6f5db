import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { startFront, type FrontServer } from '../../tests/front.ts';
import { startPostgres } from '../../tests/postgres.ts';
import { givenBucket, type TestBucket } from '../../tests/s3.ts';
import { serve, type Served } from '../processes.ts';
import { whole } from '../report.ts';

/** Two servers on one PostgreSQL and one store, behind nginx with the shipped configuration. */
export type Fleet = {
  readonly front: FrontServer;
  readonly bucket: TestBucket;
  readonly databaseUrl: string;
  /** The running servers; a drill that kills one restarts it with `start`. */
  readonly servers: [Served, Served];
  readonly start: (at: 0 | 1) => Promise<void>;
  readonly close: () => Promise<void>;
};

type Asked = {
  readonly ports: readonly [number, number];
  readonly env?: Record<string, string>;
  /** The folder of the built version that both are at first; those started later are always this one. */
  readonly from?: string | undefined;
};

export async function startFleet({ ports, env = {}, from }: Asked): Promise<Fleet> {
  const postgres = await startPostgres();
  if (!postgres) throw new Error('PostgreSQL cannot be started here.');
  const bucket = await givenBucket();
  const folder = await mkdtemp(path.join(tmpdir(), 'drill-'));
  const databaseUrl = await postgres.another();
  const front = await startFront('nginx', {
    servers: [`127.0.0.1:${ports[0]}`, `127.0.0.1:${ports[1]}`],
    store: new URL(bucket.settings.endpoint ?? '').host,
  });
  const open = (at: 0 | 1, version?: string): Promise<Served> => {
    const settings = {
      ...(bucket.env as Record<string, string>),
      DATABASE_URL: databaseUrl,
      DATA_DIR: path.join(folder, String(at)),
      BASE_URL: front.origin,
      TRUST_PROXY: 'on',
      MEDIA_BY: 'accel',
      LOG_LEVEL: 'fatal',
      ...env,
    };
    return serve(ports[at], settings, version);
  };
  // The first one fills the database, the second finds it filled.
  const servers: [Served, Served] = [await open(0, from), await open(1, from)];
  return {
    front,
    bucket,
    databaseUrl,
    servers,
    start: async (at) => void (servers[at] = await open(at)),
    close: async () => {
      for (const server of servers) await server.stop().catch(() => undefined);
      await front.close();
      await bucket.close();
      await postgres.stop();
      await rm(folder, { recursive: true });
    },
  };
}

/** The result of continuous requests: their number, and the failures visible to readers. */
export type Outcome = { readonly requests: number; readonly atOnce: number; readonly failures: readonly string[] };

/** Pages, calls, scripts, and playlists of films. */
export async function usualAddresses({ front }: Pick<Fleet, 'front'>, database: Client): Promise<string[]> {
  const page = await (await fetch(`${front.origin}/`)).text();
  const scripts = [...page.matchAll(/\/assets\/[\w.-]+\.js/g)].slice(0, 3).map(([script]) => script);
  const { rows } = await database.query<{ shortid: string }>("select shortid from videos where protection = 'free' limit 3");
  return [
    '/',
    '/gesundheit/krankheiten',
    '/partner',
    ...rows.map(({ shortid }) => `/api/video/${shortid}`),
    ...rows.map(({ shortid }) => `/asset/${shortid}/hls/master.m3u8`),
    ...scripts,
  ];
}

/** Requests these URLs in turn, `atOnce` at a time, until ended. Without retries. */
export function keepAsking(
  origin: string,
  addresses: readonly string[],
  atOnce: number,
  headers: Record<string, string> = {},
): { end: () => Promise<Outcome> } {
  const over = new AbortController();
  let requests = 0;
  const failures: string[] = [];
  const ask = async (): Promise<void> => {
    while (!over.signal.aborted) {
      const address = addresses[(requests += 1) % addresses.length] ?? '/';
      try {
        const answer = await fetch(origin + address, { headers, signal: AbortSignal.timeout(30_000) });
        await answer.arrayBuffer();
        if (answer.status >= 400) failures.push(`${answer.status} ${address}`);
      } catch (error) {
        failures.push(`${String((error as Error).cause ?? error)} ${address}`);
      }
    }
  };
  const asking = Array.from({ length: atOnce }, ask);
  return {
    end: async () => {
      over.abort();
      await Promise.all(asking);
      return { requests, atOnce, failures };
    },
  };
}

/** Acts while the URLs are requested, 16 at a time, and for two seconds before and after. */
export async function underLoad(origin: string, addresses: readonly string[], act: () => Promise<void>): Promise<Outcome> {
  const asking = keepAsking(origin, addresses, 16);
  await pause(2000);
  await act();
  await pause(2000);
  return asking.end();
}

export const told = ({ requests, atOnce, failures }: Outcome): string =>
  `${whole(requests)} requests, ${atOnce} at a time${failures.length ? `; ${[...new Set(failures)].slice(0, 5).join(', ')}` : ''}`;
