import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { FullConfig } from '@playwright/test';
import { localStorage } from '../../src/platform/storage-local.ts';
import { startOwnServer, type OwnServer } from '../own-server.ts';
import { databaseAt, query } from '../postgres.ts';
import { startDemoPostgres } from '../templates.ts';

/** Number of parallel workers, each with a server of its own; overridden by `--workers`. */
export const browsers = 3;
/** `JOURNEYS_PORT` allows two concurrent runs. */
const firstPort = Number(process.env.JOURNEYS_PORT ?? 41_900);
/** The index of this worker, set by Playwright. */
const here = Number(process.env.TEST_PARALLEL_INDEX ?? 0);
export const port = firstPort + here;

/** Values passed from global setup to the worker processes. */
const told = {
  get server(): string {
    return process.env.JOURNEYS_POSTGRES ?? '';
  },
  get demoFiles(): string {
    return process.env.JOURNEYS_FILES ?? '';
  },
  get folder(): string {
    return process.env.JOURNEYS_FOLDER ?? '';
  },
};

const databaseNameAt = (at: number): string => `journeys_${at}`;
const dataFolderAt = (at: number): string => path.join(told.folder, String(at));

/** The data folder of this worker's server. */
export const dataFolder = (): string => dataFolderAt(port);
/** The database of this worker's server. */
export const databaseUrl = (): string => databaseAt(told.server, databaseNameAt(port));

/** Starts the built site with the demo world, once per worker; stops it after the last journey. */
export default async function serve({ workers }: FullConfig): Promise<() => Promise<void>> {
  execFileSync(process.execPath, [path.resolve(import.meta.dirname, '../../scripts/build.mjs'), '--quick'], { stdio: 'inherit' });
  const { postgres, files } = await startDemoPostgres();
  process.env.JOURNEYS_POSTGRES = postgres.url;
  process.env.JOURNEYS_FILES = files;
  // Beside the template, so that its files need only be linked.
  process.env.JOURNEYS_FOLDER = await mkdtemp(path.resolve(import.meta.dirname, '../../.cache/journeys-'));
  const ports = Array.from({ length: workers }, (_, browser) => firstPort + browser);
  const starts = ports.map((at) => serveAt(at));
  const end = async (): Promise<void> => {
    for (const start of await Promise.allSettled(starts)) if (start.status === 'fulfilled') await start.value();
    await postgres.stop();
    await rm(told.folder, { recursive: true, force: true });
  };
  try {
    await Promise.all(starts);
  } catch (error) {
    // The others would outlive the run and keep their ports occupied.
    await end();
    throw error;
  }
  return end;
}

/** Starts one more site with settings of its own. Returns a function that stops it. */
export async function serveAt(at: number, settings: NodeJS.ProcessEnv = {}): Promise<() => Promise<void>> {
  const start = await siteAt(at, settings);
  const server = await start();
  return async () => {
    await server.end('SIGTERM');
    await rm(dataFolderAt(at), { recursive: true, force: true });
    await query(told.server, `drop database ${databaseNameAt(at)} with (force)`);
  };
}

/** Copies the demo's data folder. Files in its store are not copied, since they are replaced and never modified in place. */
async function copyDemo(dataDir: string): Promise<void> {
  const stored = path.join(told.demoFiles, 'files');
  await cp(told.demoFiles, dataDir, { recursive: true, filter: (file) => file !== stored });
  const storage = localStorage(path.join(dataDir, 'files'));
  for (const part of await readdir(stored)) await storage.addFolder(path.join(stored, part), part);
}

/** A separate demo; returns a function that starts its server, also again after it has stopped. */
export async function siteAt(at: number, settings: NodeJS.ProcessEnv = {}): Promise<() => Promise<OwnServer>> {
  const dataDir = dataFolderAt(at);
  await copyDemo(dataDir);
  await query(told.server, `create database ${databaseNameAt(at)} template demo strategy file_copy`);
  const env = {
    ...process.env,
    LOG_LEVEL: 'warn',
    BASE_URL: `http://127.0.0.1:${at}`,
    DATABASE_URL: databaseAt(told.server, databaseNameAt(at)),
    ...settings,
  };
  return () => startOwnServer({ port: at, dataDir, env });
}
