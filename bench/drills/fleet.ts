import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startFront, type FrontServer } from '../../tests/front.ts';
import { startPostgres } from '../../tests/postgres.ts';
import { givenBucket, type TestBucket } from '../../tests/s3.ts';
import { serve, type Served } from '../processes.ts';

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

type Asked = { readonly ports: readonly [number, number]; readonly env?: Record<string, string> };

export async function startFleet({ ports, env = {} }: Asked): Promise<Fleet> {
  const postgres = await startPostgres();
  if (!postgres) throw new Error('PostgreSQL cannot be started here.');
  const bucket = await givenBucket();
  const folder = await mkdtemp(path.join(tmpdir(), 'drill-'));
  const databaseUrl = await postgres.another();
  const front = await startFront('nginx', {
    servers: [`127.0.0.1:${ports[0]}`, `127.0.0.1:${ports[1]}`],
    store: new URL(bucket.settings.endpoint ?? '').host,
  });
  const open = (at: 0 | 1): Promise<Served> =>
    serve(ports[at], {
      ...(bucket.env as Record<string, string>),
      DATABASE_URL: databaseUrl,
      DATA_DIR: path.join(folder, String(at)),
      BASE_URL: front.origin,
      TRUST_PROXY: 'on',
      MEDIA_BY: 'accel',
      LOG_LEVEL: 'fatal',
      ...env,
    });
  // The first one fills the database, the second finds it filled.
  const servers: [Served, Served] = [await open(0), await open(1)];
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
export type Outcome = { readonly requests: number; readonly failures: readonly string[] };

/** Requests these URLs in turn, `atOnce` at a time, until ended. Without retries. */
export function keepAsking(origin: string, addresses: readonly string[], atOnce: number): { end: () => Promise<Outcome> } {
  const over = new AbortController();
  let requests = 0;
  const failures: string[] = [];
  const ask = async (): Promise<void> => {
    while (!over.signal.aborted) {
      const address = addresses[(requests += 1) % addresses.length] ?? '/';
      try {
        const answer = await fetch(origin + address, { signal: AbortSignal.timeout(30_000) });
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
      return { requests, failures };
    },
  };
}
