import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fail, ok, type Result } from '#kit/result.ts';
import { formTexts } from '../form-texts.ts';
import { outcomeText } from './outcome-text.ts';
import { atOnce, createUploads } from './queue.ts';
import { centreSquare, largestImage, previewOf, problemOf, squareIn } from './square.ts';
import { transfer, type SendOptions } from './transfer.ts';

/** A transport whose progress and outcome the test controls. */
function manual() {
  const sends: { options: SendOptions; end: (result: Result<string>) => void; fall: (thrown: Error) => void }[] = [];
  const send = (options: SendOptions) =>
    new Promise<Result<string>>((end, fall) => {
      sends.push({ options, end, fall });
    });
  const at = (index: number) => {
    const found = sends[index];
    if (!found) throw new Error(`nothing was sent as number ${index}`);
    return found;
  };
  return { send, at, count: () => sends.length };
}

const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('one transfer', () => {
  const begin = () => {
    const { send, at } = manual();
    const shares: number[] = [];
    const stop = new AbortController();
    const outcome = transfer(send, { onShare: (share) => shares.push(share), signal: stop.signal });
    return { sent: at(0), shares, stop, outcome };
  };

  test('tells its share and ends with the value', async () => {
    const { sent, shares, outcome } = begin();
    sent.options.onProgress(25, 100);
    sent.options.onProgress(100, 100);
    sent.end(ok('neu'));
    expect(await outcome).toEqual({ kind: 'sent', value: 'neu' });
    expect(shares).toEqual([0.25, 1]);
  });

  test('S9.4 is given up after 30 seconds without progress, even if sending ignores it', async () => {
    const { sent, outcome } = begin();
    await vi.advanceTimersByTimeAsync(29_000);
    sent.options.onProgress(1, 100);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(sent.options.signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent.options.signal.aborted).toBe(true);
    expect(await outcome).toEqual({ kind: 'stalled', seconds: 30 });
  });

  test('S9.4 the same number of bytes over and over is no progress', async () => {
    const { sent, outcome } = begin();
    sent.options.onProgress(10, 100);
    await vi.advanceTimersByTimeAsync(20_000);
    sent.options.onProgress(10, 100);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await outcome).toEqual({ kind: 'stalled', seconds: 30 });
  });

  test('S8.9 is stopped at the reader’s wish, and says nothing more of its progress', async () => {
    const { sent, shares, stop, outcome } = begin();
    stop.abort();
    sent.options.onProgress(50, 100);
    expect(await outcome).toEqual({ kind: 'cancelled' });
    expect(shares).toEqual([]);
  });

  test('is not even begun when it was stopped before', async () => {
    const { send, count } = manual();
    expect(await transfer(send, { onShare: () => {}, signal: AbortSignal.abort() })).toEqual({ kind: 'cancelled' });
    expect(count()).toBe(0);
  });

  test('a refusal and a lost connection are told apart', async () => {
    const refused = begin();
    refused.sent.end(fail('invalid', { message: 'zu groß' }));
    expect(await refused.outcome).toMatchObject({ kind: 'refused', failure: { code: 'invalid' } });
    const lost = begin();
    const thrown = new Error('lost');
    lost.sent.fall(thrown);
    expect(await lost.outcome).toEqual({ kind: 'failed', thrown });
  });

  test('leaves no clock running', async () => {
    const { sent, outcome } = begin();
    sent.end(ok('neu'));
    await outcome;
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('S8.9 every end has its words', () => {
  test.each([
    [{ kind: 'stalled', seconds: 30 }, 'Das Hochladen steht seit 30 Sekunden still', 'Upload stalled for 30 seconds, aborting.'],
    [{ kind: 'cancelled' }, 'Hochladen abgebrochen', 'Upload cancelled'],
    [{ kind: 'failed', thrown: new Error('x') }, 'Fehler beim Hochladen', 'Upload error'],
    [{ kind: 'refused', failure: fail('forbidden') }, 'Fehler beim Hochladen', 'Upload error'],
    [{ kind: 'refused', failure: fail('invalid', { errors: { file: ['zu groß'] }, message: 'nein' }) }, 'zu groß', 'zu groß'],
  ] as const)('%j', (outcome, german, english) => {
    expect(outcomeText(outcome, formTexts.de)).toContain(german);
    expect(outcomeText(outcome, formTexts.en)).toBe(english);
  });

  test('a file that was taken away', () => {
    expect(formTexts.en.upload.removed).toBe('File removed');
  });
});

describe('a line of files', () => {
  const files = (count: number) => Array.from({ length: count }, (_, at) => new File(['x'], `${at}.mp4`));
  const begin = (count: number) => {
    const { send, at, count: sent } = manual();
    const arrived: string[] = [];
    const uploads = createUploads<string>(
      (_, options) => send(options),
      (value) => arrived.push(value),
    );
    uploads.add(files(count));
    return { uploads, at, sent, arrived, states: () => uploads.list().map(({ state }) => state) };
  };

  test('S9.4 five are on their way at once, the next starts when one has ended', async () => {
    const { at, sent, states, arrived } = begin(7);
    expect(sent()).toBe(atOnce);
    expect(states().filter((state) => state === 'waiting')).toHaveLength(2);
    at(2).end(ok('drei'));
    await settled();
    expect(sent()).toBe(6);
    expect(states()[2]).toBe('sent');
    expect(arrived).toEqual(['drei']);
  });

  test('S8.9 one that is stopped makes room, one that waits never starts', async () => {
    const { uploads, sent, states } = begin(7);
    const ids = uploads.list().map(({ id }) => id);
    uploads.cancel(ids[6] ?? 0);
    uploads.cancel(ids[0] ?? 0);
    await settled();
    expect(states()).toEqual(['cancelled', 'sending', 'sending', 'sending', 'sending', 'sending', 'cancelled']);
    expect(sent()).toBe(6);
  });

  test('S8.9 one that is taken away is stopped and does not come back', async () => {
    const { uploads, at } = begin(1);
    uploads.remove(uploads.list()[0]?.id ?? 0);
    await settled();
    expect(at(0).options.signal.aborted).toBe(true);
    expect(uploads.list()).toEqual([]);
  });

  test('one that failed can be tried again, one that arrived cannot', async () => {
    const { uploads, at, states, sent } = begin(2);
    at(0).fall(new Error('lost'));
    at(1).end(ok('da'));
    await settled();
    expect(states()).toEqual(['failed', 'sent']);
    for (const { id } of uploads.list()) uploads.retry(id);
    expect(sent()).toBe(3);
    expect(uploads.list().map(({ file, state }) => [file.name, state])).toEqual([
      ['1.mp4', 'sent'],
      ['0.mp4', 'sending'],
    ]);
  });

  test('listeners hear of every change until they leave, and the list stays the same in between', () => {
    const { uploads, at } = begin(1);
    const heard = vi.fn();
    const leave = uploads.watch(heard);
    at(0).options.onProgress(1, 2);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(uploads.list()).toBe(uploads.list());
    expect(uploads.list()[0]?.share).toBe(0.5);
    leave();
    at(0).options.onProgress(2, 2);
    expect(heard).toHaveBeenCalledTimes(1);
  });
});

describe('the square of a picture', () => {
  const file = (size: number, type = 'image/jpeg') => ({ size, type });

  test('S5.7 one picture of at most 8,192,000 bytes', () => {
    expect(largestImage).toBe(8_192_000);
    expect(problemOf([file(8_192_000)])).toBeUndefined();
    expect(problemOf([file(8_192_001)])).toBe('tooLarge');
    expect(problemOf([file(1), file(1)])).toBe('oneOnly');
    expect(problemOf([file(1, 'application/pdf')])).toBe('noImage');
    expect(problemOf([file(1, '')])).toBe('noImage');
    expect(problemOf([])).toBe('noImage');
  });

  test('S5.7 too large a picture is named in the very words', () => {
    expect(formTexts.de.upload.tooLarge).toBe('Das ausgewählte Profilbild ist größer als 8MB.');
  });

  const edge = fc.integer({ min: 1, max: 20_000 });
  const percent = fc.double({ min: -50, max: 150, noNaN: true });

  test('S4.20 without a choice it is the centre square', () => {
    expect(squareIn({ width: 600, height: 400 }, centreSquare({ width: 600, height: 400 }))).toEqual({ x: 100, y: 0, edge: 400 });
    fc.assert(
      fc.property(edge, edge, (width, height) => {
        const square = squareIn({ width, height }, centreSquare({ width, height }));
        expect(square.edge).toBe(Math.min(width, height));
        expect(Math.abs(2 * square.x + square.edge - width)).toBeLessThanOrEqual(1);
        expect(Math.abs(2 * square.y + square.edge - height)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('S5.7 every crop becomes a true square inside the picture', () => {
    fc.assert(
      fc.property(edge, edge, percent, percent, percent, percent, (width, height, x, y, w, h) => {
        const square = squareIn({ width, height }, { unit: '%', x, y, width: w, height: h });
        expect(square.edge).toBeGreaterThanOrEqual(1);
        expect(square.x).toBeGreaterThanOrEqual(0);
        expect(square.y).toBeGreaterThanOrEqual(0);
        expect(square.x + square.edge).toBeLessThanOrEqual(width);
        expect(square.y + square.edge).toBeLessThanOrEqual(height);
      }),
    );
  });

  test('S9.4 the preview is at most 630 wide and 300 high, keeps its shape and is never blown up', () => {
    expect(previewOf({ width: 4000, height: 3000 }, 1)).toEqual({ width: 400, height: 300 });
    expect(previewOf({ width: 4000, height: 500 }, 1)).toEqual({ width: 630, height: 79 });
    expect(previewOf({ width: 4000, height: 3000 }, 2)).toEqual({ width: 800, height: 600 });
    expect(previewOf({ width: 90, height: 60 }, 2)).toEqual({ width: 90, height: 60 });
  });
});
