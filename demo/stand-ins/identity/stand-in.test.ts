import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openBrowser, type Browser } from '../../../tests/browser.ts';
import { onSite, serve, type Answer } from '../../../tests/served.ts';
import { users } from '#accounts/server/tables.ts';

const base = 'https://sprechstunde.example';

/** Follows redirects within the site until there is a page; also returns its path. */
async function follow(browser: Browser, answer: Answer): Promise<{ path: string; page: Answer }> {
  let [page, path] = [answer, ''];
  while (page.status >= 300 && page.status < 400 && !/^\/(?:home|login|register|partner)/.test(path)) {
    path = (page.headers.location ?? '').replace(base, '');
    expect(path).toMatch(/^\//);
    if (/^\/(?:en\/)?(?:home|login|register|partner)/.test(path)) break;
    page = await browser.get(path);
    expect(page.headers['content-security-policy'], path).toContain("default-src 'self'");
    expect(page.headers['x-request-id'], path).toBeTruthy();
  }
  return { path, page };
}

const setOut = async (browser: Browser, address: string) => follow(browser, await browser.get(address));

const choose = async (browser: Browser, path: string, form: Record<string, string>) =>
  follow(
    browser,
    await browser.ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: String(new URLSearchParams(form)),
    }),
  );

onSite(
  'the stand-in for providers',
  (site) => {
    const rowOf = async (email: string) => (await site().database.db.select().from(users).where(eq(users.email, email)))[0];

    test('S1.3 in the demo one signs in without leaving the site, and says who one is', async () => {
      const browser = openBrowser(site());
      const { path, page } = await setOut(browser, '/sso/redirect/google?redirect=/partner');
      expect(path).toMatch(/^\/demo\/idp\/interaction\/[\w-]+$/);
      expect(page.text).toContain('<html lang="de">');
      expect(page.text).toContain('Das ist eine Übungsanmeldung.');
      expect(page.text).toContain('Als Mara Beispiel fortfahren');
      expect(page.text).toContain('Abbrechen');
      expect(page.text).not.toMatch(/<script|<style|style=/);
      expect((await choose(browser, path, { as: '0' })).path).toBe('/partner');
      expect((await browser.get('/api/user')).json()).toMatchObject({
        data: { fullname: 'Mara Beispiel', email: 'mara.beispiel@example.org', sso_driver: 'google', isVerified: true },
      });
      expect([...browser.cookies.keys()].filter((name) => name.startsWith('sso_'))).toEqual([]);
    });

    test('S1.3 the same person is the same member the next time, and another one is another', async () => {
      const emails: unknown[] = [];
      for (const as of ['0', '1', '0']) {
        const browser = openBrowser(site());
        const { path } = await setOut(browser, '/sso/redirect/google');
        expect((await choose(browser, path, { as })).path).toBe('/home');
        const { data } = (await browser.get('/api/user')).json() as { data: { id: string } };
        emails.push(data.id);
      }
      expect(emails[0]).toBe(emails[2]);
      expect(emails[0]).not.toBe(emails[1]);
    });

    test('S1.3 in one browser it asks anew each time, in several tabs too', async () => {
      const browser = openBrowser(site());
      const one = await setOut(browser, '/sso/redirect/google');
      const two = await setOut(browser, '/sso/redirect/facebook?locale=en');
      expect(two.page.text).toContain('This is a practice sign-in.');
      // A real browser only sends each page its own cookies (by path).
      const cookies = openBrowser(site());
      const three = await setOut(cookies, '/sso/redirect/google');
      expect((await choose(cookies, three.path, { as: '1' })).path).toBe('/home');
      const four = await setOut(cookies, '/sso/redirect/google');
      expect(four.page.text).toContain('Als Jonas Probe fortfahren');
      expect(one.path).not.toBe(two.path);
    });

    test('S1.3 an address can be typed; what is none is said', async () => {
      const browser = openBrowser(site());
      const { path } = await setOut(browser, '/sso/redirect/facebook');
      const wrong = await choose(browser, path, { email: '"><b>' });
      expect(wrong.page.status).toBe(422);
      expect(wrong.page.text).toContain('role="alert">Bitte gib eine gültige E-Mail-Adresse ein.');
      expect(wrong.page.text).toContain('value="&quot;&gt;&lt;b&gt;"');
      expect((await choose(browser, path, { as: '99' })).page.status).toBe(422);
      expect((await choose(browser, path, { email: 'Ganz.Anders@Example.org' })).path).toBe('/home');
      expect(await rowOf('ganz.anders@example.org')).toMatchObject({ ssoDriver: 'facebook', name: 'ganz.anders' });
    });

    test('S1.3 somebody without an address at Facebook is asked for one', async () => {
      const browser = openBrowser(site());
      const { path } = await setOut(browser, '/sso/redirect/facebook');
      expect((await choose(browser, path, { as: '1' })).path).toBe('/register?sso=facebook');
    });

    test('S7.6 who cancels is back at the login', async () => {
      const browser = openBrowser(site());
      const { path } = await setOut(browser, '/sso/redirect/google');
      expect((await choose(browser, path, { cancel: '1' })).path).toBe('/login');
      expect((await choose(browser, path, { as: '0' })).page.status).toBe(404);
    });

    test('S16.6 a sign-in of another browser, or none, is a page that says so', async () => {
      const { path } = await setOut(openBrowser(site()), '/sso/redirect/google');
      for (const [browser, at] of [
        [openBrowser(site()), path],
        [openBrowser(site(), 'en'), '/demo/idp/interaction/x'],
      ] as const) {
        const page = await browser.get(at);
        expect([page.status, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
        expect(page.text).toMatch(/Diese Anmeldung ist abgelaufen|This sign-in has expired/);
        expect(page.headers['content-security-policy']).toBeTruthy();
      }
    });

    test('S16.6 it serves our two clients alone, with PKCE, and knows nothing without a token', async () => {
      const ask = (path: string) => site().get(`/demo/idp${path}`);
      const query = 'response_type=code&scope=openid&state=x&code_challenge=x&code_challenge_method=S256';
      expect((await ask(`/auth?client_id=other&redirect_uri=https://evil.example&${query}`)).status).toBe(400);
      const elsewhere = await ask(`/auth?client_id=practice-google&redirect_uri=https://evil.example&${query}`);
      expect([elsewhere.status, elsewhere.headers.location]).toEqual([400, undefined]);
      const own = encodeURIComponent(`${base}/sso/callback/google`);
      const bare = await ask(`/auth?client_id=practice-google&redirect_uri=${own}&response_type=code&scope=openid&state=x`);
      expect(bare.headers.location).toContain('error=invalid_request');
      expect((await ask('/profile')).status).toBe(400);
      expect((await site().get('/demo/idp/profile', { authorization: 'Bearer x' })).status).toBe(400);
      expect((await ask('/.well-known/openid-configuration')).json()).toMatchObject({
        issuer: `${base}/demo/idp`,
        token_endpoint: `${base}/demo/idp/token`,
      });
      const token = await site().ask('/demo/idp/token', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'grant_type=authorization_code&code=x&client_id=practice-google&client_secret=guessed',
      });
      expect(token.status).toBe(401);
    });

    test('the page has the look of the site, from a file', async () => {
      const { status, text, headers } = await site().get('/demo/idp/sign-in.css');
      expect([status, headers['content-type']]).toEqual([200, 'text/css; charset=utf-8']);
      expect(text).toContain('--paper:');
      expect(text).toContain('/assets/figtree-latin-wght');
    });

    test('S18.1 outside the demo there is no stand-in, and no sign-in without an application of one’s own', async () => {
      const real = await serve(site(), { env: { DEMO: 'off' } });
      try {
        const known = ['auth', 'profile', 'sign-in.css', '.well-known/openid-configuration', 'interaction/x'];
        const answers = await Promise.all(known.map((path) => real.get(`/demo/idp/${path}`)));
        expect(answers.map(({ status }) => status)).toEqual(known.map(() => 404));
        const { headers } = await real.get('/sso/redirect/google?redirect=/partner');
        expect(headers.location).toBe('/login?redirect=%2Fpartner&error=sso_failed');
      } finally {
        await real.close();
      }
    });
  },
  { env: { DEMO: 'on' } },
);
