import fc from 'fast-check';
import { Text } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { filePicture } from '#paths/media-api.ts';
import { vectors } from '../../../tests/xss-vectors.ts';
import { paragraphsOf, richTextForPage, sanitizeRichText } from './rich-text.ts';

const hero = '/storage/start/hero.jpg';
const upload = filePicture('6f1f2f9a-3b0c-4f4e-9c8d-0a1b2c3d4e5f');
const gone = filePicture('00000000-0000-4000-8000-000000000000');
const pictures = new Map([
  [hero, { width: 1280, height: 720 }],
  [upload, { width: 1600, height: 1067 }],
  [gone, null],
]);

const attributes: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'sup', 'sub', 'blockquote', 'br'].map((tag) => [tag, []]),
  ),
  a: ['href', 'rel'],
};
const withPictures = { ...attributes, figure: [], figcaption: [], img: ['src', 'alt', 'width', 'height'] };

type Node = ReturnType<typeof parseDocument>['children'][number];

/** Everything in a parsed text that is not allowed in it. */
function strangers(nodes: readonly Node[], known: Readonly<Record<string, readonly string[]>>): string[] {
  return nodes.flatMap((node) => {
    if (node instanceof Text) return [];
    if (!('attribs' in node)) return [node.type];
    const own = Object.entries(node.attribs).flatMap(([name, value]) => {
      if (!known[node.name]?.includes(name)) return [`${node.name} ${name}`];
      // What a browser takes for a scheme: it drops blanks, tabs and line ends first (URL standard, 4.4).
      // oxlint-disable-next-line no-control-regex
      const [, scheme] = /^([a-z][a-z0-9+.-]*):/i.exec(value.replaceAll(/^[\u0000-\u0020]+|[\t\n\r]/g, '')) ?? [];
      if (name === 'href' && scheme && !/^(?:https?|mailto|tel)$/i.test(scheme)) return [`${node.name} ${value}`];
      if (name === 'src' && !/^\/storage\/[\w./-]+$/.test(value)) return [`img ${value}`];
      if ((name === 'width' || name === 'height') && !/^\d+$/.test(value)) return [`${name} ${value}`];
      return [];
    });
    return [...(known[node.name] ? [] : [node.name]), ...own, ...strangers(node.children, known)];
  });
}

