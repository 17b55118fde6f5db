import { sendLetter } from '#accounts/server/door.ts';
import type { MailPart } from '#mail/server/door.ts';
import type { Tx } from '#platform/database.ts';
import { withdrawalMailTexts } from '../withdrawal-mail-texts.ts';
import { answersTo, mailSeller, momentIn, namedSeller } from './order-mails.ts';
import type { ShopParts } from './parts.ts';
import type { withdrawals } from './tables.ts';

type Declared = Pick<
  typeof withdrawals.$inferSelect,
  'id' | 'number' | 'name' | 'email' | 'contract' | 'message' | 'locale' | 'declaredAt'
>;

function contentOf({ locale, number, name, email, contract, message, declaredAt }: Declared): MailPart {
  const t = withdrawalMailTexts[locale].receipt;
  const facts: [string, string][] = [
    [t.number, number],
    [t.moment, momentIn(locale, declaredAt)],
    [t.name, name],
    [t.email, email],
    [t.contract, contract],
    ...(message === '' ? [] : [[t.message, message] satisfies [string, string]]),
  ];
  return { facts };
}

/** What a mail to an unverified address may contain: nothing else that was typed. */
function stampOf({ locale, number, email, declaredAt }: Declared): MailPart {
  const t = withdrawalMailTexts[locale].receipt;
  return {
    facts: [
      [t.number, number],
      [t.moment, momentIn(locale, declaredAt)],
      [t.email, email],
    ],
  };
}

/**
 * § 356a (4) BGB: confirms the receipt of a declaration at once, with date and time. Its content is only repeated if number and
 * address match an order: else the form could send a stranger's words, with the site's name, to anyone.
 */
export async function mailReceipt(
  tx: Tx,
  parts: ShopParts,
  declared: Declared,
  { isTheirs }: { isTheirs: boolean },
): Promise<void> {
  const { locale, number, declaredAt } = declared;
  const t = withdrawalMailTexts[locale].receipt;
  await sendLetter(tx, parts, {
    to: declared.email,
    key: `withdrawal:${declared.id}`,
    ...answersTo(await namedSeller(tx, parts)),
    locale,
    subject: t.subject(number),
    heading: t.heading,
    paragraphs: [
      t.hello,
      t.intro(momentIn(locale, declaredAt)),
      t.statement,
      ...(isTheirs ? [contentOf(declared)] : [stampOf(declared), t.unquoted]),
      { heading: t.next },
      ...t.nextTexts,
    ],
    note: t.note,
  });
}

/**
 * Tells the seller that a declaration needs a decision; without an address it only waits in the list. Who wrote what stands there alone: a
 * mail would still have it after an erasure.
 */
export async function mailTeam(tx: Tx, parts: ShopParts, declared: Declared): Promise<void> {
  const t = withdrawalMailTexts.de.team;
  await mailSeller(tx, parts, {
    key: `withdrawal-to-check:${declared.id}`,
    subject: t.subject(declared.number),
    heading: t.heading,
    paragraphs: [t.intro(momentIn('de', declared.declaredAt))],
  });
}
