/**
 * Reference: a bare Node http server, or a bare Fastify route, that sends the bytes of a file with given headers. Runs as a separate
 * process.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import Fastify from 'fastify';

const [kind, port, file, given = ''] = process.argv.slice(2);
const bytes = readFileSync(file ?? '');
const headers = JSON.parse(given) as Record<string, string>;

if (kind === 'fastify') {
  const app = Fastify();
  app.get('/*', (_, reply) => reply.headers(headers).send(bytes));
  await app.listen({ host: '127.0.0.1', port: Number(port) });
} else {
  createServer((_, response) => {
    response.writeHead(200, headers);
    response.end(bytes);
  }).listen(Number(port), '127.0.0.1');
}
process.stdout.write('ready\n');
