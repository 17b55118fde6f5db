import { connect } from 'node:net';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onSite } from '../../../tests/served.ts';
import { until } from '../../../tests/until.ts';

onSite('readers who take nothing', (site) => {
  const server = () => site().app.fastify.server;
  let before = 0;
  beforeAll(() => {
    before = server().timeout;
    // Connections have the one that held when they were opened.
    if (before > 0) server().timeout = 1000;
  });
  afterAll(() => {
    server().timeout = before;
  });
  const port = (): number => Number(new URL(site().origin).port);
  const connections = (): Promise<number> =>
    new Promise((resolve, reject) => void server().getConnections((error, count) => (error ? reject(error) : resolve(count))));

  test('S16.6 their connections end, with what was still to be sent, and others are answered meanwhile', async () => {
    expect(before).toBeGreaterThan(0);
    const others = await connections();
    const stalled = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const socket = connect({ port: port(), host: '127.0.0.1' });
        socket.on('error', () => {});
        socket.pause();
        await once(socket, 'connect');
        // Far more than the system keeps of what nobody reads.
        socket.write('GET /openapi.json HTTP/1.1\r\nHost: sprechstunde.example\r\n\r\n'.repeat(40));
        return socket;
      }),
    );
    await until(connections, (count) => count > others);
    expect((await site().get('/api/tag')).status).toBe(200);
    await until(connections, (count) => count <= others);
    for (const socket of stalled) socket.destroy();
  });

  test('S16.6 whoever waits for what is still being made gets it', async () => {
    const release = site().holdRendering();
    const answer = site().get('/gesundheit');
    await pause(1500);
    release();
    expect((await answer).status).toBe(200);
  });

  test('S16.6 whoever reads slowly gets everything', async () => {
    const socket = connect({ port: port(), host: '127.0.0.1' });
    const many = 12;
    socket.write('GET /openapi.json HTTP/1.1\r\nHost: sprechstunde.example\r\n\r\n'.repeat(many));
    const { length } = (await site().get('/openapi.json', { 'accept-encoding': 'identity' })).bytes;
    let read = 0;
    for await (const part of socket) {
      read += (part as Buffer).length;
      if (read >= many * length) break;
      await pause(2);
    }
    expect(read).toBeGreaterThanOrEqual(many * length);
  });
});
