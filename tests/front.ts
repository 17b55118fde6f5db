import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './own-server.ts';

const root = path.resolve(import.meta.dirname, '..');

export type FrontServer = { readonly origin: string; readonly close: () => Promise<void> };

/** Values that replace the examples in the configuration files of `deploy/`. */
export type Behind = {
  /** Two servers as `host:port`. */
  readonly servers: readonly [string, string];
  readonly folder?: string;
  /** The object store as `host:port`. */
  readonly store?: string;
};

const programs = { nginx: '/usr/sbin/nginx', caddy: '/usr/bin/caddy' } as const;

export type Front = keyof typeof programs;

export const hasFront = (front: Front): boolean => existsSync(programs[front]);

/** Starts the reverse proxy with the shipped configuration, on a port of its own. */
export async function startFront(
  front: Front,
  { servers, folder = '/nowhere', store = '127.0.0.1:9' }: Behind,
): Promise<FrontServer> {
  const own = mkdtempSync(path.join(tmpdir(), `sprechstunde-${front}-`));
  const port = await freePort();
  const changes = {
    '127.0.0.1:3001': servers[0],
    '127.0.0.1:3002': servers[1],
    '127.0.0.1:9000': store,
    '/srv/sprechstunde/files': folder,
    '/var/cache/nginx-sprechstunde': path.join(own, 'cache'),
    '\n    listen 80;\n    listen [::]:80;': `\n    listen 127.0.0.1:${port};`,
    'www.example.com': 'localhost',
    '\n:80 {': `\nhttp://localhost:${port} {`,
  };
  let config = readFileSync(path.join(root, 'deploy', front === 'nginx' ? 'nginx.conf' : 'Caddyfile'), 'utf8');
  for (const [example, real] of Object.entries(changes)) config = config.replaceAll(example, real);
  const file = path.join(own, 'config');
  writeFileSync(
    file,
    front === 'nginx'
      ? wholeNginx(own, port, config)
      : `{\n\tadmin off\n\tauto_https off\n\tdefault_bind 127.0.0.1\n}\n${config}`,
  );
  const args =
    front === 'nginx'
      ? ['-p', own, '-c', file, '-e', path.join(own, 'error.log')]
      : ['run', '--adapter', 'caddyfile', '--config', file];
  const child = spawn(programs[front], args, {
    stdio: ['ignore', 'ignore', process.env.TEST_LOG ? 'inherit' : 'ignore'],
    env: { PATH: process.env.PATH, HOME: own, XDG_DATA_HOME: own, XDG_CONFIG_HOME: own },
  });
  const ended = once(child, 'exit');
  await Promise.race([listening(port), ended.then(([code]) => Promise.reject(new Error(`${front} ended with ${code}.`)))]);
  return {
    origin: `http://localhost:${port}`,
    close: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(own, { recursive: true, force: true });
    },
  };
}

/** With a default server beside the site, as Debian's package has one. */
const wholeNginx = (own: string, port: number, site: string): string => `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${own}/pid;
events { worker_connections 1024; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${own}/${kind};`).join('\n')}
  ${site}
  server { listen 127.0.0.1:${port} default_server; server_name _; return 404; }
}
`;

async function listening(port: number): Promise<void> {
  for (;;) {
    const socket = connect({ host: '127.0.0.1', port });
    const isThere = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isThere) return;
    await pause(20);
  }
}
