import { expect, test } from 'vitest';
import { mailDocument, type MailContent } from './document.ts';

const content: MailContent = {
  locale: 'de',
  heading: 'Deine Bestellung',
  paragraphs: [
    'Danke, Änne!\nSchön, dass Du da bist.',
    { facts: [['Summe', '49,00 €']] },
    { list: ['Tag 1', 'Tag 2'] },
    { links: [{ label: 'Widerruf', url: 'https://praxis.example/widerruf' }] },
  ],
  button: { label: 'Ansehen', url: 'https://praxis.example/kurs?a=1&b=2' },
  note: 'Der Link gilt eine Stunde.',
  footer: ['Dr. Muster', { label: 'Impressum', url: 'https://praxis.example/impressum' }],
};

test('both bodies say the same, in the order in which it was given', () => {
  const { html, text } = mailDocument(content);
  expect(text).toBe(
    [
      'Deine Bestellung',
      'Danke, Änne!\nSchön, dass Du da bist.',
      'Summe: 49,00 €',
      '* Tag 1\n* Tag 2',
      'Widerruf:\nhttps://praxis.example/widerruf',
      'Ansehen:\nhttps://praxis.example/kurs?a=1&b=2',
      'Der Link gilt eine Stunde.',
      '-- \nDr. Muster\nImpressum:\nhttps://praxis.example/impressum\n',
    ].join('\n\n'),
  );
  const words = ['<h1', 'Danke, Änne!<br>', 'Summe', '49,00 €', 'Tag 1', 'Widerruf', 'Ansehen', 'Stunde', 'Muster', 'Impressum'];
  const places = words.map((word) => html.indexOf(word));
  expect(places.every((place) => place > 0)).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(html).toContain('href="https://praxis.example/kurs?a=1&amp;b=2"');
});

test('S19.1 a screen reader hears one heading, the language, a table only where there is one', () => {
  const { html } = mailDocument(content);
  expect(html).toMatch(/<html lang="de"/);
  expect(html.match(/<h1/g)).toHaveLength(1);
  const tables = html.match(/<table[^>]*>/g) ?? [];
  expect(tables.filter((table) => !table.includes('role="presentation"'))).toHaveLength(1);
  expect(html).toContain('<th scope="row"');
});

test('words of others stay words', () => {
  const evil = `<script>alert("1")</script>&'\0\ud800`;
  const { html, text } = mailDocument({
    ...content,
    heading: evil,
    paragraphs: [evil, { facts: [[evil, evil]] }, { list: [evil] }, { links: [{ label: evil, url: 'https://x.example/"><b>' }] }],
    button: { label: evil, url: 'https://x.example/?"onclick="a' },
    note: evil,
    footer: [evil],
  });
  expect(html).not.toMatch(/<script|<b>|onclick="a|alert\("/);
  expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;&#39;');
  expect(html.isWellFormed() && !html.includes('\0')).toBe(true);
  expect(text).toContain('<script>');
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd'])('a link to %s is none', (url) => {
  expect(() => mailDocument({ ...content, button: { label: 'x', url } })).toThrow('may not link');
});

test('an address without a site is a mistake', () => {
  expect(() => mailDocument({ ...content, button: { label: 'x', url: '/verify' } })).toThrow();
});

const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

test('S19.1 all that is written can be read, by day and by night', () => {
  const { html } = mailDocument(content);
  const night = /prefers-color-scheme:dark\)\{([^]*)\n\}\n?<\/style>/.exec(html)?.[1] ?? '';
  const nightly = (name: string, property: string): string =>
    new RegExp(`\\.${name}\\{[^}]*?${property}:(#[0-9a-f]{6})`).exec(night)?.[1] ?? '';
  const daily = (name: string, property: string): string =>
    new RegExp(`class="${name}"[^>]*style="(?:[^"]*;)?${property}:(#[0-9a-f]{6})`).exec(html)?.[1] ?? '';
  for (const colourOf of [daily, nightly]) {
    for (const ground of [colourOf('paper', 'background'), colourOf('raised', 'background')]) {
      for (const word of ['ink', 'soft', 'link'])
        expect(contrast(colourOf(word, 'color'), ground), word).toBeGreaterThanOrEqual(4.5);
    }
  }
  const [, ground = '', words = ''] = /bgcolor="(#\w{6})"[^]*?<a [^>]*;color:(#\w{6})/.exec(html) ?? [];
  expect(contrast(ground, words)).toBeGreaterThanOrEqual(4.5);
});
