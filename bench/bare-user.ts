/**
 * Reference: a bare Fastify route that finds a member by the session cookie, with one join, and sends the row as JSON. Runs as
 * a separate process.
 */
import { eq } from 'drizzle-orm';
import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { hashOf } from '../src/accounts/server/sessions.ts';
import { sessions, users } from '../src/accounts/server/tables.ts';
import { readConfig } from '../src/platform/config.ts';
import { openDatabase } from '../src/platform/database.ts';
import { createLog } from '../src/platform/log.ts';

const port = Number(process.argv[2]);
const config = readConfig({ LOG_LEVEL: 'warn', DATA_DIR: process.env['DATA_DIR'], DATABASE_URL: process.env['DATABASE_URL'] });
const { db } = await openDatabase(config, createLog(config));
const app = Fastify();
await app.register(cookie);
app.get('/api/user', async (request, reply) => {
  const [row] = await db
    .select({ user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.tokenHash, hashOf(request.cookies['session'] ?? '')));
  return row ? { data: row.user } : reply.code(401).send();
});
await app.listen({ host: '127.0.0.1', port });
process.stdout.write('ready\n');
