import { z } from 'zod';
import { endpoint } from '#kit/endpoint.ts';
import { roles } from '#kit/roles.ts';
import { userOfficeAddresses as at } from '#paths/people-api.ts';
import { Gender, RegistrationForm, SessionView } from './contract.ts';

const id = z.uuid().toLowerCase();
const instant = z.iso.datetime();
const cents = z.int().describe('Gross, in cents of euro.');
const Role = z.enum(roles);

/** A member in the office's lists. */
export const Person = z.object({
  id: z.string(),
  fullname: z.string(),
  email: z.string(),
  roles: z.array(z.string()),
  verified: z.boolean(),
  sso_driver: z.enum(['google', 'facebook']).nullable(),
  created_at: instant,
});
export type Person = z.output<typeof Person>;

/** An order of a member, in one line. */
const BoughtOrder = z.object({
  id: z.string(),
  number: z.string(),
  name: z.string().describe('The `stripe_name` of what was ordered.'),
  status: z.string(),
  total: cents,
  created_at: instant,
});

/** A coaching or retreat that a member has. */
const HeldOffer = z.object({
  id: z.string(),
  type: z.enum(['coaching', 'retreat']),
  title: z.string(),
  granted_at: instant,
  by_team: z.boolean().describe('Given, not bought.'),
});

/** What later rooms report about a member in the office (a slot, like `Holdings`). */
export const MemberRecord = z.object({ orders: z.array(BoughtOrder), held: z.array(HeldOffer) });
export type MemberRecord = z.output<typeof MemberRecord>;

/**
 * A member as the office sees them: identity and purchases. What they watch, search or note, and their progress in a course,
 * stays private.
 */
export const PersonRecord = Person.extend(MemberRecord.shape).extend({
  name: z.string(),
  surname: z.string(),
  gender: Gender,
  locale: z.enum(['de', 'en']),
  street: z.string(),
  street_number: z.string(),
  zipcode: z.string(),
  city: z.string(),
  country: z.string(),
  verified_at: instant.nullable(),
  has_second_factor: z.boolean(),
  sessions: z.array(SessionView),
});
export type PersonRecord = z.output<typeof PersonRecord>;

export const PeopleQuestion = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  perPage: z.coerce.number().int().min(1).max(200).default(25),
  sort: z.enum(['fullname', 'email', 'created_at']).catch('created_at').default('created_at'),
  order: z.string().max(4).optional(),
  q: z.string().max(200).optional(),
  role: z
    .enum([...roles, 'member'])
    .optional()
    .describe('`member`: those without any role.'),
  verified: z.enum(['0', '1']).optional(),
});
export type PeopleQuestion = z.output<typeof PeopleQuestion>;

const messageShape = z.object({ message: z.string() });
const { name, surname } = RegistrationForm.shape;
const profileNames = { name, surname };

/** The office's calls about members (S10.4, S6.4). */
export const userOfficeEndpoints = {
  listUsers: endpoint(at.listUsers, {
    in: PeopleQuestion,
    out: z.object({ data: z.array(Person), total: z.int() }),
    guard: ['support'],
    summary: 'Members, the newest first unless it is said otherwise.',
  }),
  getUser: endpoint(at.getUser, {
    in: z.object({ id }),
    out: z.object({ data: PersonRecord }),
    guard: ['support'],
    summary: 'A member with orders, coachings and sessions; nothing of what they watch.',
  }),
  searchUsers: endpoint(at.searchUsers, {
    in: z.object({ query: z.string().max(200).default('') }),
    out: z.object({ data: z.array(Person.pick({ id: true, fullname: true, email: true })) }),
    guard: ['support'],
    summary: 'Up to 20 members by a part of name or address.',
  }),
  setRoles: endpoint(at.setRoles, {
    in: z.object({ id, roles: z.array(Role).max(roles.length) }),
    out: z.object({ data: Person }),
    guard: [],
    summary: 'Gives a member these roles and no other. 409 where nobody else would be admin.',
  }),
  inviteUser: endpoint(at.inviteUser, {
    in: z.object({ email: RegistrationForm.shape.email, ...profileNames, roles: z.array(Role).min(1).max(roles.length) }),
    out: z.object({ data: Person }),
    guard: [],
    summary: 'Invites a colleague by mail, with roles; an account that there is keeps those that it has.',
  }),
  resetSecondFactor: endpoint(at.resetSecondFactor, {
    in: z.object({ id }),
    out: messageShape,
    guard: [],
    summary: 'Takes away a lost second factor, ends all sessions and mails the link for a new one. 409 for one’s own.',
  }),
  endUserSessions: endpoint(at.endUserSessions, {
    in: z.object({ id, session: id.optional() }),
    out: z.object({ data: z.object({ ended: z.int() }) }),
    guard: ['support'],
    summary: 'Ends a session of a member, or all of them. Those of the team only for admins (403).',
  }),
  sendVerification: endpoint(at.sendVerification, {
    in: z.object({ id }),
    out: messageShape,
    guard: ['support'],
    summary: 'Sends the link that confirms the address once more. 409 where it is confirmed.',
  }),
  removeUser: endpoint(at.removeUser, {
    in: z.object({ id }),
    out: z.object({ data: z.object({ id: z.string() }) }),
    guard: [],
    summary:
      'Deletes an account as its member would; what tax law keeps is kept apart. 409 for the last admin and for one’s own.',
  }),
};
