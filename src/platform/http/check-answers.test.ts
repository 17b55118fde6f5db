import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint, everyone } from '#kit/endpoint.ts';
import { ok } from '#kit/result.ts';
import { checkAnswers } from './check-answers.ts';
import { mount } from './mount.ts';

const endpoints = {
  entry: endpoint('GET /api/entry', { in: z.object({}), out: z.object({ title: z.string() }), summary: 'One.' }),
};

let app: FastifyInstance;
let answer: object;

beforeEach(() => {
  app = Fastify();
  app.setValidatorCompiler(() => (value) => ({ value }));
  app.setSerializerCompiler(() => (value) => JSON.stringify(value));
  checkAnswers(app);
  mount(app, {
    endpoints,
    handlers: { entry: () => Promise.resolve(ok(answer as { title: string })) },
    contextOf: () => everyone('de'),
    csrf: { check: () => Promise.resolve(undefined) },
  });
});
afterEach(() => app.close());

test.each([
  ['what the contract says', { title: 'Herz' }, 200],
  ['another type', { title: 7 }, 500],
  ['a field too few', {}, 500],
  ['a field too many', { title: 'Herz', secret: 'x' }, 500],
])('S7 an answer with %s', async (_, said, status) => {
  answer = said;
  expect((await app.inject('/api/entry')).statusCode).toBe(status);
});
