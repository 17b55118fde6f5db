import type { HumanItem } from './contract.ts';

/** What a site needs before it opens (S18.8): what the server can see for itself, and what a person has to answer for. */

/** Where a page stands that the law, or a reader, expects. `gaps`: it is published with places that nobody filled in. */
export type PageStanding = 'missing' | 'gaps' | 'ready';

export const neededPages = ['impressum', 'datenschutz', 'nutzungsbedingungen', 'barrierefreiheit', 'kontakt'] as const;
export type NeededPage = (typeof neededPages)[number];

/** What is known of a site. Nothing here is anybody's data. */
export type OpeningFacts = {
  readonly pages: Readonly<Record<NeededPage, PageStanding>>;
  readonly hasSeller: boolean;
  /** Something can be bought, or could be as soon as payments are set. */
  readonly isSelling: boolean;
  readonly payment: 'none' | 'test' | 'live';
  readonly hasMailServer: boolean;
  /** https, and not an address of this machine. */
  readonly isPublicAddress: boolean;
  /** People, codes and payments of a demo are in the data, or the settings want one. */
  readonly hasDemo: boolean;
  /** Admins whose second factor is set up. */
  readonly admins: number;
  /** The site made a backup by itself within the last two days. */
  readonly hasBackup: boolean;
  readonly videos: number;
  /** Playlists that stand in a category. */
  readonly shelves: number;
};

/** A person said that something is done. `by` is null for accounts that are gone. */
export type Tick = { readonly by: string | null; readonly at: Date };

type AutomaticItem =
  | 'imprint'
  | 'privacy'
  | 'terms'
  | 'accessibility'
  | 'contact'
  | 'seller'
  | 'payment'
  | 'mail'
  | 'address'
  | 'demo'
  | 'admin'
  | 'video'
  | 'shelf';

export type OpeningItem = {
  readonly name: AutomaticItem | HumanItem;
  /** `person`: nobody has answered for it yet. */
  readonly state: 'done' | 'missing' | 'person';
  /** Without it the site cannot open. */
  readonly isMandatory: boolean;
  /** What lacks, where there are several ways to lack. */
  readonly why: 'page-missing' | 'page-gaps' | 'test-key' | 'backup-made' | 'backup-none' | null;
  /** Where it is done: an address of the office below its base, or null where it is done on the server. */
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

/** Everything that the list holds for this site, in its order. What concerns selling is left out where nothing is sold. */
export function openingItems(facts: OpeningFacts, ticks: Readonly<Partial<Record<HumanItem, Tick>>>): OpeningItem[] {
  const { isSelling, payment } = facts;
  const person = (name: HumanItem, to: string | null = null): OpeningItem => {
    const tick = ticks[name] ?? null;
    return { name, state: tick ? 'done' : 'person', isMandatory: true, why: null, to, tick };
  };
  /** Whether one can be brought back a person alone knows. */
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
    seen('video', facts.videos > 0, { to: '/video' }),
    seen('shelf', facts.shelves > 0, { to: '/playlist' }),
    person('emergencyChecked', '/words'),
    seen('mail', facts.hasMailServer),
    person('mailArrives'),
    seen('address', facts.isPublicAddress),
    backups(),
    seen('admin', facts.admins > 0, { to: '/user' }),
    seen('demo', !facts.hasDemo),
  ];
}

/** Whether the site may open: nothing mandatory is left. */
export const mayOpen = (items: readonly OpeningItem[]): boolean =>
  items.every(({ state, isMandatory }) => state === 'done' || !isMandatory);

/** Places that a person still has to fill in, as setup marks them, and what only a demo says. */
const gap = /\[(?:Hier|Here):|example\.org|Musterweg|Musterstadt/;
export const hasGap = (text: string): boolean => gap.test(text);
