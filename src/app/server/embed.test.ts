import { describe, expect, test } from 'vitest';
import { partsOf } from '../../../tests/html.ts';
import { onSite } from '../../../tests/served.ts';
import { coachingDay, exclusiveVideo, freeVideo } from '../../../tests/world.ts';
import * as demo from '../../../demo/content/index.ts';

const base = 'https://sprechstunde.example';
const partnersVideo = 'p-berg1';
const partner = 'Bergluft-Stiftung';

const cookie = 'session=abc; XSRF-TOKEN=def; sprechstunde_session=ghi; consent_analytics=1; locale=en';
const oembed = (address: string, more = ''): string => `/oembed?url=${encodeURIComponent(address)}${more}`;

onSite('embedding', (site) => {
  const page = async (path: string) => {
    const answer = await site().get(path);
    return { ...answer, ...partsOf(answer.text) };
  };
  const found = ({ elements }: ReturnType<typeof partsOf>, name: string) =>
    elements.filter((element) => element.name === name).map(({ attributes }) => attributes);

  describe('the page', () => {
    test('S11.4 plays without script: the file, its poster and its captions, all without a permission that ends', async () => {
      const parts = await page(`/embed/${freeVideo.shortid}?t=83`);
      expect(parts.status).toBe(200);
      const [video] = found(parts, 'video');
      expect(video).toMatchObject({ controls: '', preload: 'none', src: `/asset/${freeVideo.shortid}/file/960.mp4#t=83` });
      expect((await site().get(String(video?.poster))).status).toBe(200);
      const tracks = found(parts, 'track');
      expect(tracks.length).toBeGreaterThan(0);
      const addresses = [...tracks.map(({ src }) => src), video?.src?.replace(/#.*/, ''), video?.['data-stream']];
      for (const address of addresses) {
        expect(address).not.toContain('?');
        expect((await site().get(String(address))).status, address).toBe(200);
      }
    });

    test('S11.4 is for frames and not for search engines; what it is stands at the watch address', async () => {
      const parts = await page(`/embed/${freeVideo.shortid}`);
      expect(found(parts, 'meta')).toContainEqual({ name: 'robots', content: 'noindex' });
      expect(found(parts, 'link')).toContainEqual({ rel: 'canonical', href: `${base}/watch/${freeVideo.shortid}` });
      expect(found(parts, 'a')).toEqual([{ href: `${base}/watch/${freeVideo.shortid}`, target: '_blank', rel: 'noopener' }]);
      expect(parts.inlineScripts).toEqual([]);
    });

    test('S1.7 has its English twin', async () => {
      const parts = await page(`/en/embed/${freeVideo.shortid}`);
      expect(parts.text).toContain('<html lang="en"');
      expect(found(parts, 'a')[0]?.href).toBe(`${base}/en/watch/${freeVideo.shortid}`);
    });

    test('S11.4 S16.6 it alone may stand in a frame', async () => {
      const headersOf = async (path: string) => (await site().get(path)).headers;
      for (const path of [`/embed/${freeVideo.shortid}`, `/en/embed/${exclusiveVideo}`, '/embed/gibtsnicht']) {
        const headers = await headersOf(path);
        expect(headers['content-security-policy'], path).toMatch(/frame-ancestors \*$/);
        expect(headers['content-security-policy'], path).toContain("script-src 'self'");
        expect(headers['x-frame-options'], path).toBeUndefined();
      }
      for (const path of ['/', `/watch/${freeVideo.shortid}`, '/embed', '/embed/a/b', '/embed/style.css', oembed(base)]) {
        const headers = await headersOf(path);
        expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
        expect(headers['x-frame-options'], path).toBe('DENY');
      }
    });

    test('S11.4 S16.1 no cookie is set, and what is sent changes nothing', async () => {
      const paths = [
        `/embed/${freeVideo.shortid}`,
        `/embed/${exclusiveVideo}`,
        '/embed/style.css',
        `/api/video/count/${freeVideo.shortid}`,
        oembed(`${base}/watch/${freeVideo.shortid}`),
        `/asset/${freeVideo.shortid}/hls/master.m3u8`,
      ];
      for (const path of paths) {
        const [without, sent] = [await site().get(path), await site().get(path, { cookie })];
        for (const { headers } of [without, sent]) expect(headers['set-cookie'], path).toBeUndefined();
        expect([sent.status, sent.text], path).toEqual([without.status, without.text]);
        if (path.startsWith('/embed/')) expect(sent.headers.vary ?? '', path).not.toMatch(/cookie/i);
      }
    });

    test('S11.4 a second that is none begins at the beginning', async () => {
      for (const t of ['-1', '1.5', 'x', '99999999', '%00', '1&t=2'])
        expect(found(await page(`/embed/${freeVideo.shortid}?t=${t}`), 'video')[0], t).toMatchObject({
          src: `/asset/${freeVideo.shortid}/file/960.mp4`,
          'data-start': '0',
        });
    });

    test("S15.2 a partner's video says so before anything else", async () => {
      const { text, texts } = await page(`/embed/${partnersVideo}`);
      expect(text).toContain(`<main><header><p class="partner">Anzeige · Partnerinhalt von ${partner}</p><h1>`);
      expect(texts.length).toBeGreaterThan(0);
    });

    test('S8.5 S11.4 what is not for everyone leads to the site, and tells nothing that plays', async () => {
      for (const [shortid, status, words] of [
        [exclusiveVideo, 403, 'Dieses Video ist nur für angemeldete Benutzer:innen verfügbar.'],
        [coachingDay, 402, 'Dieses Video ist kostenpflichtig.'],
      ] as const) {
        const parts = await page(`/embed/${shortid}`);
        expect(parts.status).toBe(status);
        expect(parts.text).toContain(words);
        expect(found(parts, 'a').at(-1)?.href).toBe(`${base}/watch/${shortid}`);
        expect(parts.text).not.toMatch(/\/asset\/|<video/);
        expect(parts.headers['cache-control']).toBe('no-store');
      }
    });

    test('S5.8 S8.5 what is no video is gone, however it is written', async () => {
      for (const shortid of ['gibtsnicht', 'ab', '..%2f..%2fetc', '%3Cscript%3E', '%F0%9F%92%A9', 'a'.repeat(150)]) {
        const { status, text } = await page(`/embed/${shortid}`);
        expect(status, shortid).toBe(404);
        expect(text, shortid).toContain('Dieses Video ist nicht mehr verfügbar.');
        expect(text, shortid).toContain(`href="${base}/"`);
        expect(text, shortid).not.toContain('script>alert');
      }
      // Not valid text, so not the path of a page either.
      expect((await page('/embed/a%00b')).status).toBe(404);
    });

    test('is the same in every coding', async () => {
      for (const path of [`/embed/${freeVideo.shortid}`, '/embed/style.css']) {
        const plain = await site().get(path);
        for (const coding of ['br', 'gzip']) {
          const answer = await site().get(path, { 'accept-encoding': coding });
          expect([answer.headers['content-encoding'], answer.text], path).toEqual([coding, plain.text]);
        }
      }
    });
  });

  describe('oEmbed', () => {
    const ask = async (address: string, more = '') => {
      const answer = await site().get(oembed(address, more));
      return { status: answer.status, body: answer.json() as Record<string, unknown>, headers: answer.headers };
    };

    test('S11.4 says what a program needs to show a video', async () => {
      const { status, body, headers } = await ask(`${base}/watch/${freeVideo.shortid}/playlist/xyz?t=83`);
      expect(status).toBe(200);
      expect(headers['content-type']).toMatch(/^application\/json/);
      expect(headers['access-control-allow-origin']).toBe('*');
      expect(body).toMatchObject({
        version: '1.0',
        type: 'video',
        title: freeVideo.title,
        author_name: 'Dr. Muster',
        provider_name: 'Sprechstunde',
        provider_url: `${base}/`,
        width: 640,
        height: 360,
        thumbnail_width: 1280,
        thumbnail_height: 720,
      });
      const html = String(body.html);
      expect(html).toMatch(/^<iframe [^<>]*><\/iframe>$/);
      const src = /src="([^"]*)"/.exec(html)?.[1] ?? '';
      expect(src).toBe(`${base}/embed/${freeVideo.shortid}?t=83`);
      expect((await site().get(src.replace(base, ''))).status).toBe(200);
      expect((await site().get(String(body.thumbnail_url).replace(base, ''))).status).toBe(200);
    });

    test('S11.4 nothing is larger than was asked for', async () => {
      const { body } = await ask(`${base}/watch/${freeVideo.shortid}`, '&maxwidth=800&maxheight=300');
      expect(body).toMatchObject({ width: 533, height: 300 });
      expect(body).not.toHaveProperty('thumbnail_url');
      const wide = await ask(`${base}/watch/${freeVideo.shortid}`, '&maxwidth=700&maxheight=700');
      expect(wide.body).toMatchObject({ width: 640, height: 360, thumbnail_width: 640, thumbnail_height: 360 });
      expect((await site().get(String(wide.body.thumbnail_url).replace(base, ''))).status).toBe(200);
    });

    test('S15.2 S1.7 a partner’s video says so first, in the language of the address', async () => {
      const [german, english] = [await ask(`${base}/embed/${partnersVideo}`), await ask(`${base}/en/embed/${partnersVideo}`)];
      expect(german.body.title).toMatch(/^Anzeige: /);
      expect(german.body.author_name).toBe(partner);
      expect(english.body.title).toMatch(/^Advertisement: /);
      expect(english.body.html).toContain('/en/embed/');
    });

    test('S11.4 what cannot be shown has its own answer', async () => {
      for (const [address, status] of [
        [`${base}/watch/gibtsnicht`, 404],
        [`${base}/playlist/arthrose`, 404],
        ['https://evil.example/watch/abc', 404],
        ['\0', 404],
        [`${base}/watch/${exclusiveVideo}`, 401],
        [`${base}/watch/${coachingDay}`, 401],
      ] as const)
        expect((await ask(address)).status, address).toBe(status);
      for (const path of ['/oembed', '/oembed?url=a&url=b', '/oembed?url[a]=b'])
        expect((await site().get(path)).status, path).toBe(404);
      for (const format of ['xml', 'XML', '', 'json&format=json'])
        expect((await ask(`${base}/watch/${freeVideo.shortid}`, `&format=${format}`)).status, format).toBe(501);
    });

    test('S11.4 S17.2 the page of a free video says where to ask, and is a player for others; no other page is', async () => {
      const parts = await page(`/watch/${freeVideo.shortid}`);
      const discovery = found(parts, 'link').find(({ type }) => type === 'application/json+oembed');
      const answer = await site().get(String(discovery?.href).replace(base, ''));
      expect(answer.json()).toMatchObject({ title: freeVideo.title });
      const meta = found(parts, 'meta');
      const frame = `${base}/embed/${freeVideo.shortid}`;
      expect(meta).toContainEqual({ property: 'og:video', content: frame });
      expect(meta).toContainEqual({ property: 'og:type', content: 'video.other' });
      expect(meta).toContainEqual({ name: 'twitter:player', content: frame });
      for (const path of [`/watch/${exclusiveVideo}`, `/watch/${coachingDay}`, '/', '/watch/gibtsnicht'])
        expect((await site().get(path)).text, path).not.toMatch(/oembed|og:video|twitter:player/);
    });

    test('S11.4 titles of every kind stay titles', async () => {
      for (const { shortid } of demo.videos.slice(0, 30)) {
        const { status, body } = await ask(`${base}/watch/${shortid}`);
        if (status === 200) expect(String(body.html), shortid).toMatch(/^<iframe(?: [a-z]+="[^"<>]*")+><\/iframe>$/);
      }
    });
  });
});
