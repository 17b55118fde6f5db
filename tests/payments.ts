import { randomUUID } from 'node:crypto';
import { fail, ok } from '../src/kit/result.ts';
import type { PaymentProvider, ProviderEvent } from '../src/shop/server/door.ts';
import type { PaymentFact } from '../src/shop/rules.ts';

type Session = { id: string; url: string; orderId: string; state: 'open' | 'ended' | 'completed'; facts: PaymentFact[] };

/** A scripted payment provider that records its calls. */
export type TestProvider = PaymentProvider & {
  readonly sessions: Map<string, Session>;
  readonly requests: Parameters<PaymentProvider['openSession']>[0][];
  readonly refunds: Map<string, Parameters<PaymentProvider['refund']>[0]>;
  /** Runs before each call; may throw or wait. */
  before: (call: keyof PaymentProvider) => void | Promise<void>;
  /** Pays as the buyer; returns the webhook event. */
  readonly pay: (orderId: string) => ProviderEvent;
  readonly sessionOf: (orderId: string) => Session;
};

export function testProvider(): TestProvider {
  const sessions = new Map<string, Session>();
  const requests: TestProvider['requests'] = [];
  const refunds: TestProvider['refunds'] = new Map();
  const named = (id: string): Session => {
    const session = sessions.get(id);
    if (!session) throw new Error('No such session.');
    return session;
  };
  const sessionOf = (orderId: string): Session => named(`cs_${orderId}`);
  const provider: TestProvider = {
    sessions,
    requests,
    refunds,
    sessionOf,
    before: () => {},
    pay: (orderId) => {
      const session = sessionOf(orderId);
      const fact = { kind: 'paid', paymentId: `pi_${orderId}` } as const;
      session.state = 'completed';
      session.facts.push(fact);
      return { id: `evt_${randomUUID()}`, type: 'checkout.session.completed', orderId, fact };
    },
    openSession: async (request) => {
      await provider.before('openSession');
      requests.push(request);
      const { orderId } = request;
      const id = `cs_${orderId}`;
      const session = sessions.get(id) ?? { id, url: `https://pay.example/${id}`, orderId, state: 'open' as const, facts: [] };
      sessions.set(id, session);
      return { id, url: session.url };
    },
    endSession: async (id) => {
      await provider.before('endSession');
      const session = named(id);
      if (session.state === 'completed') return 'completed';
      session.state = 'ended';
      return 'ended';
    },
    lookUp: async (id) => {
      await provider.before('lookUp');
      return named(id).facts;
    },
    refund: async (refund) => {
      await provider.before('refund');
      refunds.set(refund.key, refund);
      return [];
    },
    readEvent: async (body) => {
      try {
        return ok(JSON.parse(body.toString()) as ProviderEvent);
      } catch {
        return fail('invalid');
      }
    },
  };
  return provider;
}

/** The order whose session was opened last. */
export const lastOrderOf = ({ requests }: TestProvider): string => requests.at(-1)?.orderId ?? '';