describe('S16.6 what people send to run script in other browsers', () => {
  test.each(vectors)('$name', ({ html }) => {
    const [plain, rich] = [sanitizeRichText(html), sanitizeRichText(html, pictures)];
    expect(strangers(parseDocument(plain).children, attributes), plain).toEqual([]);
    expect(strangers(parseDocument(rich).children, withPictures), rich).toEqual([]);
    expect(sanitizeRichText(plain)).toBe(plain);
    expect(sanitizeRichText(rich, pictures)).toBe(rich);
  });

  test('there are as many as the usual collections have, each once', () => {
    expect(vectors.length).toBeGreaterThanOrEqual(280);
    expect(new Set(vectors.map(({ html }) => html)).size).toBe(vectors.length);
  });

  test('what stood around an element does not hide what a second look finds', () => {
    expect(sanitizeRichText('a<p><svg><desc><p>')).toBe('a');
    expect(sanitizeRichText('<p>a<svg><p>b</p></svg>c</p>')).toBe(sanitizeRichText('<p>a<p>b</p>c</p>'));
  });

  test('cut into pieces and put together at random they come to nothing either', () => {
    const piece = fc
      .tuple(fc.constantFrom(...vectors.map(({ html }) => html.slice(0, 400))), fc.nat(60), fc.nat(400))
      .map(([html, start, length]) => html.slice(start, start + length));
    fc.assert(
      fc.property(fc.array(piece, { minLength: 2, maxLength: 5 }), (pieces) => {
        const once = sanitizeRichText(pieces.join(''), pictures);
        expect(strangers(parseDocument(once).children, withPictures)).toEqual([]);
        expect(sanitizeRichText(once, pictures)).toBe(once);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('S7.11 pictures in texts', () => {
  const kept = (html: string) => sanitizeRichText(html, pictures);

  test('keep their words and get their true size', () => {
    expect(kept(`<p>Vor</p><img src="${upload}" alt=" Ein Herz " width="5" height="9" class="x"><p>Nach</p>`)).toBe(
      `<p>Vor</p><img src="${upload}" alt="Ein Herz" width="1600" height="1067" /><p>Nach</p>`,
    );
    expect(kept(`<figure><img src="${hero}"><figcaption>Am <strong>Meer</strong></figcaption></figure>`)).toBe(
      `<figure><img src="${hero}" alt="" width="1280" height="720" /><figcaption>Am <strong>Meer</strong></figcaption></figure>`,
    );
  });

  test('go where there are none: with their figure and what is written below', () => {
    expect(kept(`<p>Vor</p><figure><img src="${gone}" alt="a"><figcaption>Weg</figcaption></figure><p>Nach</p>`)).toBe(
      '<p>Vor</p><p>Nach</p>',
    );
    expect(kept(`<p>Vor <img src="${gone}" alt="a"> nach</p>`)).toBe('<p>Vor  nach</p>');
  });

  test('stay as they are written where nobody looked, and have no size that is none', () => {
    const other = '/storage/module/a-0.jpg';
    expect(kept(`<img src="${other}" alt="a" width="300" height="200">`)).toBe(
      `<img src="${other}" alt="a" width="300" height="200" />`,
    );
    for (const odd of ['width="3e2" height="200"', 'width="300"', 'width="0" height="0"', 'width="123456" height="2"'])
      expect(kept(`<img src="${other}" alt="a" ${odd}>`)).toBe(`<img src="${other}" alt="a" />`);
  });

  test('stand only in texts that may have some', () => {
    expect(sanitizeRichText(`<p>a</p><figure><img src="${upload}" alt="b"><figcaption>c</figcaption></figure>`)).toBe(
      '<p>a</p>c',
    );
  });

  test('are shown in the sizes and formats that there are, and come when they are near', () => {
    const base = upload.replace('.jpg', '');
    const shown = richTextForPage(
      kept(`<p>Text &lt;img src="${upload}"&gt;</p><img src="${upload}" alt="Ein &quot;Herz&quot;">`),
    );
    expect(shown).toContain('<p>Text &lt;img src=');
    expect(shown.match(/<picture>/g)).toHaveLength(1);
    expect(shown).toContain(`<source type="image/avif" srcset="${base}_tablet.avif 800w, ${base}.avif 1600w" sizes=`);
    expect(shown).toContain(
      `<img src="${upload}" alt="Ein &quot;Herz&quot;" width="1600" height="1067" srcset="${base}_tablet.jpg 800w,`,
    );
    expect(shown).toContain('loading="lazy" decoding="async"></picture>');
  });

  test('that are small have one size, and others only their own', () => {
    const small = sanitizeRichText(`<img src="${upload}" alt="">`, new Map([[upload, { width: 320, height: 200 }]]));
    expect(richTextForPage(small)).toContain(`srcset="${upload} 320w" sizes`);
    expect(richTextForPage(kept(`<img src="${hero}" alt="a">`))).toBe(
      `<img src="${hero}" alt="a" width="1280" height="720" loading="lazy" decoding="async">`,
    );
    expect(richTextForPage('<p>Ohne Bild</p>')).toBe('<p>Ohne Bild</p>');
  });

  test('are their words in a mail', () => {
    const html = `<p>Vor</p><figure><img src="${hero}" alt="Ein Herz"><figcaption>Am Meer</figcaption></figure><img src="${hero}" alt=""><p>Nach</p>`;
    expect(paragraphsOf(kept(html))).toEqual(['Vor', 'Ein Herz', 'Am Meer', 'Nach']);
  });
});

test('S7.11 exponents and indices are kept, and have characters of their own in a mail', () => {
  const html = '<p>10<sup class="x">9</sup>/l CO<sub>2</sub></p>';
  expect(sanitizeRichText(html)).toBe('<p>10<sup>9</sup>/l CO<sub>2</sub></p>');
  expect(paragraphsOf(html)).toEqual(['10⁹/l CO₂']);
});
