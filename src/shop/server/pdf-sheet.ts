import Pdf from 'pdfkit';
import type { Locale } from '#kit/locale.ts';
import { fontFile } from '#platform/fonts.ts';
import { ascentOf, drawable, isPlain, runsOf, wrapped, type Run } from '#platform/letters.ts';
import { paperTexts } from '../paper-texts.ts';

/** Millimetres in PDF points. */
export const mm = (millimetres: number): number => (millimetres * 72) / 25.4;

/** Font sizes in points. */
export const type = { foot: 7.5, small: 8.5, text: 10, lead: 12, brand: 14, title: 21, display: 34 } as const;

/** The site's light colours, on white paper. */
export const inks = { ink: '#0b2c2f', soft: '#476063', line: '#dcd3c4', accent: '#f5a166' } as const;

/** A4, portrait and landscape, in points. */
export const a4 = { width: mm(210), height: mm(297) } as const;

/** Structure tags for screen readers (PDF 1.7, 14.8.4). */
export type Tag = 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'TH' | 'TD' | 'Sect';

type Element = PDFKit.PDFStructureElement;

/** A page being drawn. */
export type Sheet = {
  readonly doc: PDFKit.PDFDocument;
  readonly root: Element;
  readonly locale: Locale;
  readonly bytes: Promise<Buffer>;
};

type SheetOptions = {
  readonly title: string;
  readonly locale: Locale;
  /** The author. */
  readonly author: string;
  /** The creation time; the same content and time give the same bytes. */
  readonly at: Date;
  readonly layout?: 'portrait' | 'landscape';
};

/**
 * An empty A4 sheet in the site's typeface, tagged and with its language. Content is positioned absolutely: nothing flows to
 * another page.
 */
export function openSheet({ title, locale, author, at, layout = 'portrait' }: SheetOptions): Sheet {
  const doc = new Pdf({
    size: 'A4',
    layout,
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: locale,
    displayTitle: true,
    font: '',
    info: { Title: title, Author: author, CreationDate: at, ModDate: at },
  });
  const chunks: Buffer[] = [];
  const bytes = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.once('end', () => resolve(Buffer.concat(chunks)));
    doc.once('error', reject);
  });
  for (const weight of ['regular', 'bold'] as const) doc.registerFont(weight, fontFile(weight));
  const root = doc.struct('Document');
  doc.addStructure(root);
  return { doc, root, locale, bytes };
}

/** Starts a group in the document's structure, such as a table or a row. */
export function group({ doc, root }: Sheet, tag: Tag, within: Element = root): Element {
  const element = doc.struct(tag);
  within.add(element);
  return element;
}

type Place = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size?: number;
  readonly weight?: 'regular' | 'bold';
  readonly ink?: string;
  readonly align?: 'left' | 'center' | 'right';
  /** Tabular figures, for columns of amounts. */
  readonly hasColumns?: boolean;
  /** The scope of a `TH`. */
  readonly heads?: 'Column' | 'Row';
  readonly within?: Element;
};

/** Without control characters and bidi controls, which could make a name look like another; accents on their letters. */
const shown = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[^\P{C}\n]/gu, '');

/** Draws text; answers the y below it. */
export function write(sheet: Sheet, tag: Tag, text: string, place: Place): number {
  const { doc, root } = sheet;
  const { x, y, width, size = type.text, weight = 'regular', ink = inks.ink, align = 'left', within = root } = place;
  // The library supports the scope of a header cell, its types do not yet.
  const scope: object = place.heads ? { scope: place.heads } : {};
  const plain = shown(text);
  if (!isPlain(plain)) return writeAnyScript(sheet, tag, plain, place, scope);
  within.add(
    doc.struct(tag, scope, () => {
      doc
        .font(weight)
        .fontSize(size)
        .fillColor(ink)
        .text(plain, x, y, { width, align, lineGap: size * 0.25, ...(place.hasColumns ? { features: ['tnum'] } : {}) });
    }),
  );
  return doc.y;
}

/** The same for text with letters that the site's typeface lacks, which the library would leave out. */
function writeAnyScript({ doc, root, locale }: Sheet, tag: Tag, text: string, place: Place, scope: object): number {
  const { x, y, width, size = type.text, weight = 'regular', ink = inks.ink, align = 'left', within = root } = place;
  const shape = { features: [] as [] };
  const choose = ({ letters }: Run): void => {
    if (letters === 'regular') doc.font(weight);
    else doc.registerFont(letters, fontFile(letters)).font(letters);
  };
  const runWidth = (run: Run): number => {
    choose(run);
    return doc.widthOfString(run.text, shape);
  };
  const lineWidth = (line: string): number => runsOf(line).reduce((sum, run) => sum + runWidth(run), 0);
  doc.font(weight).fontSize(size);
  const height = doc.currentLineHeight(true) + size * 0.25;
  const lines = wrapped(drawable(text, paperTexts[locale].unprintable), width, lineWidth);
  const room = { left: 0, center: 0.5, right: 1 }[align];
  within.add(
    // Letters of right-to-left scripts are drawn in their visual order: screen readers need the text itself.
    doc.struct(tag, { ...scope, actual: text }, () => {
      doc.fillColor(ink);
      for (const [nth, line] of lines.entries()) {
        let along = x + (width - lineWidth(line)) * room;
        for (const run of runsOf(line)) {
          const end = along + runWidth(run);
          doc.text(run.text, along, y + nth * height + ascentOf(size), { ...shape, baseline: 'alphabetic', lineBreak: false });
          along = end;
        }
      }
    }),
  );
  return y + lines.length * height;
}

/** Draws decoration, which screen readers skip. */
export function decorate({ doc }: Sheet, draw: (doc: PDFKit.PDFDocument) => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  draw(doc);
  doc.endMarkedContent();
}

/** A thin horizontal line. */
export const rule = (sheet: Sheet, { x, y, width }: { x: number; y: number; width: number }, ink: string = inks.line): void =>
  decorate(
    sheet,
    (doc) =>
      void doc
        .lineWidth(0.6)
        .moveTo(x, y)
        .lineTo(x + width, y)
        .stroke(ink),
  );

/** The site's name and mark, at the top of every document. */
export function writeBrand(sheet: Sheet, name: string, { x, y, width }: { x: number; y: number; width: number }): number {
  decorate(sheet, (doc) => void doc.roundedRect(x, y, mm(14), mm(1.2), mm(0.6)).fill(inks.accent));
  return write(sheet, 'P', name, { x, y: y + mm(3), width, size: type.brand, weight: 'bold' });
}

/** Finishes the document. */
export function finish({ doc, root, bytes }: Sheet): Promise<Buffer> {
  root.end();
  doc.end();
  return bytes;
}
