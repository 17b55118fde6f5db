import { expect, test } from 'vitest';
import { hasRole, type Role } from '../src/kit/roles.ts';
import { barrierOfficeAddresses } from '../src/paths/barrier-api.ts';
import { backofficeAddresses, courseOfficeAddresses, shopOfficeAddresses, userOfficeAddresses } from '../src/paths/people-api.ts';
import { privacyOfficeAddresses } from '../src/paths/privacy-api.ts';
import { csrfCookie } from '../src/platform/http/csrf.ts';
import { openBrowser, type Browser } from './browser.ts';
import { uuid } from './all-calls.ts';
import { givenLogin } from './sessions.ts';
import { onSite } from './served.ts';

/**
 * Who may make which office call, apart from entities (S6.4): each call with its permitted roles; admins are always permitted.
 * Inputs are well-formed but refer to nothing that exists, so permitted callers get a response about that.
 */
const calls: Record<string, { may: readonly Role[]; body?: object; query?: string }> = {
  [userOfficeAddresses.listUsers]: { may: ['support'] },
  [userOfficeAddresses.getUser]: { may: ['support'] },
  [userOfficeAddresses.searchUsers]: { may: ['support'], query: 'query=niemand' },
  [userOfficeAddresses.setRoles]: { may: [], body: { id: uuid, roles: ['editor'] } },
  [userOfficeAddresses.endUserSessions]: { may: ['support'], body: { id: uuid } },
  [userOfficeAddresses.sendVerification]: { may: ['support'], body: { id: uuid } },
  [userOfficeAddresses.inviteUser]: { may: [], body: { email: 'kein-empfaenger' } },
  [userOfficeAddresses.resetSecondFactor]: { may: [], body: { id: uuid } },
  [userOfficeAddresses.removeUser]: { may: [], body: { id: uuid } },
  [shopOfficeAddresses.listOrders]: { may: ['support'] },
  [shopOfficeAddresses.getOrder]: { may: ['support'] },
  [shopOfficeAddresses.resendOrderMail]: { may: ['support'], body: { id: uuid, mail: 'confirmation' } },
  [shopOfficeAddresses.correctInvoice]: { may: ['support'], body: { id: uuid, name: 'Praxis Muster', address: '' } },
  [shopOfficeAddresses.ordersFile]: { may: ['support'] },
  [shopOfficeAddresses.papersFile]: { may: ['support'] },
  [shopOfficeAddresses.listWithdrawals]: { may: ['support'] },
  [shopOfficeAddresses.handleWithdrawal]: { may: ['support'], body: { id: uuid, accept: false } },
  [shopOfficeAddresses.generateCodes]: { may: ['support'], body: { kind: 'discount', count: 1, percent: 200 } },
  [shopOfficeAddresses.codeBatches]: { may: ['support'] },
  [shopOfficeAddresses.codesFile]: { may: ['support'], query: 'batch=nichts' },
  [shopOfficeAddresses.redeemCode]: { may: ['support'], body: { code: 'NICHTS', user: 'niemand@example.org' } },
  [courseOfficeAddresses.applyCoaching]: { may: ['support'], body: { coaching: uuid, user: uuid } },
  [courseOfficeAddresses.takeCoaching]: { may: ['support'], body: { coaching: uuid, user: uuid } },
  [courseOfficeAddresses.resendCoaching]: { may: ['support'], body: { coaching: uuid, user: uuid } },
  [barrierOfficeAddresses.listBarriers]: { may: ['editor', 'support'] },
  [barrierOfficeAddresses.getBarrier]: { may: ['editor', 'support'] },
  [barrierOfficeAddresses.handleBarrier]: { may: ['editor', 'support'], body: { id: uuid, version: 1, state: 'new' } },
  [privacyOfficeAddresses.processing]: { may: [] },
  [privacyOfficeAddresses.processingFile]: { may: [] },
  [backofficeAddresses.dashboard]: { may: ['editor', 'support'] },
  [backofficeAddresses.failedJobs]: { may: [] },
  [backofficeAddresses.retryJob]: { may: [], body: { kind: 'send-mail', id: uuid } },
  [backofficeAddresses.listMails]: { may: ['support'] },
  [backofficeAddresses.retryMail]: { may: ['support'], body: { id: uuid } },
  [backofficeAddresses.audit]: { may: ['editor'] },
  [backofficeAddresses.opening]: { may: [] },
  [backofficeAddresses.tickOpening]: { may: [], body: { item: 'backups', done: true } },
  [backofficeAddresses.tryWebhook]: { may: [] },
  [backofficeAddresses.openSite]: { may: [] },
  'POST /api/backend/order/refund': { may: ['support'], body: { id: uuid } },
};

const statusOf = async (browser: Browser, address: string): Promise<number> => {
  const { body, query } = calls[address] ?? { may: [] };
  const [method, path = ''] = address.split(' ');
  const target = `${path.replace(':id', uuid)}${query ? `?${query}` : ''}`;
  const answer = await (method === 'GET' ? browser.get(target) : browser.send('POST', target, { ...body }));
  return answer.status;
};

onSite('S6.4 the office by roles', (site) => {
  const someone = {
    member: { roles: [] },
    unverified: { roles: ['admin'], verifiedAt: null },
    editor: { roles: ['editor'] },
    support: { roles: ['support'] },
    admin: { roles: ['admin'] },
  } as const;

  test('S6.4 every call is in the table', () => {
    const all = [userOfficeAddresses, shopOfficeAddresses, courseOfficeAddresses, backofficeAddresses].flatMap((some) =>
      Object.values<string>(some),
    );
    expect(Object.keys(calls)).toEqual(expect.arrayContaining(all));
  });

  test('S6.4, S10.1 no route of the office answers a visitor or a member, whichever room has it', async () => {
    const answers = { 401: openBrowser(site()), 403: (await givenLogin(site(), { roles: [] })).browser };
    const routes = site().app.routes.filter(
      ({ method, url }) => /^(?!HEAD|OPTIONS)/.test(method) && url.startsWith('/api/backend/'),
    );
    for (const [status, browser] of Object.entries(answers)) {
      await browser.get('/auth/csrf-cookie');
      const headers = { 'x-xsrf-token': decodeURIComponent(browser.cookies.get(csrfCookie) ?? '') };
      for (const { method, url } of routes) {
        const answer = await browser.ask(url.replaceAll(/:\w+/g, uuid), { method, headers });
        expect(answer.status, `${method} ${url}`).toBe(Number(status));
      }
    }
    expect(routes.length).toBeGreaterThan(Object.keys(calls).length);
    expect(site().lines).toEqual([]);
  });

  test('S10.1 visitors are asked to log in, by every call', async () => {
    const visitor = openBrowser(site());
    for (const address of Object.keys(calls)) expect(await statusOf(visitor, address), address).toBe(401);
  });

  test.for(Object.keys(someone) as (keyof typeof someone)[])('S6.4 %s may what the table says and nothing else', async (who) => {
    const { roles, ...row } = someone[who];
    const { browser } = await givenLogin(site(), { ...row, roles: [...roles], totpConfirmedAt: site().clock.now() });
    for (const [address, { may }] of Object.entries(calls)) {
      const status = await statusOf(browser, address);
      if (who !== 'unverified' && roles.length > 0 && hasRole(roles, may))
        expect([200, 404, 409, 422], address).toContain(status);
      else expect(status, address).toBe(403);
    }
    expect(site().lines).toEqual([]);
  });
});
