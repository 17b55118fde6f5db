import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onSite } from '../../../tests/served.ts';
import { until } from '../../../tests/until.ts';

onSite('readers who take nothing', (site) => {
  const server = () => site().app.fastify.server;
  /** These have less time: so many ms. */
  const hurried = 'x-hurried';
  const hurry = ({ headers, socket }: IncomingMessage): void =>
    void (headers[hurried] && socket.setTimeout(Number(headers[hurried])));
  beforeAll(() => void server().on('request', hurry));
  afterAll(() => void server().off('request', hurry));
  const description = (ms: number): string =>
    `GET /openapi.json HTTP/1.1\r\nHost: sprechstunde.example\r\n${hurried}: ${ms}\r\n\r\n`;
  const port = (): number => Number(new URL(site().origin).port);
  const connections = (): Promise<number> =>
    new Promise((resolve, reject) => void server().getConnections((error, count) => (error ? reject(error) : resolve(count))));

  test('S16.6 their connections end, with what was still to be sent, and others are answered meanwhile', async () => {
    expect(server().timeout).toBe(120_000);
    const others = await connections();
    const stalled = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const socket = connect({ port: port(), host: '127.0.0.1' });
        socket.on('error', () => {});
        socket.pause();
        await once(socket, 'connect');
        // Far more than the system keeps of what nobody reads.
        socket.write(description(200).repeat(40));
        return socket;
      }),
    );
    await until(connections, (count) => count > others);
    expect((await site().get('/api/tag')).status).toBe(200);
    await until(connections, (count) => count <= others);
    for (const socket of stalled) socket.destroy();
  });

  test('S16.6 whoever sends no HTTP reads so, and is hung up on without hanging up', async () => {
    const others = await connections();
    const socket = connect({ port: port(), host: '127.0.0.1', allowHalfOpen: true });
    socket.write('Hello\r\n\r\n');
    let read = '';
    socket.on('data', (part) => void (read += String(part)));
    await once(socket, 'end');
    expect(read).toMatch(/^HTTP\/1\.1 400 /);
    await until(connections, (count) => count <= others);
    socket.destroy();
  });

  test('S16.6 whoever waits for what is still being made gets it', async () => {
    const release = site().holdRendering();
    const answer = site().get('/gesundheit', { [hurried]: '200' });
    await pause(500);
    release();
    expect((await answer).status).toBe(200);
  });

  test('S16.6 whoever reads slowly gets everything', async () => {
    const socket = connect({ port: port(), host: '127.0.0.1' });
    const many = 12;
    // Less than all takes it, and more than a busy machine leaves it waiting.
    socket.write(description(1500).repeat(many));
    const { length } = (await site().get('/openapi.json', { 'accept-encoding': 'identity' })).bytes;
    let read = 0;
    for await (const part of socket) {
      read += (part as Buffer).length;
      if (read >= many * length) break;
      await pause(10);
    }
    expect(read).toBeGreaterThanOrEqual(many * length);
  });
});
