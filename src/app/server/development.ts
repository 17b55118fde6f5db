import { execFile } from 'node:child_process';
import path from 'node:path';
import { createServer, type EnvironmentModuleNode, type ViteDevServer } from 'vite';
import { forTerminal } from '#platform/mendable-error.ts';
import { developmentRenderer } from './renderer.ts';
import type { Front, Opened, serve, Stop } from './serve.ts';
import { createStaticFiles } from './static-files.ts';

/*
 * Serves the site from its sources, for `npm run dev`: Vite sends changed pages and styles to the browser and also loads the
 * server's modules, so that a change to one of them restarts the site without restarting the process, its database and its
 * other modules.
 */

const root = path.resolve(import.meta.dirname, '../../..');
const entry = path.join(root, 'src/app/server/serve.ts');
/** Entry modules of the server. The demo is listed too, because Vite does not see its dynamic import (demo.ts). */
const beginnings: readonly (string | null)[] = [entry, path.join(root, 'demo/index.ts')];

const madeByVite = async (vite: ViteDevServer): Promise<Front> => ({
  renderer: await developmentRenderer(vite),
  serveStatic: await createStaticFiles(null),
  keepPages: false,
  before: vite.middlewares,
});

/** Whether the server depends on a file, directly or indirectly. */
function isOfServer(vite: ViteDevServer, file: string): boolean {
  const seen = new Set<EnvironmentModuleNode>();
  const leads = (module: EnvironmentModuleNode): boolean => {
    if (seen.has(module)) return false;
    seen.add(module);
    return beginnings.includes(module.file) || [...module.importers].some(leads);
  };
  return [...(vite.environments.ssr.moduleGraph.getModulesByFile(file) ?? [])].some(leads);
}

/** Generates the migration for changed tables; ambiguous changes (a renamed column) are left to the developer. */
const writeMigration = (): Promise<void> =>
  new Promise((resolve) => {
    const kit = path.join(root, 'node_modules/drizzle-kit/bin.cjs');
    const child = execFile(process.execPath, [kit, 'generate', '--name', 'in_development'], { cwd: root }, (error, out) => {
      const made = /db\/migrations\/\S+\.sql/.exec(out)?.[0];
      if (made) process.stdout.write(`${made} was written; before a commit, name it well: npm run migration\n`);
      if (error) process.stdout.write('No migration could be written for the changed tables: run npm run migration.\n');
      resolve();
    });
    child.stdin?.end();
  });

/** Like `serve`, restarted whenever a file of the server changes. */
export async function serveInDevelopment(opened: Opened): Promise<{ stop: Stop; greeting: string }> {
  const vite = await createServer({ root, appType: 'custom', server: { middlewareMode: true } });
  const begin = async () => {
    const module = (await vite.ssrLoadModule(entry)) as { serve: typeof serve };
    return module.serve(opened, () => madeByVite(vite));
  };
  let served = await begin();
  let stop: Stop | null = served.stop;
  let turn = Promise.resolve();
  const again = async (): Promise<void> => {
    const since = performance.now();
    await stop?.(0);
    stop = null;
    served = await begin();
    stop = served.stop;
    process.stdout.write(`Begun again in ${((performance.now() - since) / 1000).toFixed(1)} s.\n`);
  };
  vite.watcher.on('change', (file) => {
    if (/\.test\.tsx?$/.test(file)) return;
    // Modules loaded by Node itself cannot be reloaded; `npm run dev` restarts the process.
    if (file.startsWith(path.join(root, 'src/platform')) || /\/app\/server\/(?:main|development|renderer)\.ts$/.test(file))
      process.kill(process.pid, 'SIGTERM');
    if (!isOfServer(vite, file)) return;
    turn = turn
      .then(() => (file.endsWith('/tables.ts') ? writeMigration() : undefined))
      .then(again)
      // The error is shown in the terminal, and the next change may fix it.
      .catch((error: unknown) => {
        process.stderr.write(`${forTerminal(error)}\n`);
      });
  });
  return {
    greeting: served.greeting,
    stop: async (timeoutMs) => {
      await stop?.(timeoutMs);
      await vite.close();
    },
  };
}
