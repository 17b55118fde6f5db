import { expect, test } from 'vitest';
import { givenMember } from '../../../tests/browser.ts';
import { partsOf } from '../../../tests/html.ts';
import { onSite } from '../../../tests/served.ts';
import { loggedIn } from '../../../tests/sessions.ts';

const addresses = ['/backend', '/backend/video', '/backend/video/create?x=1', '/backend/such/nowhere'];

onSite('the door of the back office', (site) => {
  const staff = async (roles: readonly string[], row: Parameters<typeof givenMember>[1] = {}) =>
    loggedIn(site(), await givenMember(site(), { roles: [...roles], totpConfirmedAt: site().clock.now(), ...row }));

  test('S10.1 a visitor is sent to the login, which leads back to the wanted page', async () => {
    for (const address of addresses) {
      const { status, headers } = await site().get(address);
      expect([status, headers.location], address).toEqual([302, `/login?redirect=${encodeURIComponent(address)}`]);
      expect(headers['cache-control']).toBe('private, no-store');
    }
    expect((await site().get('/en/backend/video')).headers.location).toBe('/en/login?redirect=%2Fbackend%2Fvideo');
  });

  test('S1.7 S10.1 the address below /en leads the office to its own, and refuses others in English', async () => {
    expect((await (await staff(['editor'])).get('/en/backend/video?x=1')).headers.location).toBe('/backend/video?x=1');
    const { status, text } = await (await staff([])).get('/en/backend/video');
    expect(status).toBe(403);
    expect(text).toContain('Error 403');
    expect((await (await staff(['editor'], { verifiedAt: null })).get('/en/backend')).headers.location).toBe('/en/verify');
  });

  test('S10.1 S2.17 a member without a role gets the page of the site that says so', async () => {
    const member = await staff([]);
    const { status, headers, text } = await member.get('/backend/video');
    expect(status).toBe(403);
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect(headers['cache-control']).toBe('private, no-store');
    const { elements } = partsOf(text);
    for (const name of ['header', 'nav', 'main', 'footer'])
      expect(
        elements.map((element) => element.name),
        name,
      ).toContain(name);
    expect(text).toContain('Fehler 403');
    expect(text).toContain('Diese Seite ist nicht für Dich freigegeben.');
    expect(headers.vary).toContain('Cookie');
  });

  test('S16.4 a role without a second factor does not count, and the page says so', async () => {
    const { status, text } = await (await staff(['admin'], { totpConfirmedAt: null })).get('/backend');
    expect(status).toBe(403);
    expect(text).toContain('Anmeldung in zwei Schritten');
  });

  test('S4.2 who has not confirmed their address does that first', async () => {
    const { status, headers } = await (await staff(['editor'], { verifiedAt: null })).get('/backend');
    expect([status, headers.location]).toEqual([302, '/verify']);
  });

  test('S10.1 S6.4 every role of the office gets the application at every address, never to be kept', async () => {
    for (const role of ['editor', 'support', 'admin']) {
      const browser = await staff([role]);
      for (const address of addresses) {
        const { status, headers, text } = await browser.get(address);
        expect([status, headers['cache-control']], `${role} ${address}`).toEqual([200, 'private, no-store']);
        expect(text).toContain('<div id="root"></div>');
      }
    }
  });

  test('S10.1 S16.6 its page says of the site what readers know too, and nothing else', async () => {
    const { text } = await (await staff(['admin'])).get('/backend');
    const boot = /<script type="application\/json" id="boot">(.*?)<\/script>/.exec(text)?.[1] ?? '';
    expect(JSON.parse(boot)).toEqual({
      siteName: expect.any(String),
      presenterName: expect.any(String),
      presenterSlug: 'dr-muster',
      baseUrl: 'https://sprechstunde.example',
    });
  });

  test('S16.6 its policy lets no script run that is not a file of ours, and only styles with the nonce of this one answer', async () => {
    const browser = await staff(['editor']);
    const [one, other] = [await browser.get('/backend'), await browser.get('/backend')];
    const policy = String(one.headers['content-security-policy']);
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
    expect(nonce.length).toBeGreaterThan(20);
    expect(String(other.headers['content-security-policy'])).not.toContain(nonce);
    expect(one.text).toContain(`<meta name="csp-nonce" nonce="${nonce}">`);
    expect(
      partsOf(one.text).elements.find(({ name }) => name === 'html')?.attributes.translate,
      'a translator would change what is saved',
    ).toBe('no');
    const directive = (name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `)) ?? '';
    expect(directive('script-src')).not.toMatch(/unsafe|nonce/);
    expect(directive('style-src-elem')).toBe(`style-src-elem 'self' 'nonce-${nonce}'`);
    expect(policy.match(/nonce-/g)).toHaveLength(1);
    const scripts = partsOf(one.text).elements.filter(({ name }) => name === 'script');
    expect(
      scripts.filter(({ attributes }) => attributes.type !== 'application/json').every(({ attributes }) => attributes.src),
    ).toBe(true);
  });

  test('S10.1 its files are there for good, in each coding, and nothing else of the folder is', async () => {
    const { text } = await (await staff(['editor'])).get('/backend');
    const script = partsOf(text).elements.find(({ attributes }) => attributes.src)?.attributes.src ?? '';
    expect(script).toMatch(/^\/backend\/assets\/entry-[\w-]{8}\.js$/);
    const bodies = [];
    for (const coding of ['br', 'gzip', 'identity']) {
      const { status, headers, text: body } = await site().get(script, { 'accept-encoding': coding });
      expect([status, headers['cache-control'], headers['content-encoding'] ?? 'identity']).toEqual([
        200,
        'public, max-age=31536000, immutable',
        coding,
      ]);
      bodies.push(body);
    }
    expect(new Set(bodies).size).toBe(1);
    for (const name of ['nothing.js', '..%2f.vite%2fmanifest.json', '%2e%2e', '.', 'entry-000000.js']) {
      expect((await site().get(`/backend/assets/${name}`)).status, name).toBe(404);
    }
  });
});
