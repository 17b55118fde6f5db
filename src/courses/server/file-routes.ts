import type { FastifyInstance } from 'fastify';
import { fail } from '#kit/result.ts';
import { shortidPattern, slugPattern } from '#paths/patterns.ts';
import { shopFiles } from '#paths/shop-files.ts';
import { sendFailure } from '#platform/http/errors.ts';
import type { Limit } from '#platform/rate-limits.ts';
import type { WebServices } from '#platform/services.ts';
import { findRetreatDates } from '#catalog/server/door.ts';
import { certificateOf } from './certificate.ts';
import { drawCertificate } from './certificate-pdf.ts';
import { findOwnCourse } from './own-course.ts';
import type { CourseParts } from './parts.ts';
import { calendarOf } from './retreat-calendar.ts';

/** Drawing a PDF keeps everybody else waiting. */
const drawn: Limit = { name: 'certificates', points: 30, seconds: 600 };

/** S13.4, S13.5: certificates as PDF for their owners, retreats as calendar files for everyone. */
export function courseFileRoutes(app: FastifyInstance, parts: CourseParts & Pick<WebServices, 'limits' | 'contextOf'>): void {
  const { limits, contextOf } = parts;
  app.get<{ Params: { shortid: string } }>(
    shopFiles.certificate(':shortid'),
    { schema: { hide: true } },
    async (request, reply) => {
      const context = contextOf(request, reply);
      const caller = await context.caller();
      if (!caller) return sendFailure(request, reply, fail('unauthenticated'));
      if (!caller.isVerified) return sendFailure(request, reply, fail('forbidden'));
      const { shortid } = request.params;
      const own = shortidPattern.test(shortid) ? await findOwnCourse(parts, shortid, context) : null;
      const certificate = own && (await certificateOf(parts, own, context.locale));
      if (!certificate) return sendFailure(request, reply, fail('not-found'));
      const spent = await limits.spend(drawn, caller.userId);
      if (!spent.ok) return sendFailure(request, reply, spent);
      const bytes = await drawCertificate(certificate, parts);
      // The file's name says nothing of what the course is about.
      const disposition = `attachment; filename="${certificate.number}.pdf"`;
      void reply.headers({
        'Content-Type': 'application/pdf',
        'Content-Disposition': disposition,
        'Cache-Control': 'private, no-store',
      });
      return reply.send(bytes);
    },
  );

  app.get<{ Params: { slug: string } }>(
    shopFiles.retreatCalendar(':slug'),
    { schema: { hide: true } },
    async (request, reply) => {
      const { slug } = request.params;
      const { locale } = contextOf(request, reply);
      const [retreat] = slug.length <= 120 && slugPattern.test(slug) ? await findRetreatDates(parts.db, { slug }, locale) : [];
      if (!retreat) return sendFailure(request, reply, fail('not-found'));
      void reply.headers({
        'Content-Type': 'text/calendar; charset=utf-8; method=PUBLISH',
        'Content-Disposition': `attachment; filename="${slug}.ics"`,
        'Cache-Control': 'public, max-age=300',
        Vary: 'X-Language, Accept-Language',
      });
      return reply.send(calendarOf(retreat, parts, locale));
    },
  );
}
