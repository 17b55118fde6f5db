import { sendLetter } from '#accounts/server/door.ts';
import { findSeller } from '#catalog/server/door.ts';
import { formatDay } from '#kit/dates.ts';
import { mailAddress } from '#kit/mail-address.ts';
import type { Tx } from '#platform/database.ts';
import { barrierMailTexts } from '../mail-texts.ts';
import type { BarrierParts } from './parts.ts';
import type { barrierReports } from './tables.ts';

type Kept = typeof barrierReports.$inferSelect;
type Reachable = Kept & { readonly email: string };

const repliesTo = async (tx: Tx): Promise<{ readonly replyTo?: string }> => {
  const address = mailAddress((await findSeller(tx)).email);
  return address === null ? {} : { replyTo: address };
};

/** The receipt. It repeats no input, since the address is unverified. */
export async function mailReceipt(tx: Tx, parts: BarrierParts, { id, email, locale, number, dueOn }: Reachable): Promise<void> {
  const t = barrierMailTexts[locale].receipt;
  await sendLetter(tx, parts, {
    to: email,
    key: `barrier:${id}`,
    ...(await repliesTo(tx)),
    locale,
    subject: t.subject(number),
    heading: t.heading,
    paragraphs: [
      t.hello,
      t.intro,
      {
        facts: [
          [t.number, number],
          [t.due, formatDay(dueOn, locale)],
        ],
      },
      t.next,
    ],
    note: t.note,
  });
}

/** Notifies the team; without a configured address the report only waits in the list. */
export async function mailTeam(tx: Tx, parts: BarrierParts, { id, number, dueOn }: Kept): Promise<void> {
  const to = mailAddress((await findSeller(tx)).email);
  if (to === null) return;
  const t = barrierMailTexts.de.team;
  await sendLetter(tx, parts, {
    to,
    key: `barrier-team:${id}`,
    locale: 'de',
    subject: t.subject(number),
    heading: t.heading,
    paragraphs: [t.intro(formatDay(dueOn, 'de'))],
  });
}

/** The team's answer; `version` prevents sending it twice. */
export async function mailAnswer(
  tx: Tx,
  parts: BarrierParts,
  { id, email, locale, number, answer, version }: Reachable,
): Promise<void> {
  const t = barrierMailTexts[locale].answer;
  await sendLetter(tx, parts, {
    to: email,
    key: `barrier-answer:${id}:${version}`,
    ...(await repliesTo(tx)),
    locale,
    subject: t.subject(number),
    heading: t.heading,
    paragraphs: [t.hello, ...answer.split(/\n{2,}/)],
    note: t.note,
  });
}
