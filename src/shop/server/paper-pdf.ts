import { languageTag } from '#kit/locale.ts';
import { formatCents } from '#kit/money.ts';
import { zone } from '#kit/dates.ts';
import type { PaperKind } from '../paper-rules.ts';
import { paperTexts, type PaperTexts } from '../paper-texts.ts';
import type { InvoiceContent } from '../rules.ts';
import { decorate, finish, group, inks, mm, openSheet, rule, type, write, writeBrand, type Sheet } from './pdf-sheet.ts';

export type Paper = {
  readonly kind: PaperKind;
  readonly number: string;
  readonly issuedAt: Date;
  readonly content: InvoiceContent;
};

/** DIN 5008, form B: the address is visible in a window envelope. */
const page = {
  left: mm(25),
  right: mm(190),
  address: mm(45),
  facts: mm(50),
  factsLeft: mm(122),
  subject: mm(100),
  foot: mm(272),
};
const full = { x: page.left, width: page.right - page.left };

/** The PDF of an invoice or credit note. Deterministic: the same content gives the same bytes. */
export function drawPaper(paper: Paper, siteName: string): Promise<Buffer> {
  const { kind, number, content, issuedAt } = paper;
  const t = paperTexts[content.locale];
  const sheet = openSheet({ title: t[kind].title(number), locale: content.locale, author: content.seller.name, at: issuedAt });
  writeBrand(sheet, siteName, { ...full, y: mm(16) });
  writeAddress(sheet, content);
  writeFacts(sheet, paper, t);
  let y = write(sheet, 'H1', t[kind].title(number), { ...full, y: page.subject, size: type.title, weight: 'bold' });
  const hello = content.buyer.name === '' ? [] : [t.hello(content.buyer.name)];
  for (const text of [...hello, t[kind].intro]) y = write(sheet, 'P', text, { ...full, y: y + mm(2.5) });
  if (kind === 'correction') {
    y = write(sheet, 'P', [content.buyer.name, ...content.buyer.lines].join('\n'), { ...full, y: y + mm(5), weight: 'bold' });
  } else {
    y = writeLines(sheet, content, t, y + mm(7));
    y = writeTotals(sheet, kind, content, t, y + mm(4));
  }
  const closing = [t[kind].closing, ...(content.note ? [t.notes[content.note]] : [])];
  y += mm(8);
  for (const text of closing) y = write(sheet, 'P', text, { ...full, y }) + mm(2);
  writeFoot(sheet, content, t);
  foldMarks(sheet);
  return finish(sheet);
}

function writeAddress(sheet: Sheet, { seller, buyer }: InvoiceContent): void {
  const place = { x: page.left, width: mm(85) };
  const sender = [seller.name, ...seller.lines].join(' · ');
  const y = write(sheet, 'P', sender, { ...place, y: page.address, size: type.foot, ink: inks.soft });
  write(sheet, 'P', [buyer.name, ...buyer.lines].join('\n'), { ...place, y: y + mm(3) });
}

const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

function writeFacts(sheet: Sheet, { kind, number, issuedAt, content }: Paper, t: PaperTexts): void {
  const days = new Intl.DateTimeFormat(languageTag(content.locale), { dateStyle: 'long', timeZone: zone });
  const { takesPlace, corrects, suppliedOn } = content;
  const supply: [string, string][] = takesPlace
    ? [
        [t.paidOn, days.format(noonOf(suppliedOn))],
        [t.takesPlace, days.formatRange(noonOf(takesPlace.from), noonOf(takesPlace.to))],
      ]
    : [[t.supplied, days.format(noonOf(suppliedOn))]];
  const facts: [string, string][] = [
    [t[kind].number, number],
    [t[kind].date, days.format(issuedAt)],
    ...(corrects === null ? supply : [[t.corrects, corrects] satisfies [string, string]]),
    [t.order, content.orderNumber],
  ];
  let y = page.facts;
  const width = page.right - page.factsLeft;
  for (const [label, value] of facts) {
    y = write(sheet, 'P', label, { x: page.factsLeft, y, width, size: type.foot, ink: inks.soft });
    y = write(sheet, 'P', value, { x: page.factsLeft, y, width, size: type.text }) + mm(1.2);
  }
}

