import { and, desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Caller } from '#kit/endpoint.ts';
import { hasRole } from '#kit/roles.ts';
import { uuidPattern } from '#paths/patterns.ts';
import { pageLinks } from '#paths/routes.ts';
import { shopFiles } from '#paths/shop-files.ts';
import type { Db } from '#platform/database.ts';
import { sendFailure } from '#platform/http/errors.ts';
import type { Limit } from '#platform/rate-limits.ts';
import type { WebServices } from '#platform/services.ts';
import { paperKinds, type PaperKind } from '../paper-rules.ts';
import { paperTexts } from '../paper-texts.ts';
import { invoices, orders } from './tables.ts';

type Wanted = 'db' | 'limits' | 'siteName' | 'presenterSlug' | 'contextOf' | 'notFoundPage';

type Question = { Params: { order: string }; Querystring: Record<string, unknown> };

/** Drawing a PDF blocks the event loop, so it is rate-limited. */
const drawn: Limit = { name: 'papers', points: 60, seconds: 600 };

/** Support may see buyers' documents too. */
const mayHelp = ({ roles }: Caller): boolean => hasRole(roles, ['support']);

/** An order's newest document of a kind, or the one with a number, and the order's owner. */
async function findPaper(db: Db, orderId: string, kind: PaperKind, number: string | undefined) {
  const [row] = await db
    .select({ paper: invoices, userId: orders.userId })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(
      and(eq(invoices.orderId, orderId), eq(invoices.kind, kind), number === undefined ? undefined : eq(invoices.number, number)),
    )
    .orderBy(desc(invoices.year), desc(invoices.serial))
    .limit(1);
  return row;
}

/** S3.2, S14.4: the invoice of an order as a PDF, or its newest credit note; for its owner and for support only. */
export function receiptRoutes(app: FastifyInstance, services: Pick<WebServices, Wanted>): void {
  const { db, limits, contextOf, notFoundPage } = services;
  app.get<Question>(shopFiles.receipt(':order'), { schema: { hide: true } }, async (request, reply) => {
    const context = contextOf(request, reply);
    const caller = await context.caller();
    if (!caller) {
      const to = pageLinks(context.locale, services.presenterSlug)('login', { redirect: request.url });
      return reply.header('Cache-Control', 'no-store').redirect(to, 302);
    }
    const { order } = request.params;
    const kind = paperKinds.find((known) => known === request.query.kind) ?? 'invoice';
    const wanted = /^[RGB]-\d{4}-\d{5,9}$/.exec(String(request.query.number))?.[0];
    const found = uuidPattern.test(order) ? await findPaper(db, order, kind, wanted) : undefined;
    const isTheirs = found !== undefined && (found.userId === caller.userId || mayHelp(caller));
    if (!isTheirs) return notFoundPage(request, reply, context.locale);
    const spent = await limits.spend(drawn, caller.userId);
    if (!spent.ok) return sendFailure(request, reply, spent);
    const { number, issuedAt, content } = found.paper;
    // Few documents are ever opened, so the drawing library is loaded on first use.
    const { drawPaper } = await import('./paper-pdf.ts');
    const bytes = await drawPaper({ kind, number, issuedAt, content }, services.siteName);
    return reply
      .headers({
        'Content-Type': 'application/pdf',
        'Content-Disposition': `inline; filename="${paperTexts[content.locale][kind].file(number)}"`,
        'Cache-Control': 'private, no-store',
        Vary: 'Cookie',
      })
      .send(bytes);
  });
}
