import type { Caller, Client } from '#kit/endpoint.ts';
import type { AccountParts } from './parts.ts';
import { findCaller } from './sessions.ts';

export { findBuyer, findBuyerByEmail, type Buyer } from './buyer.ts';
export { eraseAccount } from './deletion.ts';
export { giveToken } from './handlers.ts';
export { giveEnrolment, makeAdmin } from './make-admin.ts';
export { inviteAdmin } from './team-invitations.ts';
export { ownData } from './own-data.ts';
/** Social sign-in: with the configured providers, or with the demo's stand-ins. */
export type { SignInStandIns, StandInParts } from './sso-plugin.ts';
export { createFacebook } from './sso-facebook.ts';
export { createGoogle } from './sso-google.ts';
export { providedAddress } from './sso-provider.ts';
export type { Asking, HoldingsSource, Person, PersonalData } from './parts.ts';
export { listAccountIds, listMemberNames } from './users.ts';
export type { RecordSource } from './office-handlers.ts';
export { findMemberId } from './people.ts';
export { countSafeAdmins } from './roles.ts';
export { signUpsByDay } from './sign-ups.ts';
export { findRecipient, type Recipient } from './recipient.ts';
/** A mail with the site's common footer, and absolute page addresses for mails. */
export { absolute, send as sendLetter } from './self-mails.ts';

export { holdSession, isInTeam, listLiveSessions, markerCookie, sessionCookie } from './sessions.ts';

/** The logged-in user, by the browser's cookie. */
export const createFindCaller =
  (parts: Pick<AccountParts, 'db' | 'clock' | 'isDemo'>) =>
  (client: Client): Promise<Caller | null> =>
    findCaller(parts, client);
