import type { HumanItem } from './contract.ts';

/** What a site needs before it opens (S18.8): what the server can check, and what a person has to confirm. */

/** The state of a mandatory or expected page. `gaps`: it is published with unfilled placeholders. */
export type PageStanding = 'missing' | 'gaps' | 'ready';

export const neededPages = ['impressum', 'datenschutz', 'nutzungsbedingungen', 'barrierefreiheit', 'kontakt'] as const;
export type NeededPage = (typeof neededPages)[number];

/** Facts about a site, without personal data. */
export type OpeningFacts = {
  readonly pages: Readonly<Record<NeededPage, PageStanding>>;
  readonly hasSeller: boolean;
  /** Something can be bought, or could be once payments are configured. */
  readonly isSelling: boolean;
  readonly payment: 'none' | 'test' | 'live';
  /** A webhook event with a valid signature arrived lately. */
  readonly hasEvent: boolean;
  readonly hasMailServer: boolean;
  /** https, and not an address of this machine. */
  readonly isPublicAddress: boolean;
  /** The database contains people, codes or payments of a demo, or DEMO is on. */
  readonly hasDemo: boolean;
  /** Number of admins with a second factor. */
  readonly admins: number;
  /** The site made an automatic backup within the last two days. */
  readonly hasBackup: boolean;
  readonly videos: number;
  /** Courses for money whose approval is missing (S15.7), and those whose profile is empty. */
  readonly courses: { readonly unapproved: number; readonly undescribed: number };
  /** Number of playlists with a category. */
  readonly shelves: number;
};

/** A person's confirmation. `by` is null for deleted accounts. */
export type Tick = { readonly by: string | null; readonly at: Date };

type AutomaticItem =
  | 'imprint'
  | 'privacy'
  | 'terms'
  | 'accessibility'
  | 'contact'
  | 'seller'
  | 'approval'
  | 'payment'
  | 'webhook'
  | 'mail'
  | 'address'
  | 'demo'
  | 'admin'
  | 'video'
  | 'shelf';

export type OpeningItem = {
  readonly name: AutomaticItem | HumanItem;
  /** `person`: not confirmed yet. */
  readonly state: 'done' | 'missing' | 'person';
  /** Mandatory for opening. */
  readonly isMandatory: boolean;
  /** The reason, if there are several possible ones. */
  readonly why:
    | 'page-missing'
    | 'page-gaps'
    | 'test-key'
    | 'backup-made'
    | 'backup-none'
    | 'approval-open'
    | 'approval-unknown'
    | null;
  /** Where to fix it: a path of the office, or null if it is done on the server. */
  readonly to: string | null;
  readonly tick: Tick | null;
};

const page = (name: AutomaticItem, slug: NeededPage, { pages }: OpeningFacts): OpeningItem => ({
  name,
  state: pages[slug] === 'ready' ? 'done' : 'missing',
  isMandatory: true,
  why: pages[slug] === 'ready' ? null : pages[slug] === 'gaps' ? 'page-gaps' : 'page-missing',
  to: `/page?q=${slug}`,
  tick: null,
});

const seen = (name: AutomaticItem, isDone: boolean, more: Partial<OpeningItem> = {}): OpeningItem => ({
  name,
  state: isDone ? 'done' : 'missing',
  isMandatory: true,
  why: null,
  to: null,
  tick: null,
  ...more,
});

/** Not mandatory: what lacks its approval is not sold anyway. */
const approval = ({ courses: { unapproved, undescribed } }: OpeningFacts): OpeningItem =>
  seen('approval', unapproved + undescribed === 0, {
    isMandatory: false,
    why: unapproved > 0 ? 'approval-open' : undescribed > 0 ? 'approval-unknown' : null,
    to: '/coaching',
  });

/** All items for this site, in order. Items about selling are omitted if nothing is sold. */
export function openingItems(facts: OpeningFacts, ticks: Readonly<Partial<Record<HumanItem, Tick>>>): OpeningItem[] {
  const { isSelling, payment } = facts;
  const person = (name: HumanItem, to: string | null = null): OpeningItem => {
    const tick = ticks[name] ?? null;
    return { name, state: tick ? 'done' : 'person', isMandatory: true, why: null, to, tick };
  };
  /** Only a person knows whether a restore works. */
  const backups = (): OpeningItem => {
    const item = person('backups');
    return item.tick ? item : { ...item, why: facts.hasBackup ? 'backup-made' : 'backup-none' };
  };
  return [
    page('imprint', 'impressum', facts),
    page('privacy', 'datenschutz', facts),
    person('privacyChecked', '/page?q=datenschutz'),
    page('terms', 'nutzungsbedingungen', facts),
    person('termsChecked', '/page?q=nutzungsbedingungen'),
    ...(isSelling ? [person('withdrawalChecked', '/page?q=nutzungsbedingungen')] : []),
    page('accessibility', 'barrierefreiheit', facts),
    page('contact', 'kontakt', facts),
    seen('seller', facts.hasSeller, { to: '/settings' }),
    ...(isSelling ? [seen('payment', payment === 'live', { why: payment === 'test' ? 'test-key' : null })] : []),
    ...(isSelling ? [seen('webhook', facts.hasEvent)] : []),
    ...(isSelling ? [approval(facts)] : []),
    seen('video', facts.videos > 0, { to: '/video' }),
    seen('shelf', facts.shelves > 0, { to: '/playlist' }),
    person('emergencyChecked', '/words'),
    seen('mail', facts.hasMailServer),
    person('mailArrives'),
    seen('address', facts.isPublicAddress),
    backups(),
    seen('admin', facts.admins > 0, { to: '/user' }),
    // A site that never was one need not read about it.
    ...(facts.hasDemo ? [seen('demo', false)] : []),
  ];
}

/** Whether the site may open: nothing mandatory is missing. */
export const mayOpen = (items: readonly OpeningItem[]): boolean =>
  items.every(({ state, isMandatory }) => state === 'done' || !isMandatory);

/** Placeholders that a person still has to fill in, as marked by setup, and texts of the demo. */
const gap = /\[(?:Hier|Here):|example\.org|Musterweg|Musterstadt/;
export const hasGap = (text: string): boolean => gap.test(text);
