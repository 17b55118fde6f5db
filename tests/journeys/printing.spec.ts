import { expect, type Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { test, visit } from './journey.ts';
import { member } from './member.ts';
import { begin, owner, visitCourse } from './owner.ts';
import { control, layerOf, openVideo, playAfterAddress } from './player.ts';

/** The printed pages as text. */
async function printed(page: Page): Promise<{ sheets: readonly string[]; text: string }> {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4', preferCSSPageSize: true })));
  const { text } = await extractText(pdf, { mergePages: false });
  const sheets = text.map((sheet) => sheet.replaceAll(/\s+/g, ' ').replaceAll('\u00AD', '').trim());
  return { sheets, text: sheets.join(' ') };
}

/** Texts of the site around the page: navigation, footer and settings. */
const aroundIt = /Kontakt und Management|Cookie-Einstellungen|Häufige Fragen - FAQ|Zum Inhalt|Nach der Tageszeit/;

test('S2.15 a legal page is its text on paper, without the site around it', async ({ page }) => {
  for (const [address, first, last, most] of [
    ['/meta/impressum', 'Impressum', 'Urheberrecht und Bilder', 2],
    ['/meta/nutzungsbedingungen', 'Nutzungsbedingungen', 'Schluss', 8],
    ['/meta/barrierefreiheit', 'Barrierefreiheit', 'MLBF@ms.sachsen-anhalt.de', 4],
  ] as const) {
    await visit(page, address);
    const { sheets, text } = await printed(page);
    expect(sheets[0]?.startsWith(first), address).toBe(true);
    expect(text, address).toContain(last);
    expect(text, address).not.toMatch(aroundIt);
    expect(sheets.length, address).toBeLessThanOrEqual(most);
    expect(
      sheets.filter((sheet) => sheet.length < 40),
      address,
    ).toEqual([]);
  }
});

test('S11.1 a transcript beside the picture and below it is printed whole, after the title of its video, and nothing of the page beneath', async ({
  page,
}) => {
  await visit(page, '/');
  await openVideo(page, 'faust-univ');
  await playAfterAddress(page);
  await control(page, 'Transkript').click();
  const sentences = layerOf(page).getByRole('region', { name: 'Transkript' }).locator('p > button');
  await expect(sentences.first()).toBeVisible();
  const said = (await sentences.allTextContents()).map((sentence) => sentence.trim());
  const title = ((await layerOf(page).getByRole('heading', { level: 2 }).first().textContent()) ?? '').replaceAll('\u00AD', '');
  for (const width of [1440, 800]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(sentences.first()).toBeVisible();
    const { sheets, text } = await printed(page);
    expect(sheets.length, `${width}`).toBeLessThanOrEqual(Math.ceil(said.join(' ').length / 2000) + 1);
    expect(text.split(title), `${width}`).toHaveLength(2);
    for (const sentence of said) expect(text, `${width}`).toContain(sentence);
    expect(text.indexOf(title)).toBeLessThan(text.indexOf(said[0] ?? '?'));
    expect(text, `${width}`).not.toMatch(aroundIt);
    expect(text, `${width}`).not.toMatch(/Teilen|Meistgesehen|Transkript durchsuchen/);
  }
});

test('S13.2 a day of a course is one sheet: the course, the day, and one’s own note to its last line', async ({ page }) => {
  await owner(page);
  await visitCourse(page);
  await begin(page);
  const lines = Array.from({ length: 14 }, (_, at) => `Zeile ${at + 1} meiner Notiz.`);
  await page.getByRole('textbox', { name: /Notiz/ }).fill(lines.join('\n'));
  const { sheets, text } = await printed(page);
  expect(sheets).toHaveLength(1);
  expect(text).toContain('Besser schlafen in 30 Tagen');
  expect(text).toMatch(/Tag 1\b/);
  for (const line of lines) expect(text).toContain(line);
  expect(text).not.toMatch(aroundIt);
  expect(text).not.toMatch(/Tag 2\b|Einstellungen|Speichern|Offline behalten/);
});

test('S4.6 an order is one sheet with its number', async ({ page }) => {
  await member(page);
  await visit(page, '/shop/checkout/ruhe7?code=KURS-GESCHENKT');
  await page.getByRole('checkbox', { name: /Widerrufsrecht/ }).check();
  await page
    .getByRole('button', { name: /einlösen|freischalten|bestellen/i })
    .last()
    .click();
  await expect(page).toHaveURL(/\/shop\/danke\//);
  const number = page.getByText(/^Bestellung B-/);
  await expect(page.getByText('Das hat geklappt, zu bezahlen war nichts.')).toBeVisible();
  const { sheets, text } = await printed(page);
  expect(sheets).toHaveLength(1);
  expect(text).toContain((await number.textContent()) ?? '?');
  expect(text).not.toMatch(aroundIt);
});
