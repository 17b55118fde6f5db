import { beforeEach, expect, test } from 'vitest';
import { givenMember, openBrowser, testPassword } from '../../../tests/browser.ts';
import { onSite } from '../../../tests/served.ts';
import { accountEndpoints } from '../contract.ts';
import { newsletterConsents } from './tables.ts';

/**
 * The calls that take an address from anybody, but those that do the same work for each: the login compares a password in any case,
 * and where no sign-in waits for an address, none is looked at.
 */
const asked = Object.entries(accountEndpoints).filter(
  ([name, endpoint]) => !('guard' in endpoint) && 'email' in endpoint.in.shape && name !== 'login' && name !== 'completeSignIn',
);

onSite('S8.4 what takes an address', (site) => {
  beforeEach(() => site().clock.advance(60 * 60 * 1000));

  test.each(asked)('%s answers for a known one no sooner and no later than for an unknown one', async (_, endpoint) => {
    const { email } = await givenMember(site());
    const { clock, database } = site();
    const consent = {
      email,
      locale: 'de',
      wording: 'Ja',
      askedAt: clock.now(),
      confirmedAt: clock.now(),
      tokenHash: email,
    } as const;
    await database.db.insert(newsletterConsents).values(consent);
    const form = {
      name: 'Jörg',
      surname: 'Neu',
      gender: 'm',
      password: testPassword,
      password_confirmation: testPassword,
      terms: true,
    };
    const [method, path = ''] = endpoint.address.split(' ');
    for (const whose of [email, `un${email}`]) {
      const took: number[] = [];
      for (let time = 0; time < 3; time += 1) {
        const browser = openBrowser(site());
        await browser.get('/auth/csrf-cookie');
        const began = performance.now();
        const answer = await browser.send(method as 'POST', path, { ...form, email: whose, token: 'geraten' });
        took.push(performance.now() - began);
        expect([200, 201, 202, 422], answer.text).toContain(answer.status);
      }
      // What a timer of 150 ms takes at least; how busy the machine is makes it longer.
      expect(Math.min(...took), whose).toBeGreaterThan(145);
    }
  });
});
