import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { users } from '#accounts/server/tables.ts';
import { closeSite } from '#backoffice/server/door.ts';
import { audit } from '#desk/server/door.ts';
import { givenMember, openBrowser, sessionName } from '../../../tests/browser.ts';
import { startIdentityProvider, type Person } from '../../../tests/identity-provider.ts';
import { offerNamed } from '../../../tests/offers.ts';
import { onSite, serve } from '../../../tests/served.ts';
import { givenLogin } from '../../../tests/sessions.ts';

const provider = await startIdentityProvider();
afterAll(() => provider.close());

onSite('a site that is not open yet', (site) => {
  test('S18.8 registers nobody by Google or Facebook, and lets those in who have an account or were invited', async () => {
    const { db } = site().database;
    expect(await closeSite(db, site().clock.now())).toBe(true);
    const here = await serve(site(), { env: provider.env });
    const signIn = async (driver: 'google' | 'facebook', person: Person) => {
      const browser = openBrowser(here);
      const { headers } = await browser.get(`/sso/redirect/${driver}`);
      const back = await provider.visit(headers.location ?? '', person);
      const end = (await browser.get(back.pathname + back.search)).headers.location;
      return { browser, end, isIn: browser.cookies.has(sessionName) };
    };
    const personOf = (sub: string, email?: string): Person => ({
      sub,
      ...(email === undefined ? {} : { email, email_verified: true }),
      given_name: 'Ida',
      family_name: 'Neu',
    });
    try {
      const strangers = [personOf('closed-1', 'stranger@example.org'), personOf('closed-2')];
      for (const driver of ['google', 'facebook'] as const)
        for (const stranger of strangers)
          expect(await signIn(driver, stranger)).toMatchObject({ end: '/login?error=sso_closed', isIn: false });
      for (const { sub } of strangers) expect(await db.$count(users, eq(users.ssoSubject, sub))).toBe(0);
      const completed = await openBrowser(here).send('POST', '/auth/sso/complete', { email: 'a@example.org', terms: true });
      expect(completed.status).toBe(503);
      expect((await here.get('/login?error=sso_closed')).text).toContain('nimmt noch keine neuen Mitglieder auf');

      await givenMember(site(), { passwordHash: null, ssoDriver: 'google', ssoSubject: 'closed-3' });
      expect(await signIn('google', personOf('closed-3'))).toMatchObject({ end: '/home', isIn: true });
      const invited = await givenMember(site(), { passwordHash: null, verifiedAt: null, roles: ['editor'] });
      expect(await signIn('google', personOf('closed-4', invited.email))).toMatchObject({ end: '/home', isIn: true });

      // The guard that asks who reads it does not choose the language of what is read.
      const { browser: colleague } = await givenLogin(here, { roles: ['editor'] });
      const { id } = await offerNamed(db, 'coaching', 'ruhe7');
      const { text } = await colleague.get(`/stripe/checkout/coaching/${id}?locale=en`);
      expect([text.includes('<html lang="en"'), text.includes('7-day course')]).toEqual([true, true]);

      const at = new Date(site().clock.now().getTime() + 1000);
      await db.transaction((tx) => audit(tx, { actor: null, action: 'open', entity: 'opening', id: 'site', at }));
      expect(await signIn('google', personOf('closed-1', 'stranger@example.org'))).toMatchObject({ end: '/home', isIn: true });
    } finally {
      await here.close();
    }
  });
});
