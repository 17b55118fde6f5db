/** Generates the PDFs that owners of courses download. Run manually: `node demo/make/downloads.ts`. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { decorate, finish, group, inks, mm, openSheet, rule, type, write, type Sheet } from '../../src/shop/server/pdf-sheet.ts';
import { downloads, type Block, type Download } from './download-texts.ts';

const target = path.resolve(import.meta.dirname, '../downloads');

const column = { x: mm(22), width: mm(166) };
const headWidth = mm(45);

/** Fixed, so that the output is reproducible. */
const drawnAt = new Date('2026-01-01T12:00:00Z');

function draw({ title, pages }: Download): Promise<Buffer> {
  const sheet = openSheet({ title, locale: 'de', author: 'Demo', at: drawnAt });
  pages.forEach((blocks, index) => {
    if (index > 0) sheet.doc.addPage();
    decorate(sheet, (doc) => void doc.roundedRect(column.x, mm(16), mm(14), mm(1.2), mm(0.6)).fill(inks.accent));
    let y = mm(22);
    blocks.forEach((block, place) => (y = drawBlock(sheet, block, y, index === 0 && place === 0)));
    if (y > mm(275)) throw new Error(`Page ${index + 1} of '${title}' is too full.`);
    const foot = `${title} · Seite ${index + 1} von ${pages.length}`;
    decorate(
      sheet,
      (doc) =>
        void doc
          .font('regular')
          .fontSize(type.foot)
          .fillColor(inks.soft)
          .text(foot, column.x, mm(283), { width: column.width, lineBreak: false }),
    );
  });
  return finish(sheet);
}

function drawBlock(sheet: Sheet, block: Block, y: number, isTitle: boolean): number {
  if ('heading' in block) {
    const size = isTitle ? type.title : type.lead;
    return (
      write(sheet, isTitle ? 'H1' : 'H2', block.heading, { ...column, y: y + mm(isTitle ? 0 : 3.5), size, weight: 'bold' }) +
      mm(1.5)
    );
  }
  if ('text' in block) return write(sheet, 'P', block.text, { ...column, y }) + mm(2);
  if ('steps' in block) return drawSteps(sheet, block.steps, y);
  if ('lines' in block) {
    for (let line = 1; line <= block.lines; line += 1) rule(sheet, { ...column, y: y + line * mm(9) }, inks.soft);
    return y + block.lines * mm(9) + mm(2);
  }
  return drawTable(sheet, block, y);
}

function drawSteps(sheet: Sheet, steps: readonly string[], top: number): number {
  let y = top;
  for (const step of steps) {
    const dot = { x: column.x + mm(1.5), y: y + mm(2) };
    decorate(sheet, (doc) => void doc.circle(dot.x, dot.y, mm(0.8)).fill(inks.accent));
    y = write(sheet, 'P', step, { x: column.x + mm(6), width: column.width - mm(6), y }) + mm(1);
  }
  return y + mm(1);
}

function drawTable(sheet: Sheet, { heads, rows, rowHeight }: Extract<Block, { heads: unknown }>, top: number): number {
  const table = group(sheet, 'Table');
  const width = (column.width - headWidth) / heads.length;
  const left = (index: number): number => column.x + headWidth + index * width;
  const headRow = group(sheet, 'TR', table);
  write(sheet, 'TH', ' ', { x: column.x, y: top, width: headWidth, within: headRow, heads: 'Column' });
  heads.forEach((head, index) =>
    write(sheet, 'TH', head, {
      x: left(index),
      y: top,
      width,
      align: 'center',
      weight: 'bold',
      within: headRow,
      heads: 'Column',
    }),
  );
  const first = top + mm(6);
  rows.forEach((name, index) => {
    const y = first + index * mm(rowHeight);
    rule(sheet, { ...column, y }, inks.soft);
    const row = group(sheet, 'TR', table);
    write(sheet, 'TH', name, { x: column.x, y: y + mm(rowHeight / 2 - 2), width: headWidth, within: row, heads: 'Row' });
    heads.forEach((_, at) => write(sheet, 'TD', ' ', { x: left(at), y: y + mm(1), width, within: row }));
  });
  const end = first + rows.length * mm(rowHeight);
  rule(sheet, { ...column, y: end }, inks.soft);
  decorate(sheet, (doc) => {
    doc.lineWidth(0.6);
    for (let index = 0; index <= heads.length; index += 1) doc.moveTo(left(index), first).lineTo(left(index), end);
    doc.stroke(inks.soft);
  });
  return end + mm(4);
}

for (const download of downloads) {
  const folder = path.join(target, download.playlist);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, download.file), await draw(download));
}
