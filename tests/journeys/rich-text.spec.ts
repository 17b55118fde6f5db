import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { vectors } from '../xss-vectors.ts';
import { findings } from './axe.ts';
import { test, visit } from './journey.ts';
import { atOffice, newTitle, titleField } from './office.ts';

const picture = (background: string, width = 1000, height = 600) =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** An image as the browser provides it on drop or paste. */
const handedOver = async (page: Page, name: string, bytes: Buffer) =>
  page.evaluateHandle(
    ([file, data]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))], file, { type: 'image/jpeg' }));
      return transfer;
    },
    [name, bytes.toString('base64')] as const,
  );

async function dropOn(page: Page, target: Locator, name: string, bytes: Buffer): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('The text is not to be seen.');
  const dataTransfer = await handedOver(page, name, bytes);
  await target.dispatchEvent('drop', { dataTransfer, clientX: box.x + 40, clientY: box.y + 20 });
}

async function pasteInto(page: Page, target: Locator, name: string, bytes: Buffer): Promise<void> {
  const clipboardData = await handedOver(page, name, bytes);
  await target.evaluate((element, data) => {
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, clipboardData);
}

const dialogOf = (page: Page, name = 'Bild einfügen') => page.getByRole('dialog', { name });

test('S7.11 S10.5 an editor drops a picture into a text, a reader sees it, and whoever deletes the file is told where it stands', async ({
  page,
  browser,
}) => {
  const title = newTitle('Haus Bild');
  const name = `Herz-${process.pid}.jpg`;
  await atOffice(page, 'redaktion', '/backend/partner/create');
  await titleField(page).fill(title);
  await page.getByRole('textbox', { name: 'Website' }).fill('https://example.org/');
  await page.getByRole('button', { name: 'Aus dem Titel bilden' }).click();
  const slug = await page.getByLabel('Adresse (Slug)').inputValue();
  await page.getByRole('button', { name: 'Bausteine: hinzufügen' }).click();
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.fill('So sieht ein Herz aus.');

  await dropOn(page, text, name, await picture('#c8553d'));
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('img', { name: 'Gewähltes Bild' })).toBeVisible();
  await expect(dialog.getByLabel('Bildbeschreibung')).toBeFocused();
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Einfügen' }).click();
  await expect(dialog.getByText('Beschreibe das Bild, oder kreuze an, dass es nur schmückt.')).toBeVisible();
  await dialog.getByLabel('Bildbeschreibung').fill('x'.repeat(301));
  await expect(dialog.getByText('Zu lang: 301 Zeichen, höchstens 300 sind möglich.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Einfügen' }).click();
  await expect(dialog.getByLabel('Bildbeschreibung')).toBeFocused();
  await dialog.getByLabel('Bildbeschreibung').fill('Ein rotes Herz');
  await dialog.getByLabel('Bildunterschrift').fill('Aus dem Atlas');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(text.getByRole('img', { name: 'Ein rotes Herz' })).toBeVisible();
  await expect(text).toBeFocused();

  // An existing image selected from the files, decorative only.
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('Und noch einmal.');
  await page.getByRole('button', { name: 'Bild einfügen' }).first().click();
  await dialog.getByRole('button', { name: 'Aus Dateien wählen' }).click();
  await page.getByRole('button', { name }).click();
  await dialog.getByLabel('Schmückt nur').check();
  await dialog.getByRole('button', { name: 'Einfügen' }).click();
  await expect(text.locator('img')).toHaveCount(2);

  // The first one again: its alternative text is changed in place.
  await text.getByRole('img', { name: 'Ein rotes Herz' }).dblclick();
  const change = dialogOf(page, 'Bild ändern');
  await change.getByLabel('Bildbeschreibung').fill('Ein Herz');
  await change.getByRole('button', { name: 'Übernehmen' }).click();
  await pasteInto(page, text, 'Zweites.jpg', await picture('#345'));
  await expect(dialog.getByRole('img', { name: 'Gewähltes Bild' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Abbrechen' }).click();
  await page.getByRole('button', { name: 'Veröffentlichen' }).click();
  await expect(page.getByText('Veröffentlicht.')).toBeVisible();
  await page.getByRole('button', { name: 'Nr. 1 bearbeiten' }).click();
  await expect(text.getByRole('img', { name: 'Ein Herz' })).toHaveAttribute('width', '1000');
  // Changes made by the server's sanitiser do not count as unsaved changes.
  await expect(page.getByText('Geändert', { exact: true })).toHaveCount(0);

  for (const width of [1440, 390]) {
    const reader = await browser.newPage({ viewport: { width, height: 900 } });
    // The column width is given in characters, so it depends on the font.
    // oxlint-disable-next-line no-loop-func
    const boxes = async () => {
      await reader.evaluate(async () => void (await document.fonts.ready));
      return reader.locator('figure img').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
    };
    await reader.route('**/storage/file/**', (route) => route.abort());
    await expect(async () => expect((await reader.goto(`/partner/${slug}`))?.status()).toBe(200)).toPass();
    const empty = await boxes();
    for (const box of empty) expect(box.width / box.height).toBeCloseTo(1000 / 600, 1);
    await reader.unroute('**/storage/file/**');
    await visit(reader, `/partner/${slug}`);
    const shown = reader.getByRole('img', { name: 'Ein Herz' });
    await shown.scrollIntoViewIfNeeded();
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth)).toBeGreaterThan(0);
    expect(await shown.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(
      width === 390 ? /whole_tablet\.avif$/ : /whole(?:_tablet)?\.avif$/,
    );
    expect((await boxes()).map((box) => [box.width, box.height])).toEqual(empty.map((box) => [box.width, box.height]));
    await expect(reader.getByText('Aus dem Atlas')).toBeVisible();
    expect(await reader.locator('figure img').nth(1).getAttribute('alt')).toBe('');
    expect(await reader.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await reader.close();
  }

  await page.goto('/backend/file');
  await page.getByRole('checkbox', { name: `${name} auswählen` }).check();
  await page.getByRole('button', { name: 'Löschen' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText(title)).toBeVisible();
  await expect(question.getByRole('button', { name: 'Löschen' })).toBeDisabled();
});

type Answer = { readonly status: number; readonly body: string };

/** Saves through the office API, bypassing the restrictions of the editor. */
const saveBy = (page: Page, content: object): Promise<Answer> =>
  page.evaluate(async (body) => {
    await fetch('/auth/csrf-cookie');
    const [, token = ''] = /XSRF-TOKEN=([^;]+)/.exec(document.cookie) ?? [];
    const response = await fetch('/api/backend/partner/save', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-xsrf-token': decodeURIComponent(token) },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: await response.text() };
  }, content);

const blockOf = (copy: string) => ({ template: 'text', title: '', copy, en: { copy } });

/** Counts script executions, including browser dialogs. */
async function watchRuns(page: Page): Promise<() => Promise<number>> {
  let dialogs = 0;
  page.on('dialog', (dialog) => {
    dialogs += 1;
    void dialog.dismiss();
  });
  await page.addInitScript(() => {
    const counted = window as unknown as { runs: number; xss: () => void };
    counted.runs = 0;
    counted.xss = () => {
      counted.runs += 1;
    };
  });
  return async () => dialogs + (await page.evaluate(() => (window as unknown as { runs: number }).runs));
}

/** Triggers every interaction on all elements; none may execute script. */
const touchAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.addEventListener('click', (event) => event.preventDefault(), true);
    const events = [
      'click',
      'mouseover',
      'pointerenter',
      'focus',
      'focusin',
      'wheel',
      'toggle',
      'animationstart',
      'transitionend',
    ];
    for (const element of document.querySelectorAll('main *, [data-text] *'))
      for (const event of events) element.dispatchEvent(new Event(event, { bubbles: true, cancelable: true }));
  });

/** Elements and attributes in these texts, as parsed by the browser, that are not allowed. */
const strangersIn = (page: Page, texts: readonly string[]): Promise<string[]> =>
  page.evaluate((copies) => {
    const known: Record<string, string[]> = {
      a: ['href', 'rel'],
      img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
    };
    const plain = ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'blockquote', 'br', 'figure', 'figcaption'];
    return copies.flatMap((copy) => {
      const { body } = new DOMParser().parseFromString(copy, 'text/html');
      const again = new DOMParser().parseFromString(body.innerHTML, 'text/html').body;
      const found = [body, again].flatMap((root) =>
        [...root.querySelectorAll('*')].flatMap((element) => {
          const allowed = known[element.localName] ?? (plain.includes(element.localName) ? [] : undefined);
          if (!allowed || element.namespaceURI !== 'http://www.w3.org/1999/xhtml') return [element.outerHTML];
          const address = element.getAttribute('href') ?? element.getAttribute('src') ?? '';
          const { protocol = 'invalid:', pathname = '' } = URL.parse(address, window.location.href) ?? {};
          // An invalid URL leads nowhere.
          if (!['http:', 'https:', 'mailto:', 'tel:', 'invalid:'].includes(protocol)) return [element.outerHTML];
          if (element.localName === 'img' && !pathname.startsWith('/storage/')) return [element.outerHTML];
          return element.getAttributeNames().filter((attribute) => !allowed.includes(attribute));
        }),
      );
      return body.innerHTML === again.innerHTML ? found : [...found, `changes: ${copy}`];
    });
  }, texts);

test('S16.6 of all that people send to run script in other browsers nothing runs on a page', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  await atOffice(page, 'redaktion');
  const storable = vectors.filter(({ html }) => html.isWellFormed() && !html.includes('\0')).map(({ html }) => html);
  const refused = vectors.filter(({ html }) => !storable.includes(html));
  for (const { html } of refused) {
    const { status } = await saveBy(page, { title: newTitle('Kaputt'), url: 'https://example.org/', modules: [blockOf(html)] });
    expect(status, html).toBe(422);
  }
  const slugs: string[] = [];
  for (let at = 0; at < storable.length; at += 60) {
    const answer = await saveBy(page, {
      title: newTitle('Angriff'),
      url: 'https://example.org/',
      modules: storable.slice(at, at + 60).map(blockOf),
    });
    expect(answer.status, answer.body.slice(0, 500)).toBe(200);
    slugs.push((JSON.parse(answer.body) as { data: { slug: string } }).data.slug);
  }

  const reader = await page.context().newPage();
  const runs = await watchRuns(reader);
  const copies: string[] = [];
  for (const slug of slugs) {
    for (const address of [`/partner/${slug}`, `/en/partner/${slug}`]) {
      await expect(async () => expect((await reader.goto(address))?.status()).toBe(200)).toPass();
      await expect(reader.locator('html')).toHaveAttribute('data-ready', '');
      await touchAll(reader);
      expect(await runs(), address).toBe(0);
      expect(
        await reader.evaluate(
          () => document.querySelectorAll('main :is(iframe, object, embed, form, meta, base, link, style, svg script)').length,
        ),
      ).toBe(0);
    }
    const { data } = (await (await reader.request.get(`/api/partner/${slug}`)).json()) as {
      data: { modules: { content: { copy: string } }[] };
    };
    copies.push(...data.modules.map(({ content }) => content.copy));
  }
  expect(copies).toHaveLength(storable.length);
  expect(await strangersIn(reader, copies)).toEqual([]);

  // The texts on a page without a CSP.
  const bare = (texts: readonly string[]): string =>
    `<!doctype html><meta charset="utf-8"><title>Texte</title>${texts.map((text) => `<section data-text>${text}</section>`).join('\n')}`;
  await reader.route('**/nackt', (route) => route.fulfill({ contentType: 'text/html', body: bare(copies) }));
  await reader.goto('/nackt');
  await touchAll(reader);
  await reader.evaluate(() => {
    for (const section of document.querySelectorAll('[data-text]')) {
      const read = section.innerHTML;
      section.innerHTML = read;
    }
  });
  await touchAll(reader);
  expect(await runs()).toBe(0);

  // Control experiment: the same page with the unsanitised input must be detected. It may not make requests.
  const other = await browser.newContext({ baseURL: baseURL ?? '' });
  const raw = await other.newPage();
  await other.route('**', (route) => {
    if (route.request().url().endsWith('/roh'))
      return route.fulfill({ contentType: 'text/html', body: bare(storable.slice(21, 62)) });
    return route.abort();
  });
  const found = await watchRuns(raw);
  await raw.goto('/roh');
  await expect.poll(found).toBeGreaterThan(10);
  expect((await strangersIn(raw, storable)).length).toBeGreaterThan(150);
  await other.close();
});

/** What Word and Google Docs put on the clipboard, shortened. */
const fromWord = `<html><body><!--StartFragment--><h1>Blutwerte</h1>
<p class=MsoNormal>Thrombozyten: <b>150–400</b> × 10<sup>9</sup>/l, CO<span style='vertical-align:sub'>2</span>, 30&nbsp;kg/m<sup>2</sup></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoNormal><b style='mso-bidi-font-weight:normal'>Eisen</b><span style='mso-bidi-font-weight:bold;mso-bidi-font-style:italic'> ist <del cite="mailto:AB">nicht </del>wichtig<a style='mso-footnote-id:ftn1' href="#_ftn1"><span class=MsoFootnoteReference>[1]</span></a></span><span class=MsoCommentReference><a class=msocomanchor href="#_msocom_1">[AB1]</a></span><span style='display:none;mso-hide:all'>Entwurf</span></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>  </span></span><![endif]>Trinken</p>
<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>  </span></span><![endif]>Wasser</p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>  </span></span><![endif]>Essen</p>
<table><tr><td></td><td><p><b>Frauen</b></p></td><td><p><b>10<sup>9</sup>/l</b></p></td></tr>
<tr><td><p>Hb</p></td><td><p>12–16</p></td><td><p>1</p></td></tr>
<tr><td><p>Ferritin</p></td><td colspan=2><p>15–150</p></td></tr></table>
<table><tr><td>Fieber</td><td>ab 38 °C</td></tr></table>
<div style='mso-element:comment-list'><div style='mso-element:comment'><p class=MsoCommentText>Stimmt das?</p></div></div><!--EndFragment--></body></html>`;
const fromDocs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700">Wichtig</span><span style="font-weight:400">: 10</span><span style="vertical-align:super">6</span></p></b>`;
/** What Word in a browser does: each item of a list is a list of its own, a heading a paragraph with a role. */
const boxed = (list: 'ol' | 'ul', level: number, words: string): string =>
  `<div class="ListContainerWrapper SCXW1 BCX0"><${list} class="BulletListStyle1" role="list" start="3"><li aria-level="${level}" role="listitem"><p class="Paragraph"><span class="TextRun"><span class="NormalTextRun">${words}</span></span><span class="EOP">&nbsp;</span></p></li></${list}></div>`;
const fromWordOnline = [
  '<div class="OutlineElement"><p class="Paragraph" role="heading" aria-level="1"><span class="TextRun">Trinken</span><span class="EOP">&nbsp;</span></p></div>',
  boxed('ol', 1, 'Wasser'),
  boxed('ul', 2, 'still'),
  boxed('ul', 2, 'kalt'),
  boxed('ol', 1, 'Tee'),
  '<div class="OutlineElement"><p class="Paragraph" role="heading" aria-level="3"><span class="TextRun">Wann</span></p></div>',
  boxed('ul', 1, 'morgens'),
  boxed('ul', 1, 'abends'),
].join('');

test('S7.11 pasted from Word and Google Docs, a text keeps its exponents, emphasis, lists and tables, and no deleted words or comments', async ({
  page,
}) => {
  await atOffice(page, 'redaktion', '/backend/coaching/create');
  const points = page.getByRole('textbox', { name: 'Das ist enthalten', exact: true });
  const paste = async (html: string): Promise<string> => {
    await points.press('ControlOrMeta+a');
    await points.evaluate((element, given) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', given);
      clipboardData.setData('text/plain', 'ohne');
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, html);
    // At the end is a line to write on.
    return (await points.innerHTML()).replace(/<p><br class="ProseMirror-trailingBreak"><\/p>$/, '');
  };
  expect(await paste(fromWord)).toBe(
    [
      '<h2>Blutwerte</h2>',
      '<p>Thrombozyten: <strong>150–400</strong> × 10<sup>9</sup>/l, CO<sub>2</sub>, 30\u00a0kg/m<sup>2</sup></p>'.replace(
        '\u00a0',
        '&nbsp;',
      ),
      '<p><strong>Eisen</strong> ist wichtig[1]</p>',
      '<ul><li><p>Trinken</p><ol><li><p>Wasser</p></li></ol></li><li><p>Essen</p></li></ul>',
      '<ul><li><p>Hb; <strong>Frauen</strong>: 12–16; <strong>10<sup>9</sup>/l</strong>: 1</p></li>',
      '<li><p>Ferritin; <strong>Frauen</strong>, <strong>10<sup>9</sup>/l</strong>: 15–150</p></li></ul>',
      '<ul><li><p>Fieber: ab 38 °C</p></li></ul>',
    ].join(''),
  );
  expect(await paste(fromWordOnline)).toBe(
    [
      '<h2>Trinken</h2>',
      '<ol><li><p>Wasser</p><ul><li><p>still</p></li><li><p>kalt</p></li></ul></li><li><p>Tee</p></li></ol>',
      '<h3>Wann</h3>',
      '<ul><li><p>morgens</p></li><li><p>abends</p></li></ul>',
    ].join(''),
  );
  expect(await paste(fromDocs)).toBe('<p><strong>Wichtig</strong>: 10<sup>6</sup></p>');
  await points.press('ControlOrMeta+a');
  const tools = page.locator(`[aria-controls="${await points.getAttribute('id')}"]`);
  await tools.getByRole('button', { name: 'Tiefgestellt' }).click();
  await expect(points.locator('sub')).toHaveText(['Wichtig', ': 106']);
});

test('S7.11 S16.6 what stays behind of a pasted text is told, and only then: pictures, strikethrough, links that cannot be kept', async ({
  page,
}) => {
  await atOffice(page, 'redaktion', '/backend/coaching/create');
  const points = page.getByRole('textbox', { name: 'Das ist enthalten', exact: true });
  const told = page.getByRole('alert').filter({ hasText: 'Nicht mit eingefügt' });
  const paste = async (html: string): Promise<string> => {
    await points.press('ControlOrMeta+a');
    await points.evaluate((element, given) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', given);
      clipboardData.setData('text/plain', 'ohne');
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, html);
    return points.innerHTML();
  };
  expect(
    await paste('<p><a href="https://example.org/">Netz</a> <a href="tel:+4930123">Tel</a> <a href="/videos">hier</a></p>'),
  ).toContain('href="/videos"');
  await expect(told).toHaveCount(0);
  expect(await paste('<p>49 € <s>99 €</s> <a href="ftp://example.org/x">Datei</a></p>')).toBe('<p>49 € 99 € Datei</p>');
  await expect(told).toHaveText(
    'Nicht mit eingefügt: Durchstreichungen (die Wörter stehen im Text), Links, die hier nicht gehen (ftp, Dateien auf einem Computer, Adressen ohne https://).',
  );
  expect(await paste('<p>Herz <img src="file:///C:/herz.jpg"> und Lunge</p>')).toBe('<p>Herz und Lunge</p>');
  await expect(told).toHaveText('Nicht mit eingefügt: Bilder.');
  expect(
    await paste('<p>Mehr <a href="seite2.html">hier</a></p><hr><iframe src="https://example.org/"></iframe><p>Ende</p>'),
  ).toBe('<p>Mehr hier</p><p>Ende</p>');
  await expect(told).toHaveText(
    'Nicht mit eingefügt: Eingebettetes (Filme, Karten), Trennlinien, Links, die hier nicht gehen (ftp, Dateien auf einem Computer, Adressen ohne https://).',
  );
});

test('S10.2 a file that is no picture, or is dropped where none may stand, leaves the page as it is', async ({ page }) => {
  await atOffice(page, 'redaktion', '/backend/coaching/create');
  await titleField(page).fill(newTitle('Ohne Bilder'));
  const points = page.getByRole('textbox', { name: 'Das ist enthalten', exact: true });
  await dropOn(page, points, 'Herz.jpg', await picture('#c8553d', 40, 40));
  await expect(page).toHaveURL('/backend/coaching/create');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Bausteine: hinzufügen' }).click();
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await dropOn(page, text, 'Herz.jpg', Buffer.from('<script>'));
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('alert')).toContainText('Das Bild konnte nicht hochgeladen werden.');
  await dialog.getByRole('button', { name: 'Einfügen' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Wähle zuerst ein Bild aus, oder lade eines hoch.');
  await dialog.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(text.locator('img')).toHaveCount(0);
});
