import fc from 'fast-check';
import { expect, test } from 'vitest';
import { givenMember } from '../../../tests/browser.ts';
import { formOf, sendForm } from '../../../tests/forms.ts';
import { oddInput } from '../../../tests/odd-input.ts';
import { onSite } from '../../../tests/served.ts';
import { loggedIn } from '../../../tests/sessions.ts';

const profile = { name: 'Ada', surname: 'Berg', gender: 'f', street: 'Weg', street_number: '1', zipcode: '1', city: 'Ort' };
const passwords = { old: 'falsch-geraten', password: 'brombeeren-im-juni', password_confirmation: 'brombeeren-im-juni' };

/** Every call of this part with valid and harmless input, which tests then change. */
const calls: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'POST /api/user/save': { id: '', ...profile, country: 'de', revision: 1 },
  'PUT /auth/user/profile-information': { ...profile, country: 'de', revision: 1 },
  'POST /api/user/save/address': { id: '', ...profile, country: 'de', coaching: 'abc', revision: 1 },
  'POST /api/user/password': { id: '', ...passwords },
  'PUT /auth/user/password': passwords,
  'POST /api/user/delete': { id: 'nobody' },
  'POST /api/user/image/delete': { id: '' },
  'POST /api/user/sessions/end': { id: '3f2b8c1e-9d4a-4f6b-8a2c-1234567890ab' },
  'POST /api/user/second-factor/begin': { password: 'falsch-geraten' },
  'POST /api/user/second-factor/confirm': { code: '123456' },
  'POST /api/user/second-factor/end': { code: '123456' },
  'POST /api/newsletter': { email: 'niemand@example.org' },
  'POST /api/newsletter/confirm': { token: 'x'.repeat(43) },
  'POST /api/newsletter/end': { token: 'x'.repeat(43) },
};
const fields = Object.entries(calls).flatMap(([call, form]) => Object.keys(form).map((field) => [call, field] as const));

const splitCall = (call: string) => call.split(' ') as ['POST' | 'PUT', string];

onSite('what members send about themselves', (site) => {
  test.each(fields)('S16.6 %s takes nothing odd as %s, and never fails over it', async (call, field) => {
    const [method, path] = splitCall(call);
    const member = await givenMember(site());
    const browser = await loggedIn(site(), member, { language: 'en' });
    await fc.assert(
      fc.asyncProperty(oddInput, async (value) => {
        site().clock.advance(60 * 60 * 1000);
        const own = calls[call]?.id === '' ? { id: member.id } : {};
        const answer = await browser.send(method, path, { ...calls[call], ...own, [field]: value });
        expect(answer.status, answer.text).toBeLessThan(500);
        expect([401, 419]).not.toContain(answer.status);
        if (answer.status !== 422) return;
        const { message, errors } = answer.json() as { message: string; errors: Record<string, string[]> };
        expect(message).toMatch(/^[A-Z][\w ,.-]+\.$/);
        expect(
          Object.values(errors)
            .flat()
            .every((text) => typeof text === 'string' && text.length > 0),
        ).toBe(true);
      }),
      { numRuns: 10, examples: [[2 ** 31], ['a\0b'], ['\ud800'], [{}], [['x']]] },
    );
  });

  test.each(Object.keys(calls))('S5.1 %s refuses what is no object', async (call) => {
    const [method, path] = splitCall(call);
    const browser = await loggedIn(site(), await givenMember(site()));
    await browser.get('/auth/csrf-cookie');
    const token = decodeURIComponent(browser.cookies.get('XSRF-TOKEN') ?? '');
    const headers = { 'content-type': 'application/json', 'x-xsrf-token': token };
    for (const body of ['[]', '"text"', '7', '{"email":', '[[1]]']) {
      const { status } = await browser.ask(path, { method, headers, body });
      // Without an id all other sessions end, without a token it is the member's own newsletter.
      if (/sessions\/end|newsletter\/end|second-factor\/begin/.test(path)) expect(status).toBeLessThan(500);
      else expect([400, 422], `${call} ${body}`).toContain(status);
    }
  });

  test('S16.6 no form of a picture, however odd, fails', async () => {
    const member = await givenMember(site());
    const browser = await loggedIn(site(), member);
    const name = fc.oneof(fc.constantFrom('files[]', 'id', '__proto__', 'constructor', 'toString'), fc.string({ maxLength: 20 }));
    const part = fc.tuple(name, fc.oneof(fc.string({ maxLength: 50 }), fc.uint8Array({ maxLength: 200 })));
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 4 }), fc.boolean(), async (parts, isOwn) => {
        site().clock.advance(60 * 60 * 1000);
        const own = isOwn ? [['id', member.id] as const] : [];
        const answer = await sendForm(browser, '/api/user/image', formOf(...own, ...parts));
        expect([403, 422]).toContain(answer.status);
        expect(answer.json()).toMatchObject({ message: expect.any(String) });
      }),
      { numRuns: 40 },
    );
  });

  test('S16.5 nothing of it was worth a line in the log', () => {
    expect(site().lines).toEqual([]);
  });
});
