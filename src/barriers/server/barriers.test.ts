import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { deskAudit } from '#desk/server/door.ts';
import { openBrowser } from '../../../tests/browser.ts';
import { partsOf } from '../../../tests/html.ts';
import { lastMailTo, mailsTo } from '../../../tests/mailbox.ts';
import { onSite, type Answer } from '../../../tests/served.ts';
import { givenLogin } from '../../../tests/sessions.ts';
import { givenStaff, type Staff } from '../../../tests/staff.ts';
import type { BarrierRecord } from '../office-contract.ts';
import { barriersRoom } from './room.ts';
import { barrierData } from './own-data.ts';
import { barrierReports } from './tables.ts';

const day = 86_400_000;
const path = '/meta/barriere-melden';
const good = { page: '/gesundheit', problem: 'Der Knopf hat keinen Namen.', help: 'Screenreader', email: '' };

onSite('S19.7 reporting a barrier', (site) => {
  let staff: Staff;
  beforeAll(async () => {
    staff = await givenStaff(site());
  });
  beforeEach(() => site().clock.advance(3_600_001));

  const db = () => site().database.db;
  const fieldsOf = ({ text }: Answer) =>
    Object.fromEntries(
      partsOf(text)
        .elements.filter(({ name }) => name === 'input')
        .map(({ attributes }) => [attributes.name ?? '', attributes.value ?? '']),
    );
  const tokenOf = async (): Promise<string> => fieldsOf(await site().get(path)).token ?? '';
  const post = (form: Record<string, string>, headers: Record<string, string> = {}, at = path): Promise<Answer> =>
    site().ask(at, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(form).toString(),
    });
  /** Behaves like a person: opens the form, takes a while, submits it. */
  const report = async (form: Record<string, string> = {}, headers: Record<string, string> = {}, at = path) => {
    const token = await tokenOf();
    site().clock.advance(4000);
    return post({ ...good, token, ...form }, headers, at);
  };
  const numberOf = ({ text }: Answer): string => /M(?:-[A-Z0-9]{4}){3}/.exec(text)?.[0] ?? 'none';
  const rowOf = async (answer: Answer) => {
    const [row] = await db()
      .select()
      .from(barrierReports)
      .where(eq(barrierReports.number, numberOf(answer)));
    if (!row) throw new Error('A receipt always has a row.');
    return row;
  };
  const count = () => db().$count(barrierReports);

  test('the page fills in the path that it was left from, and nothing of another site; every page links to it', async () => {
    const page = await site().get(`${path}?from=%2Fgesundheit`);
    expect([page.status, page.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(fieldsOf(page).page).toBe('/gesundheit');
    expect(fieldsOf(await site().get(`${path}?from=%2F%2Fforeign.example`)).page).toBe('');
    expect((await site().get('/partner')).text).toContain(`href="${path}?from=%2Fpartner"`);
  });

  test('without script and without an address: a receipt with number and day, and no mail', async () => {
    const answer = await report();
    expect(answer.status).toBe(200);
    expect(answer.text).not.toMatch(/<script(?! type="application\/ld\+json")/);
    const row = await rowOf(answer);
    expect(row).toMatchObject({
      page: good.page,
      problem: good.problem,
      help: good.help,
      email: null,
      state: 'new',
      userId: null,
    });
    const asked = await post({ step: 'ask', number: row.number.toLowerCase() });
    expect([asked.status, asked.text.includes('Eingegangen')]).toEqual([200, true]);
    const unknown = await post({ step: 'ask', number: 'M-2222-2222-2222' });
    expect([unknown.status, unknown.text.includes('Diese Nummer kennen wir nicht.')]).toEqual([422, true]);
  });

  test('with an address a mail has the receipt, and nothing that was typed', async () => {
    const answer = await report({ email: 'Lena@Example.org', problem: 'GEHEIMES-WORT' }, {}, `/en${path}`);
    expect(answer.text).toContain('We have received your report');
    const mail = await lastMailTo(site(), 'lena@example.org');
    expect(mail.text).toContain(numberOf(answer));
    expect(mail.html + mail.text + mail.subject).not.toMatch(/GEHEIMES-WORT|gesundheit\b/);
  });

  test('the same form sent twice is one report, also at once; what is written anew is another', async () => {
    const token = await tokenOf();
    site().clock.advance(4000);
    const before = await count();
    const form = { ...good, token, email: 'doppelt@example.org' };
    const answers = await Promise.all([post(form), post(form), post(form)]);
    expect(new Set(answers.map(numberOf)).size).toBe(1);
    expect(await count()).toBe(before + 1);
    expect(await mailsTo(site(), 'doppelt@example.org')).toHaveLength(1);
    await post({ ...form, problem: 'Und noch etwas.' });
    expect(await count()).toBe(before + 2);
  });

  test('10,000 characters are taken whatever they are, one more is not, and nothing typed is lost', async () => {
    const answer = await report({ problem: '€'.repeat(10_000), help: '€'.repeat(2000) });
    expect((await rowOf(answer)).problem).toHaveLength(10_000);
    const long = await report({ problem: 'x'.repeat(10_001), page: 'meine "Seite"' });
    expect([long.status, long.text.includes('Höchstens 10.000 Zeichen.'), fieldsOf(long).page]).toEqual([
      422,
      true,
      'meine "Seite"',
    ]);
    const hostile = await report({ problem: '', page: '"><img src=x onerror=alert(1)>' });
    expect([hostile.status, hostile.text.includes('<img src=x')]).toEqual([422, false]);
    expect((await report({ problem: 'x'.repeat(140_000) })).status).toBe(413);
  });

  test('robots get the form back and leave nothing behind; a person sends it once more', async () => {
    const before = await count();
    const token = await tokenOf();
    const quick = await post({ ...good, token });
    expect([quick.status, quick.text.includes('noch einmal ab')]).toEqual([422, true]);
    const forged = await post({ ...good, token: `${Date.now().toString(36)}.abc.def` });
    expect(forged.status).toBe(422);
    expect((await report({ website: 'https://spam.example' })).status).toBe(422);
    const foreign = await report({}, { 'sec-fetch-site': 'cross-site' });
    expect([foreign.status, foreign.text.includes('kam nicht von unserer Seite')]).toEqual([403, true]);
    expect(await count()).toBe(before);
    site().clock.advance(4000);
    expect((await post({ ...good, token: fieldsOf(forged).token ?? '' })).status).toBe(200);
    expect(await count()).toBe(before + 1);
  });

  test('one connection reports ten times an hour, and one address gets three receipts', async () => {
    for (let n = 0; n < 10; n += 1)
      expect((await report({ problem: `Nummer ${n}`, email: 'oft@example.org' })).status, `${n}`).toBe(200);
    expect((await report({ problem: 'zu viel' })).status).toBe(429);
    expect(await mailsTo(site(), 'oft@example.org')).toHaveLength(3);
  });

  test('what a member reported is exported and goes with the account, with what was reported under the confirmed address', async () => {
    const { member, browser } = await givenLogin(site());
    const token = await tokenOf();
    site().clock.advance(4000);
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const own = await rowOf(await post({ ...good, token, problem: 'Meine eigene' }, { cookie }));
    expect(own.userId).toBe(member.id);
    const byMail = await rowOf(await report({ email: member.email, problem: 'Ohne Login' }));
    const stranger = await rowOf(await report({ email: 'fremd@example.org' }));
    const shownSince = async (confirmedAt: Date) => {
      const { barriers } = await barrierData.exported(db(), { ...member, confirmedAt });
      return (barriers as { problem: string }[]).map(({ problem }) => problem).toSorted();
    };
    expect(await shownSince(byMail.receivedAt)).toEqual(['Meine eigene', 'Ohne Login']);
    // What stood under the address before it was confirmed is nothing to whoever opened the account.
    expect(await shownSince(new Date(byMail.receivedAt.getTime() + 1))).toEqual(['Meine eigene']);
    await db().transaction((tx) => barrierData.erase(tx, member));
    const left = (await db().select({ id: barrierReports.id }).from(barrierReports)).map(({ id }) => id);
    expect(left).toContain(stranger.id);
    expect(left).not.toContain(own.id);
    expect(left).not.toContain(byMail.id);
  });

  test('an unconfirmed account neither reads nor erases what others reported under its address', async () => {
    const { member } = await givenLogin(site(), { verifiedAt: null });
    const kept = await rowOf(await report({ email: member.email }));
    expect(await barrierData.exported(db(), { ...member, confirmedAt: null })).toEqual({ barriers: [] });
    await db().transaction((tx) => barrierData.erase(tx, member));
    expect(await db().$count(barrierReports, eq(barrierReports.id, kept.id))).toBe(1);
  });

  test('the office lists what is overdue first, declines with a reason alone, answers by mail once, and writes it all down', async () => {
    await db().delete(barrierReports);
    const first = await rowOf(await report({ email: 'antwort@example.org', problem: 'Erste' }));
    site().clock.advance(29 * day);
    staff = await givenStaff(site());
    const second = await rowOf(await report({ problem: 'Zweite' }));
    const list = async () =>
      ((await staff.editor.get('/api/backend/barrier/list')).json() as { data: BarrierRecord[] }).data.map(
        ({ number, is_overdue: isOverdue }) => [number, isOverdue],
      );
    expect(await list()).toEqual([
      [first.number, true],
      [second.number, false],
    ]);
    const board = (await staff.support.get('/api/backend/dashboard')).json() as { data: { barriers: object } };
    expect(board.data.barriers).toEqual({ open: 2, overdue: 1 });

    const handle = (body: Readonly<Record<string, unknown>>) => staff.support.send('POST', '/api/backend/barrier/handle', body);
    const step = { id: first.id, version: 1, state: 'declined', mail: true };
    expect((await handle(step)).status).toBe(422);
    expect((await handle({ ...step, id: second.id, state: 'fixed', answer: 'Ja' })).status).toBe(422);
    const answers = await Promise.all([1, 2].map(() => handle({ ...step, answer: 'Das geht leider nicht.\n\nDenn …' })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const sent = (await mailsTo(site(), 'antwort@example.org')).filter(({ text }) => text.includes('Das geht leider nicht.'));
    expect(sent).toHaveLength(1);
    expect(await list()).toEqual([
      [second.number, false],
      [first.number, false],
    ]);
    const asked = await post({ step: 'ask', number: first.number });
    expect(asked.text).toContain('Das geht leider nicht.');
    const records = await db().select().from(deskAudit).where(eq(deskAudit.entryId, first.id));
    expect(records.map(({ action, entity, title, details }) => [action, entity, title, details])).toEqual([
      ['handle', 'barrier', first.number, { from: 'new', to: 'declined', mailed: true }],
    ]);
    expect((await openBrowser(site()).get('/api/backend/barrier/list')).status).toBe(401);
  });

  test('an answer to a report whose own answer was lost is mailed once, and one that was changed then counts', async () => {
    const { id } = await rowOf(await report({ email: 'zweimal@example.org', problem: 'Nochmal' }));
    const send = (body: object) => staff.support.send('POST', '/api/backend/barrier/handle', { id, version: 1, ...body });
    const form = { form_key: randomUUID(), state: 'fixed', answer: 'Behoben.', mail: true };
    const [first, again] = [await send(form), await send(form)];
    expect([first.status, again.json()]).toEqual([200, first.json()]);
    const mails = async (words: string) =>
      (await mailsTo(site(), 'zweimal@example.org')).filter(({ text }) => text.includes(words));
    expect(await mails('Behoben.')).toHaveLength(1);
    expect((await send({ ...form, answer: 'Ganz behoben.' })).json()).toMatchObject({
      data: { version: 3, answer: 'Ganz behoben.' },
    });
    expect(await mails('Ganz behoben.')).toHaveLength(1);
    expect((await send({ ...form, form_key: randomUUID(), answer: 'Fremd' })).status).toBe(409);
    expect((await send({ ...form, answer: 'Von früher' })).status).toBe(409);
  });

  test('a closed report is forgotten after a year, an open one is not', async () => {
    await db().delete(barrierReports);
    const closed = await rowOf(await report({ problem: 'Erledigt' }));
    const open = await rowOf(await report({ problem: 'Offen' }));
    await db().update(barrierReports).set({ closedAt: site().clock.now() }).where(eq(barrierReports.id, closed.id));
    const [forget] = barriersRoom.jobs({ db: db(), clock: site().clock });
    const left = async () => (await db().select({ id: barrierReports.id }).from(barrierReports)).map(({ id }) => id);
    const attempt = { jobId: 'test', number: 1, signal: new AbortController().signal };
    site().clock.advance(364 * day);
    await forget?.perform({}, attempt);
    expect(await left()).toHaveLength(2);
    site().clock.advance(2 * day);
    await forget?.perform({}, attempt);
    expect(await left()).toEqual([open.id]);
  });
});
