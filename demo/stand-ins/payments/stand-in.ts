import { createHash, timingSafeEqual } from 'node:crypto';
import type { Clock } from '#platform/clock.ts';
import { apiVersion } from '#shop/server/door.ts';
import type { Calling } from './calling.ts';
import { calls } from './calls.ts';
import { Fault } from './fault.ts';
import { readForm } from './form.ts';
import { newId, seconds, shown, type Kind } from './objects.ts';
import type { Objects, StandInStore } from './store.ts';

export type StandInParts = {
  readonly store: StandInStore;
  readonly clock: Clock;
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Base URL of the payment pages. */
  readonly pages: string;
};

/** A server-to-server request. */
export type Asked = {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly authorization: string | undefined;
  readonly idempotencyKey: string | undefined;
  readonly body: string;
};

export type Said = { readonly status: number; readonly headers: Readonly<Record<string, string>>; readonly body: object };

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The API key of a request: `Bearer`, or as the user name of basic authentication. */
function keyOf(authorization: string): string {
  const [, scheme = '', value = ''] = /^(bearer|basic) (\S+)$/i.exec(authorization) ?? [];
  if (scheme.toLowerCase() === 'bearer') return value;
  return Buffer.from(value, 'base64').toString().replace(/:.*$/s, '');
}

function admit({ authorization }: Asked, secretKey: string): void {
  if (!authorization) throw new Fault(401, 'You did not provide an API key.');
  if (!timingSafeEqual(digest(keyOf(authorization)), digest(secretKey))) throw new Fault(401, 'Invalid API Key provided.');
}

const kinds: Readonly<Record<string, Kind>> = { pi: 'payment_intent', ch: 'charge', dp: 'dispute', re: 'refund' };

/** Expands ids to objects as requested. */
async function expanded(objects: Objects, object: object, wanted: readonly string[]): Promise<object> {
  const grown = shown(object) as Record<string, unknown>;
  for (const path of wanted) {
    const [name = '', ...rest] = path.split('.');
    if (!Object.hasOwn(grown, name)) throw new Fault(400, `This property cannot be expanded (${name}).`, { param: 'expand' });
    const value = grown[name];
    const kind = typeof value === 'string' ? kinds[value.split('_')[0] ?? ''] : undefined;
    const inner = typeof value === 'string' && kind ? await objects.find(kind, value) : value;
    const more = rest.length > 0 ? [rest.join('.')] : [];
    grown[name] = typeof inner === 'object' && inner !== null ? await expanded(objects, inner, more) : value;
  }
  return grown;
}

/** The payment provider of the demo and of tests: implements the Stripe calls that the shop makes. */
export function createStandIn({ store, clock, secretKey, webhookSecret, pages }: StandInParts) {
  const change = <Value>(work: (calling: Calling) => Promise<Value>): Promise<Value> =>
    store.change((objects) => work({ objects, now: clock.now(), pages }));

  async function run(asked: Asked): Promise<Pick<Said, 'status' | 'body'> & { isReplayed?: boolean }> {
    admit(asked, secretKey);
    const matching = calls.find(({ method, path }) => method === asked.method && path.test(asked.path));
    if (!matching) throw new Fault(404, `Unrecognized request URL (${asked.method}: ${asked.path}).`);
    const given = readForm(asked.method === 'GET' ? asked.query : asked.body);
    const id = matching.path.exec(asked.path)?.[1] ?? '';
    const wanted = Array.isArray(given.expand) ? given.expand.map(String) : [];
    return change(async (calling) => {
      const { objects } = calling;
      const key = asked.method === 'POST' ? asked.idempotencyKey : undefined;
      const keyId = key === undefined ? '' : `key_${digest(key).toString('hex')}`;
      const fingerprint = digest(`${asked.path} ${asked.body}`).toString('hex');
      const before = keyId ? await objects.find('answered', keyId) : undefined;
      if (before && before.fingerprint !== fingerprint)
        throw new Fault(
          400,
          `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
          { type: 'idempotency_error' },
        );
      if (before) return { status: before.status, body: before.body, isReplayed: true };
      const body = await expanded(objects, await matching.run(calling, given, id), wanted);
      if (keyId)
        await objects.put({ id: keyId, object: 'answered', created: seconds(calling.now), fingerprint, status: 200, body });
      return { status: 200, body };
    });
  }

  /** Responds to a request like Stripe's API. */
  async function answer(asked: Asked): Promise<Said> {
    const headers = {
      'content-type': 'application/json',
      'request-id': newId('req', 14),
      'stripe-version': apiVersion,
      ...(asked.idempotencyKey === undefined ? {} : { 'idempotency-key': asked.idempotencyKey }),
    };
    try {
      const { status, body, isReplayed } = await run(asked);
      return { status, body, headers: isReplayed ? { ...headers, 'idempotent-replayed': 'true' } : headers };
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      return { status: error.status, body: error.body, headers };
    }
  }

  /** The same for calls within the process. */
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const said = await answer({
      method: request.method,
      path: pathname,
      query: search.slice(1),
      authorization: request.headers.get('authorization') ?? undefined,
      idempotencyKey: request.headers.get('idempotency-key') ?? undefined,
      body: await request.text(),
    });
    return Response.json(said.body, { status: said.status, headers: said.headers });
  };

  return { answer, fetch, change, clock, webhookSecret };
}

export type StandIn = ReturnType<typeof createStandIn>;
