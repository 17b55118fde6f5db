import { addDays, dayOf } from '#kit/dates.ts';
import { mailAddress, typedAddress } from '#kit/mail-address.ts';
import { typedLine, visible } from '#kit/visible.ts';
import { unguessable, type Consent, type Opens } from './rules.ts';

/** The facts that decide on the right of withdrawal. */
export type WithdrawableOrder = {
  readonly opens: Opens;
  readonly isGift: boolean;
  readonly consent: Consent | null;
};

/**
 * Whether a contract can be withdrawn from: `never` for a retreat (§ 312g (2) no. 9 BGB), `ended` for a course whose access began
 * with the consent of S14.2 (§ 356 (5) BGB), `until-used` for a voucher or gift, `open` otherwise.
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
 * The last Berlin day for a withdrawal from a contract concluded at an instant: the fourteenth day after it (§§ 355 (2), 187 (1)
 * BGB), or the Monday after a weekend (§ 193). Public holidays differ by place: the team considers those.
 */
export function lastDayToWithdraw(concludedAt: Date): string {
  let day = addDays(dayOf(concludedAt), withdrawalDays);
  while (isWeekend(day)) day = addDays(day, 1);
  return day;
}

export type DeclaredOrder = WithdrawableOrder & { readonly status: string; readonly paidAt: Date | null };

/** Whether a declared withdrawal ends the contract automatically; unclear cases wait for the team. */
export function outcomeOf(order: DeclaredOrder, { isUsed, now }: { isUsed: boolean; now: Date }): 'accepted' | 'to-check' {
  // Somebody who declares twice has withdrawn.
  if (order.status === 'withdrawn') return 'accepted';
  if (order.status !== 'succeeded' || order.paidAt === null) return 'to-check';
  if (dayOf(now) > lastDayToWithdraw(order.paidAt)) return 'to-check';
  const right = withdrawalRight(order);
  return right === 'open' || (right === 'until-used' && !isUsed) ? 'accepted' : 'to-check';
}

/** Words in a text that could be an order number, in upper case; people write 'Bestellung Nr. …' around it. */
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

/** The input of a declaration. */
export type Declaration = { readonly name: string; readonly email: string; readonly order: string; readonly message: string };

/** 'W-7K2M-9QXC'. */
export const declarationNumber = (pick: (limit: number) => number): string => `W-${unguessable(pick, 2)}`;

/** An error of a field; `long` comes with its maximum length. */
export type FieldProblem = { readonly kind: 'missing' | 'email' } | { readonly kind: 'long'; readonly most: number };

/** The limits of the contract. */
export const longest = { name: 160, email: 254, order: 200, message: 2000 } as const;

function problemOf(field: keyof Declaration, value: string): FieldProblem | null {
  if (value === '') return field === 'message' ? null : { kind: 'missing' };
  if (value.length > longest[field]) return { kind: 'long', most: longest[field] };
  return field === 'email' && mailAddress(value) === null ? { kind: 'email' } : null;
}

/** The normalised form: trimmed, with uniform line breaks, without what nobody sees. */
export const trimmed = ({ name, email, order, message }: Declaration): Declaration => ({
  name: typedLine(name),
  email: typedAddress(email),
  order: typedLine(order),
  message: visible(message).trim(),
});

const fields = ['name', 'email', 'order', 'message'] as const;

/** The errors of a normalised form; empty if there are none. */
export const problemsIn = (declaration: Declaration): Partial<Record<keyof Declaration, FieldProblem>> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const problem = problemOf(field, declaration[field]);
      return problem ? [[field, problem]] : [];
    }),
  );

/** A step of the page 'Vertrag widerrufen', with or without JavaScript. */
export type WithdrawalVisit = {
  readonly step: 'form' | 'check' | 'done';
  readonly values: Declaration;
  readonly errors: Readonly<Partial<Record<keyof Declaration, readonly string[]>>>;
  /** An error of the whole form. */
  readonly trouble: string | null;
  readonly receipt: { readonly number: string; readonly declaredAt: string } | null;
  /** Without JavaScript, of the form that declares (`formKeyField`): sent twice it is one declaration. */
  readonly formKey?: string;
};

const emptyDeclaration: Declaration = { name: '', email: '', order: '', message: '' };

/** The initial page; `order` is prefilled. */
export const firstVisit = (order: string): WithdrawalVisit => ({
  step: 'form',
  values: { ...emptyDeclaration, order: order.slice(0, longest.order) },
  errors: {},
  trouble: null,
  receipt: null,
});
