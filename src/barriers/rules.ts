import { addDays, dayOf } from '#kit/dates.ts';
import { mailAddress } from '#kit/mail-address.ts';

/** Where a report stands (S19.7). `declined` always has a reason. */
export const barrierStates = ['new', 'in-progress', 'fixed', 'declined'] as const;
export type BarrierState = (typeof barrierStates)[number];

/** States in which nobody has anything left to do. */
export const isClosed = (state: BarrierState): boolean => state === 'fixed' || state === 'declined';

/**
 * Days until a report is answered. BFSG § 14 and Anlage 3 ask for information about accessibility and name no time for answers to readers:
 * four weeks are what this site promises on its form.
 */
const answerWithinDays = 28;

/** How long a closed report is kept, in days. Whoever asks again within a year finds their number known. */
const keptForDays = 365;

/** The Berlin day by which a report that came in at an instant is answered. */
export const dueOn = (receivedAt: Date): string => addDays(dayOf(receivedAt), answerWithinDays);

/** Reports that were closed before this instant are deleted. */
export const keptSince = (now: Date): Date => new Date(now.getTime() - keptForDays * 86_400_000);

/** What somebody reports, as it is typed. */
export type Report = {
  /** Where: an address of this site, or words. */
  readonly page: string;
  readonly problem: string;
  /** What they use, or what would help. */
  readonly help: string;
  /** Empty: they ask by the number of the receipt. */
  readonly email: string;
};

/** Most characters of each field (UTF-16 units, as browsers count). */
export const longest = { page: 500, problem: 10_000, help: 2000, email: 254 } as const;

/** The report as it counts: without blanks around, with one kind of line break. */
export const trimmed = ({ page, problem, help, email }: Report): Report => ({
  page: page.trim(),
  problem: problem.replaceAll(/\r\n?/g, '\n').trim(),
  help: help.replaceAll(/\r\n?/g, '\n').trim(),
  email: email.trim(),
});

export type FieldProblem = { readonly kind: 'missing' | 'email' | 'wrong' } | { readonly kind: 'long'; readonly most: number };

/** No control characters but tab and line break, no halves of characters, nothing that turns the direction of writing. */
const readable = /^(?:[\t\n]|[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069])*$/u;

function problemOf(field: keyof Report, value: string): FieldProblem | null {
  if (value === '') return field === 'problem' ? { kind: 'missing' } : null;
  if (value.length > longest[field]) return { kind: 'long', most: longest[field] };
  if (!readable.test(value)) return { kind: 'wrong' };
  if (field === 'page' && value.includes('\n')) return { kind: 'wrong' };
  return field === 'email' && mailAddress(value) === null ? { kind: 'email' } : null;
}

const fields = ['page', 'problem', 'help', 'email'] as const;

/** What has to be changed before a trimmed report can be taken; empty where all is well. */
export const problemsIn = (report: Report): Partial<Record<keyof Report, FieldProblem>> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const problem = problemOf(field, report[field]);
      return problem ? [[field, problem]] : [];
    }),
  );

/** A path of this site, to be filled in as the page in question; '' for an address of anywhere else. */
export const ownPage = (from: string | null): string =>
  from !== null && /^\/(?![/\\])[^\s\\\p{Cc}\p{Cs}]*$/u.test(from) ? from.slice(0, longest.page) : '';

/** Faster than this, in ms, no person fills in the form; a form older than a day is asked for anew. */
const fastest = 3000;
const oldest = 86_400_000;

/** How a form came back by the time it was made, `null` where nobody knows: robots are quick, or make one up. */
export function paceOf(madeAt: number | null, now: Date): 'human' | 'quick' | 'stale' {
  const age = madeAt === null ? Number.POSITIVE_INFINITY : now.getTime() - madeAt;
  return age > oldest ? 'stale' : age < fastest ? 'quick' : 'human';
}

const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 'M-7K2M-9QXC-4TRB': read out easily and guessed by nobody, since the number alone tells how a report stands. `pick` answers below its limit. */
export const reportNumber = (pick: (limit: number) => number): string =>
  `M-${Array.from({ length: 3 }, () => Array.from({ length: 4 }, () => alphabet.charAt(pick(alphabet.length))).join('')).join('-')}`;

/** The number of a receipt as it is kept, from what somebody types; null where it is none. */
export function numberIn(typed: string): string | null {
  const signs = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '');
  const found = /^M?(\w{4})(\w{4})(\w{4})$/.exec(signs.length === 13 ? signs : `M${signs}`);
  return found ? `M-${found.slice(1).join('-')}` : null;
}

/** How a report stands, as whoever knows its number is told. */
export type ReportStanding = {
  readonly number: string;
  readonly state: BarrierState;
  readonly due: string;
  readonly answer: string;
};

/** Where somebody is on the page 'Barriere melden'. */
export type BarrierVisit = {
  readonly values: Report;
  /** Says when the form was made; signed by the server. */
  readonly token: string;
  readonly errors: Readonly<Partial<Record<keyof Report | 'number', string>>>;
  /** What went wrong with all of it, in words. */
  readonly trouble: string | null;
  readonly receipt: { readonly number: string; readonly due: string; readonly isMailed: boolean } | null;
  /** What came of asking by a number. */
  readonly standing: ReportStanding | null;
};

const emptyReport: Report = { page: '', problem: '', help: '', email: '' };

/** The page as it is opened. */
export const firstVisit = (token: string, page = ''): BarrierVisit => ({
  values: { ...emptyReport, page },
  token,
  errors: {},
  trouble: null,
  receipt: null,
  standing: null,
});
