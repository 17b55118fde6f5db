import type { CallContext } from '#kit/endpoint.ts';
import { ok, refuse, type Result } from '#kit/result.ts';
import { mailAddress } from '#kit/mail-address.ts';
import { networkOf } from '../rules.ts';
import { mailVerification } from './entry-mails.ts';
import { entryTexts } from '../entry-texts.ts';
import { evenly } from './evenly.ts';
import { entryLimits } from './limits.ts';
import type { AccountParts } from './parts.ts';
import { tellOwner } from './registration.ts';
import { socialTexts } from '../social-texts.ts';
import { createByProvider } from './sso-members.ts';
import { findPending, forgetPending } from './sso-pending.ts';
import { verificationLink } from './verification-link.ts';

/**
 * The address that a provider did not give. It is nobody's before it is confirmed, so the new member is not logged in, and
 * who asks learns nothing of an address that is taken (S8.4): its owner does, by mail, and nothing is linked.
 */
export async function completeSignIn(
  parts: AccountParts,
  email: string,
  { client, locale }: Pick<CallContext, 'client' | 'locale'>,
): Promise<Result<{ readonly message: string }>> {
  const { db, clock, key, limits } = parts;
  const pending = findPending(parts, client);
  if (!pending) return refuse(socialTexts[locale].pendingOver, {}, 'conflict');
  const t = entryTexts[locale];
  if (!mailAddress(email)) return refuse(t.check, { email: [t.email.wrong] });
  const spent = await limits.spend(entryLimits.registration, networkOf(client.ip));
  if (!spent.ok) return spent;
  const mayMail = (await limits.spend(entryLimits.registrationMail, email)).ok;
  await evenly(() =>
    db.transaction(async (tx) => {
      const now = clock.now();
      const member = await createByProvider(tx, { identity: pending.identity, email, locale, isVerified: false, now });
      if (member) await mailVerification(tx, parts, member, verificationLink(key, member, now, pending.redirect ?? ''));
      else if (mayMail) await tellOwner(tx, parts, email);
    }),
  );
  forgetPending(client);
  return ok({ message: socialTexts[locale].addressTold });
}
