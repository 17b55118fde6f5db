import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { endpoint, everyone } from '#kit/endpoint.ts';
import { fail, ok, type Result } from '#kit/result.ts';
import { ObjectCache } from '../object-cache.ts';
import { inPassing, isWorthKeeping, shareAnswers } from './shared-answers.ts';

const shape = { in: z.object({ page: z.number() }), out: z.object({ data: z.array(z.string()) }), summary: 'A list.' };
const endpoints = {
  kept: endpoint('GET /api/kept', { ...shape, kept: 'content' }),
  fresh: endpoint('GET /api/fresh', shape),
};
type Answer = Result<{ data: string[] }>;

function shared(answer: () => Answer = () => ok({ data: ['one'] })) {
  let version = '1';
  const handle = vi.fn((_: unknown, context: { visitor: string }) =>
    Promise.resolve(answer() && { ...answer(), for: context.visitor }),
  );
  const { share } = new ObjectCache(() => version);
  const handlers = shareAnswers(endpoints, { kept: handle, fresh: handle }, share);
  return { handlers, handle, change: () => (version = '2') };
}

const anna = { ...everyone('de'), visitor: 'anna' };
const bert = { ...everyone('de'), visitor: 'bert' };

describe('shared answers', () => {
  test('are one object for all who ask the same, and know nobody', async () => {
    const { handlers, handle } = shared();
    const first = await handlers.kept({ page: 1 }, anna);
    expect(await handlers.kept({ page: 1 }, bert)).toBe(first);
    expect(JSON.stringify([first, handle.mock.calls])).not.toMatch(/anna|bert/);
    expect(handle).toHaveBeenCalledTimes(1);
  });

  test('differ by what is asked and by language, and after a change of content', async () => {
    const { handlers, handle, change } = shared();
    await handlers.kept({ page: 1 }, anna);
    await handlers.kept({ page: 2 }, anna);
    await handlers.kept({ page: 1 }, { ...anna, locale: 'en' });
    change();
    await handlers.kept({ page: 1 }, anna);
    expect(handle).toHaveBeenCalledTimes(4);
  });

  test('are only those that depend on the content alone: others are made for each reader', async () => {
    const { handlers, handle } = shared();
    await handlers.fresh({ page: 1 }, anna);
    await handlers.fresh({ page: 1 }, bert);
    expect(handle.mock.calls.map(([, { visitor }]) => visitor)).toEqual(['anna', 'bert']);
  });

  test.each<[string, Answer]>([
    ['failures', fail('not-found')],
    ['lists without entries', ok({ data: [] })],
    ['answers about something unknown', ok(inPassing({ data: ['all the same'] }))],
  ])('are no %s: there are as many as anyone likes to ask for', async (_, answer) => {
    expect(isWorthKeeping(answer)).toBe(false);
    const { handlers, handle } = shared(() => answer);
    await handlers.kept({ page: 1 }, anna);
    await handlers.kept({ page: 1 }, anna);
    expect(handle).toHaveBeenCalledTimes(2);
  });
});
