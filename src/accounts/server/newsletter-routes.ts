import type { FastifyInstance } from 'fastify';
import { routeOf } from '#paths/routes.ts';
import { oneClickRoutes } from '#platform/http/one-click.ts';
import { endNewsletter } from './newsletter.ts';
import type { AccountParts } from './parts.ts';
import { selfTexts } from '../self-texts.ts';

/** Ends the newsletter for mail programs (RFC 8058). */
export const newsletterRoutes = (app: FastifyInstance, { db, clock }: Pick<AccountParts, 'db' | 'clock'>): Promise<void> =>
  oneClickRoutes(app, {
    path: routeOf('newsletter').path,
    query: 'end',
    end: (token) => db.transaction((tx) => endNewsletter(tx, clock, { token })),
    said: { de: selfTexts.de.newsletter.ended, en: selfTexts.en.newsletter.ended },
  });
