import { openPaper } from '#shop/server/door.ts';
import type { Certificate } from './certificate.ts';
import type { CourseParts } from './parts.ts';
import { courseServerTexts } from '../texts.ts';

type Names = Pick<CourseParts, 'siteName' | 'presenterName'>;

/** The PDF of a certificate, from what it says alone: the same one is the same bytes. */
export async function drawCertificate(certificate: Certificate, { siteName, presenterName }: Names): Promise<Buffer> {
  const { locale, number, name, title, days, startedOn, issuedAt } = certificate;
  const t = courseServerTexts[locale].certificate;
  const { decorate, finish, inks, mm, openSheet, rule, type: typeSizes, write, writeBrand } = await openPaper();
  // A long name is set smaller, so that it keeps to its line or two.
  const nameSize = name.length > 60 ? typeSizes.lead : name.length > 34 ? typeSizes.brand : typeSizes.title;
  // A4 lying, in points.
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
  const day = new Intl.DateTimeFormat(locale === 'de' ? 'de-DE' : 'en-GB', { dateStyle: 'long', timeZone: 'Europe/Berlin' });
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
