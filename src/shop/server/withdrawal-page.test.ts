import { beforeEach, expect, test } from 'vitest';
import { mailsTo } from '../../../tests/mailbox.ts';
import { partsOf } from '../../../tests/html.ts';
import { onSite, type Answer } from '../../../tests/served.ts';
import { withdrawals } from './tables.ts';

const good = { name: 'Jörg Größer', email: 'seite@example.org', order: 'B-4711', message: '' };

onSite('S14.3 S17.1 the page for withdrawing, without script', (site) => {
  beforeEach(() => site().clock.advance(3_600_001));

  const send = (form: Record<string, string>, headers: Record<string, string> = {}, path = '/widerruf'): Promise<Answer> =>
    site().ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(form).toString(),
    });
  const declared = () => site().database.db.$count(withdrawals);
  const fieldsOf = ({ text }: Answer): Record<string, string | undefined> =>
    Object.fromEntries(
      partsOf(text)
        .elements.filter(({ name }) => name === 'input')
        .map(({ attributes }) => [attributes.name ?? '', attributes.value]),
    );

  test('S14.3 the page is public and the same for everyone; with a number it is nobody else’s', async () => {
    const page = await site().get('/widerruf');
    expect([page.status, page.headers['cache-control']]).not.toContain('private, no-store');
    const own = await site().get('/widerruf?order=B-4711%22%3E%3Cscript%3E');
    expect([own.status, own.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(fieldsOf(own).order).toBe('B-4711"><script>');
    const long = await site().get(`/widerruf?order=${'x'.repeat(900)}`);
    expect(fieldsOf(long).order).toHaveLength(200);
  });

  test('S14.3 form, check and receipt; nothing is declared before the last step', async () => {
    const before = await declared();
    const check = await send({ ...good, step: 'check' });
    expect([check.status, check.headers['cache-control'], check.headers.vary]).toEqual([
      200,
      'private, no-store',
      'Cookie, Accept-Encoding',
    ]);
    expect(check.text).toContain('Widerruf bestätigen');
    expect(fieldsOf(check)).toMatchObject({ name: good.name, email: good.email, order: good.order });
    expect(await declared()).toBe(before);
    const done = await send({ ...good, step: 'confirm' });
    expect(done.status).toBe(200);
    expect(done.text).toMatch(/W-[A-Z0-9]{4}-[A-Z0-9]{4}/);
    expect(await declared()).toBe(before + 1);
    expect(await mailsTo(site(), good.email)).toHaveLength(1);
  });

  test('S14.3 a form that is sent twice, as by a reload whose answer was lost, declares once', async () => {
    const email = 'nochmal@example.org';
    const { form_key: key = '' } = fieldsOf(await send({ ...good, email, step: 'check' }));
    const confirm = { ...good, email, step: 'confirm', form_key: key };
    const numberIn = ({ text }: Answer) => /W-[A-Z0-9]{4}-[A-Z0-9]{4}/.exec(text)?.[0];
    const [first, again] = [numberIn(await send(confirm)), numberIn(await send(confirm))];
    expect([first, again]).toEqual([expect.any(String), first]);
    expect(await mailsTo(site(), email)).toHaveLength(1);
  });

  test('S17.1 the answer has no script, which would forget what was sent', async () => {
    const { text } = await send({ ...good, step: 'check' });
    expect(text).not.toMatch(/<script(?! type="application\/ld\+json")/);
    expect(text).toContain('<footer');
  });

  test('S14.3 S1.7 speaks English at its English address', async () => {
    const { text } = await send({ ...good, email: 'english@example.org', step: 'confirm' }, {}, '/en/widerruf');
    expect(text).toContain('We have received your withdrawal');
    expect(text).toContain('<html lang="en"');
    const [mail] = await mailsTo(site(), 'english@example.org');
    expect(mail?.text).toContain('I hereby withdraw');
  });

  test('S5.1 what is wrong is said in words, and nothing typed is lost', async () => {
    for (const [wrong, text] of [
      [{ name: ' ' }, 'Bitte fülle dieses Feld aus.'],
      [{ email: 'keine' }, 'Bitte gib eine gültige E-Mail-Adresse an.'],
      [{ order: 'x'.repeat(201) }, 'Höchstens 200 Zeichen.'],
      [{ name: '\u200b\u3164' }, 'Bitte fülle dieses Feld aus.'],
    ] as const) {
      for (const step of ['check', 'confirm', 'nonsense']) {
        const answer = await send({ ...good, ...wrong, step });
        expect([answer.status, answer.text.includes(text)], JSON.stringify(wrong)).toEqual([422, true]);
      }
    }
    const before = await declared();
    const answer = await send({ ...good, email: 'keine', step: 'confirm' });
    expect(fieldsOf(answer)).toMatchObject({ name: good.name, email: 'keine', order: good.order });
    expect(await declared()).toBe(before);
  });

  test('S14.3 what is pasted and nobody sees keeps nobody from withdrawing', async () => {
    const pasted = { name: '\u202aGre\u00adte Muster\u202c', order: '\u200bB-1001', message: 'a\0b\u2066c\u2069\r\nd' };
    const answer = await send({ ...good, ...pasted, step: 'check' });
    expect([answer.status, fieldsOf(answer)]).toMatchObject([200, { name: 'Grete Muster', order: 'B-1001', message: 'abc\nd' }]);
  });

  test('S16.6 another site declares nothing: whoever it was sees what it would have been, and has to say so', async () => {
    const before = await declared();
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://foreign.example' }] as Record<
      string,
      string
    >[]) {
      const answer = await send({ ...good, step: 'confirm' }, headers);
      expect([answer.status, answer.text.includes('kam nicht von unserer Seite')]).toEqual([403, true]);
    }
    expect(await declared()).toBe(before);
    const ours = { 'sec-fetch-site': 'same-origin', origin: 'https://sprechstunde.example' };
    expect((await send({ ...good, step: 'confirm' }, ours)).status).toBe(200);
  });

  test('S16.6 the limits are those of the call, and the page says so', async () => {
    const to = () => send({ ...good, email: 'oft@example.org', step: 'confirm' });
    for (let n = 0; n < 10; n += 1) expect((await to()).status).toBe(200);
    const answer = await to();
    expect(answer.status).toBe(429);
    expect(answer.text).toContain('Das waren viele Erklärungen in kurzer Zeit.');
  });

  test('S16.6 what is no form is no declaration', async () => {
    const json = await site().ask('/widerruf', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...good, step: 'confirm' }),
    });
    expect(json.status).toBe(422);
    expect((await send({ ...good, message: 'x'.repeat(40_000), step: 'confirm' })).status).toBe(413);
    expect((await site().ask('/widerruf', { method: 'POST' })).status).toBe(422);
    expect((await send({ ...good, name: '<img src=x onerror=alert(1)>', step: 'check' })).text).not.toContain('<img src=x');
  });
});
