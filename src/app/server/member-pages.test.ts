import { describe, expect, test } from 'vitest';
import { givenMember, openBrowser } from '../../../tests/browser.ts';
import { partsOf } from '../../../tests/html.ts';
import { onSite } from '../../../tests/served.ts';
import { coaching } from '../../../tests/world.ts';

const ofMembers = [
  '/home',
  '/user/profile',
  '/user/edit',
  '/user/address',
  '/user/sessions',
  '/user/security',
  `/user/address/${coaching.shortid}`,
];
const forGuests = ['/login', '/register'];
const forAnyone = ['/logout', '/password/forgot', '/password/reset?email=a%40example.org&token=x', '/newsletter?confirm=x'];

const robotsOf = (html: string) =>
  partsOf(html).elements.find(({ name, attributes }) => name === 'meta' && attributes.name === 'robots')?.attributes.content;

onSite('pages of members', (site) => {
  const loggedIn = async (row: Parameters<typeof givenMember>[1] = {}) => {
    const browser = openBrowser(site());
    expect((await browser.logIn(await givenMember(site(), row))).status).toBe(200);
    return browser;
  };

  test('S4.3 a visitor is sent to the login, which leads back, query and language and all', async () => {
    for (const path of [...ofMembers, '/verify']) {
      const { status, headers } = await site().get(path);
      expect([status, headers.location, headers['cache-control']], path).toEqual([
        302,
        `/login?redirect=${encodeURIComponent(path)}`,
        'no-store',
      ]);
    }
    expect((await site().get('/en/user/edit?a=1&b=2')).headers.location).toBe(
      '/en/login?redirect=%2Fen%2Fuser%2Fedit%3Fa%3D1%26b%3D2',
    );
  });

  test('S4.2 an unconfirmed member is sent to the confirmation, a confirmed one on from there', async () => {
    const unconfirmed = await loggedIn({ verifiedAt: null });
    for (const path of ofMembers) expect((await unconfirmed.get(path)).headers.location, path).toBe('/verify');
    expect((await unconfirmed.get('/en/home')).headers.location).toBe('/en/verify');
    expect((await unconfirmed.get('/verify')).status).toBe(200);
    expect((await (await loggedIn()).get('/verify')).headers.location).toBe('/home');
  });

  test('S4.5 a member on the login goes on at once, and never to another site', async () => {
    const browser = await loggedIn();
    for (const [query, to] of [
      ['', '/home'],
      ['?redirect=%2Fpartner%3Fa%3D1', '/partner?a=1'],
      ['?redirect=%2Fstripe%2Fcheckout%2Fcoaching%2F1', '/stripe/checkout/coaching/1'],
      ['?redirect=https%3A%2F%2Fexample.org', '/home'],
      ['?redirect=%2F%2Fexample.org', '/home'],
      ['?redirect=%2F%5Cexample.org', '/home'],
      ['?redirect=%2Flogin', '/home'],
      [`?coaching=${coaching.slug}`, '/home'],
    ]) {
      const { status, headers } = await browser.get(`/login${query}`);
      expect([status, headers.location], query).toEqual([302, to]);
    }
    expect((await browser.get('/en/register')).headers.location).toBe('/en/home');
  });

  test('S2.3 S2.4 S2.5 S2.6 S2.7 S2.8 S17.1 each is a whole page of its own title, readable without script and unlisted', async () => {
    const [member, unconfirmed] = [await loggedIn(), await loggedIn({ verifiedAt: null })];
    const visitor = openBrowser(site());
    const titles: string[] = [];
    for (const [browser, paths] of [
      [member, ofMembers],
      [unconfirmed, ['/verify']],
      [visitor, [...forGuests, ...forAnyone]],
    ] as const) {
      for (const path of paths) {
        for (const prefix of ['', '/en']) {
          const { status, text, headers } = await browser.get(prefix + path);
          expect([status, headers['cache-control']], prefix + path).toEqual([200, 'private, no-store']);
          expect(text.match(/<h1/g), prefix + path).toHaveLength(1);
          expect(text, prefix + path).not.toMatch(/undefined|\[object|NaN/);
          expect(robotsOf(text), prefix + path).toBe('noindex');
          titles.push(`${prefix}${/<title>(.*?)<\/title>/.exec(text)?.[1]}`);
        }
      }
    }
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
  });

  describe('what is a member’s own', () => {
    test('S3.11 is in nobody else’s page, whatever was asked before and by whom', async () => {
      const [anna, berta] = [
        await loggedIn({ name: 'Annegret', surname: 'Eins' }),
        await loggedIn({ name: 'Bertolde', surname: 'Zwei' }),
      ];
      for (let round = 0; round < 2; round += 1) {
        const own = await Promise.all([anna.get('/home'), berta.get('/home'), site().get('/home')]);
        expect(own.map(({ text }) => [text.includes('Annegret Eins'), text.includes('Bertolde Zwei')])).toEqual([
          [true, false],
          [false, true],
          [false, false],
        ]);
        for (const path of ['/', '/partner', '/login', '/%68ome', '/HOME', '/home/', '//home'])
          expect((await site().get(path)).text, path).not.toMatch(/Annegret|Bertolde/);
      }
      // Cached pages contain no personal data, even if a member requested them first.
      expect((await anna.get('/partner')).text).toBe((await site().get('/partner')).text);
    });

    test('a page of members travels compressed', async () => {
      const browser = await loggedIn();
      for (const coding of ['br', 'gzip']) {
        const { headers, text } = await browser.ask('/user/edit', { headers: { 'accept-encoding': coding } });
        expect(headers['content-encoding']).toBe(coding);
        expect(text).toContain('Profildaten');
      }
    });
  });

  test('S2.8 the address page names the course; one that does not exist is 404', async () => {
    const browser = await loggedIn();
    expect((await browser.get(`/user/address/${coaching.shortid}`)).text).toContain(coaching.title);
    for (const path of ['/user/address/gibtsnich', '/user/address/x', '/user/address/%00'])
      expect((await browser.get(path)).status, path).toBe(404);
  });
});
