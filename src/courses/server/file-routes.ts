import type { FastifyInstance } from 'fastify';
import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import { absolute } from '#accounts/server/door.ts';
import { findRetreatDates, type RetreatDates } from '#catalog/server/door.ts';
import { addDays } from '#kit/dates.ts';
import { languageTag, type Locale } from '#kit/locale.ts';
import { fail } from '#kit/result.ts';
import { shortidPattern, slugPattern } from '#paths/patterns.ts';
import { pageLinks } from '#paths/routes.ts';
import { shopFiles } from '#paths/shop-files.ts';
import { sendFailure } from '#platform/http/errors.ts';
import type { Limit } from '#platform/rate-limits.ts';
import type { Services, WebServices } from '#platform/services.ts';
import { openPaper } from '#shop/server/door.ts';
import { courseServerTexts } from '../texts.ts';
import { type Certificate, certificateOf } from './certificate.ts';
import { findOwnCourse } from './own-course.ts';
import type { CourseParts } from './parts.ts';

/** Drawing a PDF blocks the event loop, so it is rate-limited. */
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
      // The file name does not reveal the topic of the course.
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

type Names = Pick<CourseParts, 'siteName' | 'presenterName'>;

/** The PDF of a certificate. Deterministic: the same content gives the same bytes. */
async function drawCertificate(certificate: Certificate, { siteName, presenterName }: Names): Promise<Buffer> {
  const { locale, number, name, title, days, startedOn, issuedAt } = certificate;
  const t = courseServerTexts[locale].certificate;
  const { decorate, finish, inks, mm, openSheet, rule, type: typeSizes, write, writeBrand } = await openPaper();
  // Long names get a smaller font, so that they fit into one or two lines.
  const nameSize = name.length > 60 ? typeSizes.lead : name.length > 34 ? typeSizes.brand : typeSizes.title;
  // A4 landscape, in points.
  const page = { width: mm(297), height: mm(210) };
  const column = { x: mm(40), width: page.width - mm(80) };
  const sheet = openSheet({ title: `${t.title} ${number}`, locale, author: siteName, at: issuedAt, layout: 'landscape' });
  decorate(sheet, (doc) => {
    doc
      .lineWidth(1.2)
      .roundedRect(mm(12), mm(12), page.width - mm(24), page.height - mm(24), mm(6))
      .stroke(inks.line);
    doc.roundedRect(page.width / 2 - mm(12), mm(12) - mm(0.8), mm(24), mm(1.6), mm(0.8)).fill(inks.accent);
  });
  writeBrand(sheet, siteName, { x: mm(24), y: mm(22), width: mm(120) });
  const middle = { ...column, align: 'center' } as const;
  let y = write(sheet, 'H1', t.title, { ...middle, y: mm(52), size: typeSizes.display, weight: 'bold' });
  y = write(sheet, 'P', t.confirms, { ...middle, y: y + mm(6), size: typeSizes.lead, ink: inks.soft });
  y = write(sheet, 'P', name, { ...middle, y: y + mm(3), size: nameSize, weight: 'bold' });
  y = write(sheet, 'P', t.tookPart, { ...middle, y: y + mm(3), size: typeSizes.lead, ink: inks.soft });
  y = write(sheet, 'P', title, { ...middle, y: y + mm(2), size: typeSizes.brand, weight: 'bold' });
  const day = new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'long', timeZone: 'Europe/Berlin' });
  const from = day.format(new Date(`${startedOn}T12:00:00Z`));
  write(sheet, 'P', t.period(days, from, day.format(issuedAt)), { ...middle, y: y + mm(4) });
  rule(sheet, { x: column.x, y: mm(168), width: mm(75) }, inks.soft);
  write(sheet, 'P', presenterName, { x: column.x, y: mm(170), width: mm(75), weight: 'bold' });
  const corner = { x: page.width - mm(115), width: mm(75), align: 'right', size: typeSizes.small, ink: inks.soft } as const;
  const end = write(sheet, 'P', t.number(number), { ...corner, y: mm(170) });
  write(sheet, 'P', t.issued(day.format(issuedAt)), { ...corner, y: end + mm(0.5) });
  write(sheet, 'P', t.noProof, { ...middle, y: mm(185), size: typeSizes.foot, ink: inks.soft });
  return finish(sheet);
}

/** Midnight UTC, which the library uses for all-day events. */
const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

/**
 * A retreat as a calendar file (S13.5, RFC 5545): an all-day event that ends on the day after the last. Its UID is stable, so
 * that importing it again updates the event.
 */
function calendarOf(
  retreat: RetreatDates,
  parts: Pick<Services, 'clock' | 'baseUrl' | 'siteName' | 'presenterSlug'>,
  locale: Locale,
): string {
  const calendar = ical({
    prodId: { company: parts.siteName, product: 'Calendar', language: locale.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `retreat-${retreat.id}@${new URL(parts.baseUrl).hostname}`,
    stamp: parts.clock.now(),
    start: dateOf(retreat.startsOn),
    end: dateOf(addDays(retreat.endsOn, 1)),
    allDay: true,
    transparency: ICalEventTransparency.OPAQUE,
    summary: retreat.title,
    location: retreat.place,
    url: absolute(parts, pageLinks(locale, parts.presenterSlug)('presenter.retreat.detail', { slug: retreat.slug })),
  });
  // The library omits the last line break.
  return `${calendar.toString().trimEnd()}\r\n`;
}
