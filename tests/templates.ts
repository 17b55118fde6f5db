import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startPostgres, type ThrowAwayPostgres } from './postgres.ts';

/**
 * Databases for all test files of a run: the demo world is brought into one of each engine, when somebody first wants it, and every
 * suite gets a copy. To migrate and fill them anew took longer than most suites.
 */
type Templates = {
  /** The folder of a filled embedded database; to be copied, never opened. */
  readonly embedded: () => Promise<string>;
  /** The address of a new PostgreSQL database, filled; null where none is installed. */
  readonly postgres: () => Promise<string | null>;
};

const fill = (...args: string[]) => promisify(execFile)(process.execPath, [path.join(import.meta.dirname, 'fill.ts'), ...args]);

const once = <Value>(make: () => Promise<Value>): (() => Promise<Value>) => {
  let made: Promise<Value> | undefined;
  return () => (made ??= make());
};

function templatesIn(folder: string): Templates & { readonly stop: () => Promise<void> } {
  let server: ThrowAwayPostgres | null = null;
  const filled = once(async () => {
    server = await startPostgres();
    if (server) await fill(folder, await server.another('filled'));
    return server;
  });
  let copies: Promise<unknown> = Promise.resolve();
  return {
    embedded: once(async () => {
      const filledFolder = path.join(folder, 'embedded');
      await fill(filledFolder);
      return filledFolder;
    }),
    postgres: async () => {
      const postgres = await filled();
      const copy = copies.then(() => postgres?.another(undefined, 'filled') ?? null);
      copies = copy.catch(() => undefined);
      return copy;
    },
    stop: async () => {
      await server?.stop();
    },
  };
}

/** Vitest calls this once, before the first test file; test files ask over a socket, being processes of their own. */
export default async function serveTemplates(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sprechstunde-templates-'));
  const templates = templatesIn(folder);
  const server: Server = createServer((asked, answer) => {
    const make = asked.url === '/postgres' ? templates.postgres : templates.embedded;
    make().then(
      (made) => answer.end(JSON.stringify(made)),
      (error: unknown) => answer.writeHead(500).end(String(error)),
    );
  });
  const socket = path.join(folder, 'socket');
  await new Promise<void>((resolve) => server.listen(socket, resolve));
  process.env.TEST_TEMPLATES = socket;
  return async () => {
    server.close();
    await templates.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

/** Asks for a template from within a test file. */
export function template(engine: 'embedded' | 'postgres'): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const asking = request({ socketPath: process.env.TEST_TEMPLATES, path: `/${engine}` }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.once('end', () => {
        if (response.statusCode === 200) resolve(JSON.parse(text) as string | null);
        else reject(new Error(text));
      });
    });
    asking.once('error', reject);
    asking.end();
  });
}
