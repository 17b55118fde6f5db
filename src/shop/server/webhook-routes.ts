import type { FastifyInstance } from 'fastify';
import { fail } from '#kit/result.ts';
import { shopFiles } from '#paths/shop-files.ts';
import { failureBody, localeOfRequest, sendFailure } from '#platform/http/errors.ts';
import type { PaymentProvider, ProviderEvent } from './provider.ts';

export type WebhookParts = {
  /** Null where none is configured: then nothing comes in. */
  readonly provider: Pick<PaymentProvider, 'readEvent'> | null;
  /** Keeps an event and does what follows from it, at once or not at all. Throws where it could not: then it is sent again. */
  readonly take: (event: ProviderEvent) => Promise<void>;
};

/** Stripe's events are some kilobytes; an object of theirs may grow. */
const longest = 512 * 1024;

/**
 * The provider's webhook (S14.6). It has no session and sends no CSRF token: what counts is its signature over the bytes
 * as they came, so nothing else reads them first. 400 for a wrong one, 500 where the event could not be kept.
 */
export function webhookRoutes(app: FastifyInstance, { provider, take }: WebhookParts): void {
  void app.register(async (raw) => {
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: longest }, (_, body, done) => done(null, body));
    raw.post(shopFiles.webhook, { schema: { hide: true } }, async (request, reply) => {
      if (!provider) return sendFailure(request, reply, fail('not-found'));
      const { body } = request;
      const signature = request.headers['stripe-signature'];
      const event =
        Buffer.isBuffer(body) && typeof signature === 'string' ? await provider.readEvent(body, signature) : fail('invalid');
      void reply.header('Cache-Control', 'no-store');
      if (!event.ok) return reply.code(400).send(failureBody(fail('invalid'), localeOfRequest(request)));
      await take(event.value);
      return reply.send({ received: true });
    });
  });
}
