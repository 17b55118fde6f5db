import type { FastifyInstance } from 'fastify';
import { fail } from '#kit/result.ts';
import { shopFiles } from '#paths/shop-files.ts';
import { failureBody, localeOfRequest, sendFailure } from '#platform/http/errors.ts';
import type { Log } from '#platform/log.ts';
import { warnRepeats } from '#platform/repeats.ts';
import { askProvider } from './payment-session.ts';
import type { PaymentProvider, ProviderEvent } from './provider.ts';

export type WebhookParts = {
  /** Null if none is configured: then events are refused. */
  readonly provider: Pick<PaymentProvider, 'readEvent'> | null;
  /** Stores an event and applies its consequences, all or nothing. Throws on failure: then it is sent again. */
  readonly take: (event: ProviderEvent) => Promise<void>;
  readonly log: Pick<Log, 'warn'>;
};

/** Payments are learned of late then, by asking, and refunds and disputes not at all: only the log tells. */
const refusals = {
  old: 'A report of the payment provider was refused: it was signed more than five minutes ago. Look whether the clock of this machine is ahead.',
  wrong:
    'A report of the payment provider was refused: it was not signed with STRIPE_WEBHOOK_SECRET. If the provider lists reports that failed, set the signing secret of its webhook endpoint.',
} as const;

/** Stripe's events are a few kilobytes; its objects may grow. */
const longest = 512 * 1024;

/**
 * The provider's webhook (S14.6). Without session and CSRF token: it is authenticated by the signature over the raw bytes, so no
 * other parser reads them first. 400 for a wrong one, 500 if the event could not be stored.
 */
export function webhookRoutes(app: FastifyInstance, { provider, take, log }: WebhookParts): void {
  // Anybody can cause them.
  const warn = warnRepeats(log);
  void app.register(async (raw) => {
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: longest }, (_, body, done) => done(null, body));
    raw.post(shopFiles.webhook, { schema: { hide: true } }, async (request, reply) => {
      if (!provider) return sendFailure(request, reply, fail('not-found'));
      const { body } = request;
      const signature = request.headers['stripe-signature'];
      const event =
        Buffer.isBuffer(body) && typeof signature === 'string'
          ? await askProvider({ provider }, (asked) => asked.readEvent(body, signature))
          : fail('invalid');
      void reply.header('Cache-Control', 'no-store');
      if (!event.ok && signature !== undefined) warn(null, refusals[event.body === 'old' ? 'old' : 'wrong']);
      if (!event.ok) return reply.code(400).send(failureBody(fail('invalid'), localeOfRequest(request)));
      await take(event.value);
      return reply.send({ received: true });
    });
  });
}
