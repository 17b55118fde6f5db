import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, type Page } from '@playwright/test';
import { ready, test } from './journey.ts';
import { desktop, pageKinds, phone } from './page-kinds.ts';
import { shiftsOf, watchShifts } from './shifts.ts';

/** Any port of this machine. */
test.use({ agreedHost: 'http://127.0.0.1:' });

/** Length of a piece in characters, and how much of a body arrives in pieces: more than any window shows. */
const [pieceLength, slowLength] = [2000, 24_000];

/** What the page asks for when it has drawn a frame. */
const drawnPath = '/drawn-a-frame';

/** Says so for as long as a document arrives. Runs in the page. */
function sayWhenDrawn(path: string): void {
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const say = async (): Promise<void> => {
    while (document.readyState === 'loading') {
      await frame();
      await fetch(path);
    }
  };
  say().catch(() => {});
}

/** Its beginning with all of the head, then the pieces, and what is left. */
function piecesOf(html: string): readonly string[] {
  const body = html.indexOf('<body');
  const ends: number[] = [];
  for (let end = body + pieceLength; end < body + slowLength; end += pieceLength) {
    end = html.indexOf('<', end);
    if (end < 0) break;
    ends.push(end);
  }
  return [0, ...ends].map((start, at) => html.slice(start, ends[at]));
}

/** The site behind a line that delivers documents in pieces, each after the page has drawn the one before. */
async function siteInPieces(site: string): Promise<Server> {
  let drawn = Promise.withResolvers<void>();
  const server = createServer((asked, answer) => {
    if (asked.url === drawnPath) {
      drawn.resolve();
      return void answer.end();
    }
    const inPieces = async (got: IncomingMessage): Promise<void> => {
      const [first, ...others] = piecesOf(await text(got));
      answer.write(first);
      for (const next of others) {
        drawn = Promise.withResolvers();
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await drawn.promise;
        answer.write(next);
      }
      answer.end();
    };
    const isDocument = asked.headers['sec-fetch-mode'] === 'navigate';
    const { 'accept-encoding': encoding, host: _host, ...headers } = asked.headers;
    const relayed = request(new URL(asked.url ?? '', site), {
      method: asked.method,
      headers: { ...headers, 'accept-encoding': isDocument ? 'identity' : encoding },
    });
    relayed.on('error', () => answer.destroy());
    relayed.on('response', (got) => {
      const { 'content-length': _length, ...rest } = got.headers;
      answer.writeHead(got.statusCode ?? 500, isDocument ? rest : got.headers);
      if (isDocument) inPieces(got).catch(() => answer.destroy());
      else got.pipe(answer);
    });
    asked.pipe(relayed);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

const hiddenParts = (page: Page) =>
  page
    .locator('[data-at-once]')
    .evaluateAll((parts) => parts.filter((part) => getComputedStyle(part).visibility !== 'visible').length);

for (const [device, size] of Object.entries({ desktop, phone })) {
  test(`S17.3 on a ${device} nothing moves while a page arrives in pieces, and all of it is shown in the end`, async ({
    page,
    baseURL,
  }) => {
    test.slow();
    await page.setViewportSize(size);
    await watchShifts(page);
    // The typeface can come at any time, and what replaces it is not the same on every machine.
    await page.route('**/*.woff2', (route) => route.abort());
    await page.addInitScript(sayWhenDrawn, drawnPath);
    const site = await siteInPieces(baseURL ?? '');
    const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
    try {
      for (const { kind, address, isKeptBack } of pageKinds) {
        // Not until the last picture is there.
        await page.goto(origin + address, { waitUntil: 'domcontentloaded' });
        if (!isKeptBack) await ready(page);
        const shifts = await shiftsOf(page);
        // A word that wraps, at most.
        expect(
          shifts.reduce((sum, { value }) => sum + value, 0),
          `${kind}: ${JSON.stringify(shifts)}`,
        ).toBeLessThan(0.003);
        expect(await hiddenParts(page), kind).toBe(0);
      }
    } finally {
      site.close();
    }
  });
}
