import { and, eq } from 'drizzle-orm';
import type { CallContext, Caller, Handlers } from '#kit/endpoint.ts';
import type { Locale } from '#kit/locale.ts';
import { fail, ok, refuse, type Result } from '#kit/result.ts';
import { hasRole } from '#kit/roles.ts';
import { audit } from '#desk/server/door.ts';
import { Totals } from '#platform/totals.ts';
import type { MemberRecord, PersonRecord, userOfficeEndpoints } from '../office-contract.ts';
import { callerOf } from './caller.ts';
import { eraseAccount } from './deletion.ts';
import { accountOfficeTexts } from '../team-texts.ts';
import type { AccountParts } from './parts.ts';
import { findPerson, listPeople, presentPerson, searchPeople } from './people.ts';
import { sendVerification } from './registration.ts';
import { setRoles } from './roles.ts';
import { inviteColleague, resetFactorOf } from './team-invitations.ts';
import { listSessions } from './session-list.ts';
import { sessions } from './tables.ts';
import { findUser } from './users.ts';

/** What a room reports about a member in the office. */
export type RecordSource = (userId: string, locale: Locale) => Promise<Partial<MemberRecord>>;

/** The office's calls about members. */
export function userOfficeHandlers(
  parts: AccountParts & { readonly records: readonly RecordSource[] },
): Handlers<typeof userOfficeEndpoints> {
  const { db, records } = parts;
  const totals = new Totals(parts);
  return {
    listUsers: async (question) => ok(await listPeople({ db, totals }, question)),
    searchUsers: async ({ query }) => ok({ data: await searchPeople(db, query) }),
    getUser: async ({ id }, context) => {
      const found = await findRecord(parts, records, id, context);
      return found ? ok({ data: found }) : fail('not-found');
    },
    setRoles: async ({ id, roles }, context) => {
      const { userId: actor } = await callerOf(context);
      const changed = await setRoles(parts, { id, roles, actor, locale: context.locale });
      return changed.ok ? ok({ data: changed.value }) : changed;
    },
    inviteUser: async (invitation, context) => {
      const { userId: actor } = await callerOf(context);
      const invited = await inviteColleague(parts, invitation, { actor, locale: context.locale });
      return invited.ok ? ok({ data: invited.value }) : invited;
    },
    resetSecondFactor: async ({ id }, context) => {
      const { userId: actor } = await callerOf(context);
      return resetFactorOf(parts, id, { actor, locale: context.locale });
    },
    endUserSessions: async (which, context) => endUserSessions(parts, which, await callerOf(context)),
    sendVerification: async ({ id }, context) => {
      const { userId: actor } = await callerOf(context);
      const t = accountOfficeTexts[context.locale];
      const person = await findPerson(db, id);
      if (!person) return fail('not-found');
      if (person.verified) return refuse(t.verified, {}, 'conflict');
      const sent = await sendVerification(parts, person.email, {
        also: (tx) => audit(tx, { actor, action: 'verification', entity: 'user', id, at: parts.clock.now() }),
      });
      return sent.ok ? ok({ message: t.sent }) : sent;
    },
    removeUser: async ({ id }, context) => {
      const { userId: actor } = await callerOf(context);
      const t = accountOfficeTexts[context.locale];
      if (id === actor) return refuse(t.own, {}, 'conflict');
      const deleted = await eraseAccount(parts, id, {
        lastAdmin: t.lastAdmin,
        // Records the action and the actor, not the member concerned.
        also: (tx) => audit(tx, { actor, action: 'delete', entity: 'user', id: '', at: parts.clock.now() }),
      });
      return deleted.ok ? ok({ data: { id } }) : deleted;
    },
  };
}

async function findRecord(
  parts: AccountParts,
  records: readonly RecordSource[],
  id: string,
  context: CallContext,
): Promise<PersonRecord | null> {
  const row = await findUser(parts.db, id);
  if (!row) return null;
  const caller = await callerOf(context);
  const said = await Promise.all(records.map((record) => record(id, context.locale)));
  return {
    ...presentPerson({ ...row, fullname: `${row.name} ${row.surname}`.trim() }),
    name: row.name,
    surname: row.surname,
    gender: row.gender,
    locale: row.locale,
    street: row.street ?? '',
    street_number: row.streetNumber ?? '',
    zipcode: row.zipcode ?? '',
    city: row.city ?? '',
    country: row.country,
    verified_at: row.verifiedAt?.toISOString() ?? null,
    has_second_factor: row.totpConfirmedAt !== null,
    sessions: await listSessions(parts, { ...caller, userId: id }, context.locale),
    orders: said.flatMap(({ orders = [] }) => orders),
    held: said.flatMap(({ held = [] }) => held),
  };
}

type Which = { readonly id: string; readonly session?: string | undefined };

/** Support must not be able to lock out the team. */
async function endUserSessions(
  { db, clock }: AccountParts,
  { id, session }: Which,
  caller: Caller,
): Promise<Result<{ data: { ended: number } }>> {
  const person = await findPerson(db, id);
  if (!person) return fail('not-found');
  if (person.roles.length > 0 && person.id !== caller.userId && !hasRole(caller.roles, [])) return fail('forbidden');
  const theirs = and(eq(sessions.userId, id), session === undefined ? undefined : eq(sessions.id, session));
  return db.transaction(async (tx) => {
    const ended = await tx.delete(sessions).where(theirs).returning({ id: sessions.id });
    if (session !== undefined && ended.length === 0) return fail('not-found');
    const details = { ended: ended.length };
    await audit(tx, { actor: caller.userId, action: 'end-sessions', entity: 'user', id, details, at: clock.now() });
    return ok({ data: details });
  });
}