const columns = {
  quantity: { x: page.left, width: mm(18) },
  what: { x: mm(43), width: mm(110) },
  amount: { x: mm(155), width: mm(35) },
};

function writeLines(sheet: Sheet, { lines, locale }: InvoiceContent, t: PaperTexts, top: number): number {
  const table = group(sheet, 'Table');
  const head = group(sheet, 'TR', table);
  const label = { size: type.small, ink: inks.soft, within: head, y: top, heads: 'Column' } as const;
  write(sheet, 'TH', t.quantity, { ...columns.quantity, ...label });
  write(sheet, 'TH', t.what, { ...columns.what, ...label });
  let y = write(sheet, 'TH', t.amount, { ...columns.amount, ...label, align: 'right' }) + mm(1.5);
  for (const { name, quantity, cents } of lines) {
    rule(sheet, { ...full, y });
    const row = group(sheet, 'TR', table);
    const place = { y: y + mm(2.5), within: row };
    write(sheet, 'TD', quantity === null ? ' ' : String(quantity), { ...columns.quantity, ...place });
    const end = write(sheet, 'TD', name, { ...columns.what, ...place, weight: quantity === null ? 'regular' : 'bold' });
    write(sheet, 'TD', formatCents(cents, locale), { ...columns.amount, ...place, align: 'right', hasColumns: true });
    y = end + mm(2);
  }
  rule(sheet, { ...full, y }, inks.ink);
  return y;
}

function writeTotals(
  sheet: Sheet,
  kind: Exclude<PaperKind, 'correction'>,
  content: InvoiceContent,
  t: PaperTexts,
  top: number,
): number {
  const { totalCents, vatCents, vatPercent, voucherCents, paidCents, note, locale } = content;
  const table = group(sheet, 'Table');
  const line = (y: number, label: string, cents: number, isMain = false): number => {
    const row = group(sheet, 'TR', table);
    const place = { y, within: row, ...(isMain ? { size: type.lead, weight: 'bold' as const } : {}) };
    write(sheet, 'TH', label, { x: mm(95), width: mm(58), ...place, heads: 'Row', ...(isMain ? {} : { ink: inks.soft }) });
    return write(sheet, 'TD', formatCents(cents, locale), { ...columns.amount, ...place, align: 'right', hasColumns: true });
  };
  let y = top;
  if (note === null) {
    y = line(y, t.net, totalCents - vatCents) + mm(1);
    y = line(y, t.vat(vatPercent), vatCents) + mm(2);
  }
  y = line(y, t.total[kind], totalCents, true) + mm(3);
  if (kind === 'credit-note') return y;
  if (voucherCents > 0) y = line(y, t.byVoucher, voucherCents) + mm(1);
  if (paidCents > 0) y = line(y, t.byPayment, paidCents) + mm(1);
  return y;
}

function writeFoot(sheet: Sheet, { seller }: InvoiceContent, t: PaperTexts): void {
  rule(sheet, { ...full, y: page.foot });
  const who = [seller.name, ...seller.lines, ...(seller.vatId ? [t.vatId(seller.vatId)] : [])].join(' · ');
  const place = { ...full, size: type.foot, ink: inks.soft };
  const y = write(sheet, 'P', who, { ...place, y: page.foot + mm(3) });
  write(sheet, 'P', t.prices, { ...place, y });
}

/** Fold marks. */
const foldMarks = (sheet: Sheet): void =>
  decorate(sheet, (doc) => {
    for (const y of [mm(105), mm(210)]) doc.lineWidth(0.4).moveTo(mm(4), y).lineTo(mm(8), y).stroke(inks.line);
  });
