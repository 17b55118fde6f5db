import { expect, test } from 'vitest';
import { cookiesOf, everything, holdsFor, none, withoutMatomo } from './cookie-rules.ts';
import { consentIn } from './rules.ts';

const kept = (cookies: readonly string[]): string => cookies.map((cookie) => cookie.split(';')[0]).join('; ');

test('S3.15 S9.8 what is written is what is read again, and the essential is always 1', () => {
  for (const analytics of [true, false])
    for (const marketing of [true, false]) {
      const cookies = cookiesOf({ analytics, marketing }, true);
      expect(consentIn(kept(cookies))).toEqual({ analytics, marketing });
      expect(kept(cookies)).toContain('consent_essential=1');
    }
});

test('S4.14 analytics and marketing are recorded separately', () => {
  expect(kept(cookiesOf({ analytics: true, marketing: false }, false))).toBe(
    'consent_essential=1; consent_analytics=1; consent_marketing=-1',
  );
});

test('S16.6 the cookies are for the whole site, go to no other, and over https go over nothing else', () => {
  for (const cookie of cookiesOf(none, true)) expect(cookie).toMatch(/; Max-Age=31536000; Path=\/; SameSite=Lax; Secure$/);
  for (const cookie of cookiesOf(none, false)) expect(cookie).not.toContain('Secure');
});

test('S16.1 who refused is asked again later than who agreed, and no answer outlives what browsers keep', () => {
  expect(holdsFor(none)).toBeGreaterThan(holdsFor(everything));
  expect(holdsFor({ analytics: true, marketing: false })).toBe(holdsFor(everything));
  expect(holdsFor(none)).toBeLessThanOrEqual(400 * 24 * 60 * 60);
});

test('S16.1 a withdrawal takes Matomo’s cookies away wherever they may stand, and no others', () => {
  const removals = withoutMatomo(
    '_pk_id.1.1fff=a.b; XSRF-TOKEN=x; _pk_ses.1.1fff=1; consent_analytics=1; my_pk_id=1',
    'www.a.de',
  );
  expect(removals).toEqual(
    ['_pk_id.1.1fff', '_pk_ses.1.1fff'].flatMap((name) => [
      `${name}=; Max-Age=0; Path=/`,
      `${name}=; Max-Age=0; Path=/; Domain=www.a.de`,
      `${name}=; Max-Age=0; Path=/; Domain=a.de`,
    ]),
  );
  expect(withoutMatomo('', 'a.de')).toEqual([]);
});
