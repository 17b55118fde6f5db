import type { Handlers } from '#kit/endpoint.ts';
import { fail, ok, refuse } from '#kit/result.ts';
import { mailAddress } from '#kit/mail-address.ts';
import type { Limit } from '#platform/rate-limits.ts';
import type { accountEndpoints } from '../contract.ts';
import { networkOf } from '../rules.ts';
import { evenly } from './evenly.ts';
import { entryLimits } from './limits.ts';
import { askNewsletter, confirmNewsletter, endNewsletter } from './newsletter.ts';
import type { AccountParts } from './parts.ts';
import { selfTexts } from '../self-texts.ts';
import { rowOfCaller } from './sessions.ts';

type NewsletterCall = 'askNewsletter' | 'confirmNewsletter' | 'endNewsletter';

const hour = 60 * 60;
const askedFromOne: Limit = { name: 'newsletter-asked', points: 30, seconds: hour };

/** The newsletter, for members and everyone else (S16.3). Answers, and the time they take, do not reveal who subscribed. */
export const newsletterHandlers = (parts: AccountParts): Pick<Handlers<typeof accountEndpoints>, NewsletterCall> => ({
  askNewsletter: async ({ email }, { locale, client }) => {
    const t = selfTexts[locale];
    if (mailAddress(email) === null) return refuse(t.check, { email: [t.newsletter.noAddress] });
    const asked = await parts.limits.spend(askedFromOne, networkOf(client.ip));
    if (!asked.ok) return asked;
    const mailed = await parts.limits.spend(entryLimits.newsletterMail, email);
    if (!mailed.ok) return mailed;
    await evenly(() => parts.db.transaction((tx) => askNewsletter(tx, parts, { email, locale })));
    return ok({ message: t.newsletter.asked });
  },
  confirmNewsletter: async ({ token }, { locale }) => {
    const t = selfTexts[locale].newsletter;
    const isConfirmed = await parts.db.transaction((tx) => confirmNewsletter(tx, parts, token));
    return isConfirmed ? ok({ message: t.confirmed }) : refuse(t.gone, {}, 'not-found');
  },
  endNewsletter: async ({ token }, context) => {
    const message = selfTexts[context.locale].newsletter.ended;
    if (token !== undefined) {
      await parts.db.transaction((tx) => endNewsletter(tx, parts.clock, { token }));
      return ok({ message });
    }
    const caller = await context.caller();
    const row = caller && rowOfCaller(caller);
    if (!row) return fail('unauthenticated');
    // With an unconfirmed address, somebody else may have subscribed with it.
    if (row.verifiedAt === null) return fail('forbidden');
    await parts.db.transaction((tx) => endNewsletter(tx, parts.clock, { email: row.email }));
    return ok({ message });
  },
});
