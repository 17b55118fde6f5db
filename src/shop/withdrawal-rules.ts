import { addDays, dayOf } from '#kit/dates.ts';
import { mailAddress } from '#kit/mail-address.ts';
import { unguessable, type Consent, type Opens } from './rules.ts';

/** What the right of withdrawal depends on. */
export type WithdrawableOrder = {
  readonly opens: Opens;
  readonly isGift: boolean;
  readonly consent: Consent | null;
};

/**
 * Whether a contract can be withdrawn from at all: `never` a retreat (§ 312g (2) no. 9 BGB), `ended` a course whose access began
 * with the consent of S14.2 (§ 356 (5) BGB), `until-used` a voucher or gift, `open` everything else.
 */
export function withdrawalRight({ opens, isGift, consent }: WithdrawableOrder): 'never' | 'ended' | 'until-used' | 'open' {
  if (opens.retreatId !== null) return 'never';
  if (isGift || opens.voucherCents !== null) return 'until-used';
  return opens.coachingIds.length > 0 && consent !== null ? 'ended' : 'open';
}

const withdrawalDays = 14;

/** A Saturday or Sunday. */
const isWeekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/**
 * The last Berlin day on which a contract that was concluded at an instant can be withdrawn from: the fourteenth after it
 * (§§ 355 (2), 187 (1) BGB), or the Monday after a weekend (§ 193). Public holidays differ from place to place: people look at those.
 */
export function lastDayToWithdraw(concludedAt: Date): string {
  let day = addDays(dayOf(concludedAt), withdrawalDays);
  while (isWeekend(day)) day = addDays(day, 1);
  return day;
}

export type DeclaredOrder = WithdrawableOrder & { readonly status: string; readonly paidAt: Date | null };

/** Whether a declared withdrawal ends the contract by itself; everything that is not clear waits for people. */
export function outcomeOf(order: DeclaredOrder, { isUsed, now }: { isUsed: boolean; now: Date }): 'accepted' | 'to-check' {
  if (order.status !== 'succeeded' || order.paidAt === null) return 'to-check';
  if (dayOf(now) > lastDayToWithdraw(order.paidAt)) return 'to-check';
  const right = withdrawalRight(order);
  return right === 'open' || (right === 'until-used' && !isUsed) ? 'accepted' : 'to-check';
}

/** The words of a text that could be the number of an order, in upper case; people write 'Bestellung Nr. …' around it. */
export const numbersIn = (text: string): string[] => [
  ...new Set(
    text
      .normalize('NFKC')
      .replaceAll(/[‐‑‒–—−]/g, '-')
      .toUpperCase()
      .match(/[A-Z0-9]+(?:-[A-Z0-9]+)*/g)
      ?.filter((word) => word.length >= 5)
      .slice(0, 20) ?? [],
  ),
];

/** What somebody declares, as it is typed. */
export type Declaration = { readonly name: string; readonly email: string; readonly order: string; readonly message: string };

/** 'W-7K2M-9QXC'. */
export const declarationNumber = (pick: (limit: number) => number): string => `W-${unguessable(pick, 2)}`;

/** What is wrong with a field of the form; `long` with the most characters that it takes. */
export type FieldProblem = { readonly kind: 'missing' | 'email' | 'wrong' } | { readonly kind: 'long'; readonly most: number };

/** As the contract has it: name and contract are one line each, without signs that change the direction of writing. */
const oneLine = /^[^\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u;
export const longest = { name: 160, email: 254, order: 200, message: 2000 } as const;

function problemOf(field: keyof Declaration, value: string): FieldProblem | null {
  if (value === '') return field === 'message' ? null : { kind: 'missing' };
  if (value.length > longest[field]) return { kind: 'long', most: longest[field] };
  if (field === 'email') return mailAddress(value) === null ? { kind: 'email' } : null;
  return (field === 'message' ? !value.includes('\0') : oneLine.test(value)) ? null : { kind: 'wrong' };
}

/** The form as it counts: without blanks around, with one kind of line break. */
export const trimmed = ({ name, email, order, message }: Declaration): Declaration => ({
  name: name.trim(),
  email: email.trim(),
  order: order.trim(),
  message: message.replaceAll(/\r\n?/g, '\n').trim(),
});

const fields = ['name', 'email', 'order', 'message'] as const;

/** What has to be changed before the form can be declared; of a trimmed one. Empty where all is well. */
export const problemsIn = (declaration: Declaration): Partial<Record<keyof Declaration, FieldProblem>> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const problem = problemOf(field, declaration[field]);
      return problem ? [[field, problem]] : [];
    }),
  );

/** Where somebody is on the page 'Vertrag widerrufen', with or without script. */
export type WithdrawalVisit = {
  readonly step: 'form' | 'check' | 'done';
  readonly values: Declaration;
  readonly errors: Readonly<Partial<Record<keyof Declaration, readonly string[]>>>;
  /** What went wrong with all of it, in words. */
  readonly trouble: string | null;
  readonly receipt: { readonly number: string; readonly declaredAt: string } | null;
};

const emptyDeclaration: Declaration = { name: '', email: '', order: '', message: '' };

/** The page as it is opened; `order` is filled in. */
export const firstVisit = (order: string): WithdrawalVisit => ({
  step: 'form',
  values: { ...emptyDeclaration, order: order.slice(0, longest.order) },
  errors: {},
  trouble: null,
  receipt: null,
});
