import { addDays, dayOf } from '#kit/dates.ts';
import { mailAddress, typedAddress } from '#kit/mail-address.ts';
import { typedLine, visible } from '#kit/visible.ts';

/** The state of a report (S19.7). `declined` always has a reason. */
export const barrierStates = ['new', 'in-progress', 'fixed', 'declined'] as const;
export type BarrierState = (typeof barrierStates)[number];

/** Characters of an answer. */
export const mostOfAnswer = 5000;

/** Whether nothing is left to do. */
export const isClosed = (state: BarrierState): boolean => state === 'fixed' || state === 'declined';

/**
 * Days until a report is answered. BFSG § 14 and Anlage 3 require information about accessibility and set no deadline for
 * answers: the form promises four weeks.
 */
const answerWithinDays = 28;

/** Days for which a closed report is kept, so that its number can be looked up for a year. */
const keptForDays = 365;

/** The Berlin day by which a report received at an instant is due. */
export const dueOn = (receivedAt: Date): string => addDays(dayOf(receivedAt), answerWithinDays);

/** Reports closed before this instant are deleted. */
export const keptSince = (now: Date): Date => new Date(now.getTime() - keptForDays * 86_400_000);

/** The input of a report. */
export type Report = {
  /** An address of this site, or a description. */
  readonly page: string;
  readonly problem: string;
  /** Assistive technology in use, or what would help. */
  readonly help: string;
  /** Empty: they look the report up by its number. */
  readonly email: string;
};

/** Maximum length of each field (UTF-16 units, as browsers count). */
export const longest = { page: 500, problem: 10_000, help: 2000, email: 254 } as const;

/** The normalised report: trimmed, with uniform line breaks, without what nobody sees. */
export const trimmed = ({ page, problem, help, email }: Report): Report => ({
  page: typedLine(page),
  problem: visible(problem).trim(),
  help: visible(help).trim(),
  email: typedAddress(email),
});

export type FieldProblem = { readonly kind: 'missing' | 'email' } | { readonly kind: 'long'; readonly most: number };

function problemOf(field: keyof Report, value: string): FieldProblem | null {
  if (value === '') return field === 'problem' ? { kind: 'missing' } : null;
  if (value.length > longest[field]) return { kind: 'long', most: longest[field] };
  return field === 'email' && mailAddress(value) === null ? { kind: 'email' } : null;
}

const fields = ['page', 'problem', 'help', 'email'] as const;

/** The errors of a normalised report; empty if there are none. */
export const problemsIn = (report: Report): Partial<Record<keyof Report, FieldProblem>> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const problem = problemOf(field, report[field]);
      return problem ? [[field, problem]] : [];
    }),
  );

/** A path of this site, to prefill the page in question; '' for any other address. */
export const ownPage = (from: string | null): string =>
  from !== null && /^\/(?![/\\])[^\s\\\p{Cc}\p{Cs}]*$/u.test(from) ? from.slice(0, longest.page) : '';

/** Limits in ms: nobody fills in the form faster than the first, and a form older than the second is requested again. */
const fastest = 3000;
const oldest = 86_400_000;

/** Judges a submission by the age of its form, `null` if unknown: robots are fast, or invent a token. */
export function paceOf(madeAt: number | null, now: Date): 'human' | 'quick' | 'stale' {
  const age = madeAt === null ? Number.POSITIVE_INFINITY : now.getTime() - madeAt;
  return age > oldest ? 'stale' : age < fastest ? 'quick' : 'human';
}

const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * 'M-7K2M-9QXC-4TRB': easy to read out and impossible to guess, since the number alone gives access to the report's state. `pick`
 * returns an integer below its argument.
 */
export const reportNumber = (pick: (limit: number) => number): string =>
  `M-${Array.from({ length: 3 }, () => Array.from({ length: 4 }, () => alphabet.charAt(pick(alphabet.length))).join('')).join('-')}`;

/** Normalises a typed number; null if it is none. No more is read than somebody types: to normalise a long text can take seconds. */
export function numberIn(typed: string): string | null {
  const signs = typed
    .slice(0, 200)
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '');
  const found = /^M?(\w{4})(\w{4})(\w{4})$/.exec(signs.length === 13 ? signs : `M${signs}`);
  return found ? `M-${found.slice(1).join('-')}` : null;
}

/** The state of a report, for anyone who knows its number. */
export type ReportStanding = {
  readonly number: string;
  readonly state: BarrierState;
  readonly due: string;
  readonly answer: string;
};

/** A step of the page 'Barriere melden'. */
export type BarrierVisit = {
  readonly values: Report;
  /** The signed creation time of the form. */
  readonly token: string;
  readonly errors: Readonly<Partial<Record<keyof Report | 'number', string>>>;
  /** An error of the whole form. */
  readonly trouble: string | null;
  readonly receipt: { readonly number: string; readonly due: string; readonly isMailed: boolean } | null;
  /** The result of a lookup by number. */
  readonly standing: ReportStanding | null;
};

const emptyReport: Report = { page: '', problem: '', help: '', email: '' };

/** The initial page. */
export const firstVisit = (token: string, page = ''): BarrierVisit => ({
  values: { ...emptyReport, page },
  token,
  errors: {},
  trouble: null,
  receipt: null,
  standing: null,
});
