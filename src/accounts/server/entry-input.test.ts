import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openBrowser } from '../../../tests/browser.ts';
import { oddInput } from '../../../tests/odd-input.ts';
import { onSite } from '../../../tests/served.ts';

/** Every call of this part with valid input, which tests then change. */
const calls: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  '/auth/login': { email: 'niemand@example.org', password: 'wolkenbruch-im-mai', remember: true },
  '/auth/two-factor-challenge': { code: '123456' },
  '/auth/logout': {},
  '/auth/forgot-password': { email: 'niemand@example.org' },
  '/auth/reset-password': {
    email: 'niemand@example.org',
    token: 'x'.repeat(43),
    password: 'wolkenbruch-im-mai',
    password_confirmation: 'wolkenbruch-im-mai',
  },
  '/auth/register': {
    email: 'niemand@example.org',
    name: 'Ada',
    surname: 'Berg',
    gender: 'f',
    password: 'wolkenbruch-im-mai',
    password_confirmation: 'anders-als-das-andere',
    newsletter: false,
    terms: true,
    redirect: '/partner',
  },
  '/auth/email/verification-notification': { email: 'niemand@example.org' },
};
const fields = Object.entries(calls).flatMap(([path, form]) => Object.keys(form).map((field) => [path, field] as const));

onSite('what comes in', (site) => {
  test.each(fields)('S16.6 %s takes nothing odd as %s, and never fails over it', async (path, field) => {
    const browser = openBrowser(site(), 'en');
    await browser.get('/auth/csrf-cookie');
    await fc.assert(
      fc.asyncProperty(oddInput, async (value) => {
        site().clock.advance(60 * 60 * 1000);
        const answer = await browser.send('POST', path, { ...calls[path], [field]: value });
        expect(answer.status).toBeLessThan(500);
        if (answer.status !== 422) return;
        const { message, errors } = answer.json() as { message: string; errors: Record<string, string[]> };
        expect(message).toMatch(/^[A-Z][\w ,.-]+\.$/);
        expect(
          Object.values(errors)
            .flat()
            .every((text) => typeof text === 'string' && text.length > 0),
        ).toBe(true);
      }),
      { numRuns: 12 },
    );
  });

  test.each(Object.keys(calls))('S5.1 %s says what is missing, and refuses what is no object', async (path) => {
    const browser = openBrowser(site());
    site().clock.advance(60 * 60 * 1000);
    for (const body of ['[]', '"text"', '7', 'null', '{"email":', '[[1]]']) {
      await browser.get('/auth/csrf-cookie');
      const headers = {
        'content-type': 'application/json',
        'x-xsrf-token': decodeURIComponent(browser.cookies.get('XSRF-TOKEN') ?? ''),
      };
      const { status } = await browser.ask(path, { method: 'POST', headers, body });
      if (path === '/auth/logout') expect(status).toBeLessThan(500);
      else expect([400, 422]).toContain(status);
    }
  });

  test('S16.5 nothing of it was worth a line in the log', () => {
    expect(site().lines).toEqual([]);
  });
});
