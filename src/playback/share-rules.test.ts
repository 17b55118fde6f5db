import { describe, expect, test } from 'vitest';
import { asLine, embedCode, embeddable, frameSize, oembedUrl, secondOf, shareLinks, shareUrl } from './share-rules.ts';

const baseUrl = 'https://sprechstunde.example';
const hostile = [
  'A & B = 100 % #1?',
  '"><script>alert(1)</script>',
  "it's <b>bold</b> \\ 'quoted'",
  'Zeile\r\nBcc: alle@example.org',
  'Schild\u00ADdrüse\u00AD',
  'Herz ❤️‍🔥 +49 (0)',
  'halb \uD83D und \uDC00',
  '\u202Eumgedreht\u202C \0 nul',
  '',
];

describe('the address of a video', () => {
  test('S2.34 it is the base, the video, and the playlist if there is one', () => {
    expect(shareUrl(baseUrl, { video: 'abc' })).toBe(`${baseUrl}/watch/abc`);
    expect(shareUrl(baseUrl, { video: 'abc', playlist: 'p-1' })).toBe(`${baseUrl}/watch/abc/playlist/p-1`);
  });

  test('S11.4 it may begin at a second, and the beginning needs none', () => {
    expect(shareUrl(baseUrl, { video: 'abc', playlist: 'p-1', t: 83 })).toBe(`${baseUrl}/watch/abc/playlist/p-1?t=83`);
    expect(shareUrl(baseUrl, { video: 'abc', t: 0 })).toBe(`${baseUrl}/watch/abc`);
  });

  test.each([
    ['83', 83],
    ['0', 0],
    ['86399', 86_399],
    ['86400', 0],
    ['-5', 0],
    ['1.5', 0],
    ['1e3', 0],
    [' 7', 0],
    ['٣', 0],
    ['', 0],
    [['7', '8'], 0],
    [null, 0],
    [undefined, 0],
  ])('S11.4 the second %j is %i', (given, second) => expect(secondOf(given)).toBe(second));
});

describe('where it is shared to', () => {
  test.each(hostile)('S2.34 every word of %j arrives, and nothing else', (title) => {
    const url = `${baseUrl}/watch/abc/playlist/p-1?t=83`;
    const subject = `Video von Dr. Muster: ${title}`;
    const links = shareLinks({ url, title, subject });
    const given = (link: string, name: string) => new URL(link).searchParams.getAll(name);
    expect(new URL(links.facebook).host).toBe('www.facebook.com');
    expect(given(links.facebook, 'u')).toEqual([url]);
    expect(new URL(links.x).host).toBe('x.com');
    expect(given(links.x, 'url')).toEqual([url]);
    expect(given(links.x, 'text')).toEqual([asLine(title)]);
    expect(new URL(links.whatsapp).host).toBe('wa.me');
    expect(given(links.whatsapp, 'text')).toEqual([`${asLine(title)} ${url}`]);
    expect(links.mail.startsWith('mailto:?subject=')).toBe(true);
    expect([...new URL(links.mail).searchParams.keys()]).toEqual(['subject', 'body']);
    expect(given(links.mail, 'subject')).toEqual([asLine(subject)]);
    expect(given(links.mail, 'body')).toEqual([`${asLine(title)}\r\n${url}\r\n`]);
  });

  test('S2.34 mail programs show a plus as one, so blanks are none', () => {
    const { mail } = shareLinks({ url: baseUrl, title: 'Gut schlafen', subject: 'Video von Dr. Muster: Gut schlafen' });
    expect(mail).toContain('subject=Video%20von%20Dr.%20Muster%3A%20Gut%20schlafen&');
  });

  test.each(hostile)('S2.34 %j is one line of well-formed text', (title) => {
    const line = asLine(title);
    expect(line.isWellFormed()).toBe(true);
    expect(line).not.toMatch(/[\p{Cc}\u00AD]/u);
  });
});

describe('embedding', () => {
  const frame = (title: string, t?: number) =>
    embedCode({ baseUrl, video: 'abc', title, locale: 'de', ...(t === undefined ? {} : { t }) });

  test('S11.4 the code is one frame with the address of the embed page', () => {
    expect(frame('Herz')).toMatch(
      /^<iframe src="https:\/\/sprechstunde\.example\/embed\/abc" [^<>]*title="Herz"[^<>]*><\/iframe>$/,
    );
    expect(frame('Herz', 83)).toContain('/embed/abc?t=83"');
    expect(embedCode({ baseUrl, video: 'abc', title: '', locale: 'en' })).toContain(`"${baseUrl}/en/embed/abc"`);
  });

  test.each(hostile)('S11.4 %j stays within its attribute', (title) => {
    const code = frame(title);
    expect(code).toMatch(/^<iframe(?: [a-z]+="[^"<>]*")+><\/iframe>$/);
    const written = /title="([^"]*)"/.exec(code)?.[1] ?? '';
    const read = written.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
    expect(read).toBe(asLine(title));
  });

  test.each([
    [{}, 640, 360],
    [{ maxwidth: '320' }, 320, 180],
    [{ maxheight: '180' }, 320, 180],
    [{ maxwidth: '500', maxheight: '90' }, 160, 90],
    [{ maxwidth: '4000' }, 640, 360],
    [{ maxwidth: '1' }, 1, 1],
    [{ maxwidth: '0', maxheight: '-1' }, 640, 360],
    [{ maxwidth: 'viel', maxheight: ['1'] }, 640, 360],
  ])('S11.4 within %j the frame is %i by %i', (limits, width, height) => expect(frameSize(limits)).toEqual({ width, height }));

  test.each([
    ['/watch/abc', 'abc', 'de', 0],
    ['/watch/abc/playlist/p-1?t=83', 'abc', 'de', 83],
    ['/en/watch/abc/coaching/c_1', 'abc', 'en', 0],
    ['/embed/abc?t=x', 'abc', 'de', 0],
    ['/en/embed/abc#oben', 'abc', 'en', 0],
  ])('S11.4 %s can be embedded', (path, video, locale, t) => {
    expect(embeddable(baseUrl, baseUrl + path)).toEqual({ video, locale, t });
    expect(embeddable(baseUrl, `http://sprechstunde.example${path}`)).toEqual({ video, locale, t });
  });

  test.each([
    undefined,
    ['a', 'b'],
    '',
    'watch/abc',
    `${baseUrl}/`,
    `${baseUrl}/playlist/abc`,
    `${baseUrl}/watch/`,
    `${baseUrl}/watch/ab`,
    `${baseUrl}/watch/abc/playlist`,
    `${baseUrl}/watch/%2e%2e%2fabc`,
    `${baseUrl}.evil.example/watch/abc`,
    `${baseUrl}:8443/watch/abc`,
    'https://user@evil.example/watch/abc',
    'javascript://sprechstunde.example/watch/abc',
  ])('S11.4 %j cannot', (address) => expect(embeddable(baseUrl, address)).toBeNull());

  test('S11.4 the address for programs takes a whole address', () => {
    const url = new URL(oembedUrl(baseUrl, `${baseUrl}/watch/abc/playlist/p?t=1&x=y`));
    expect(url.pathname).toBe('/oembed');
    expect(Object.fromEntries(url.searchParams)).toEqual({ format: 'json', url: `${baseUrl}/watch/abc/playlist/p?t=1&x=y` });
  });
});
