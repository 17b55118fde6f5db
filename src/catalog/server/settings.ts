import { eq, sql } from 'drizzle-orm';
import type { Locale } from '#kit/locale.ts';
import type { Db, Tx } from '#platform/database.ts';
import type { Frame, Note, SiteContent } from '../contract.ts';
import { inLocale } from '../rules.ts';
import { siteTexts, type SiteTexts } from '../sitewide/texts.ts';
import type { List } from './batch.ts';
import { prepared } from './prepared.ts';
import { settings, type notes } from './tables.ts';

/** Site-wide settings that editors can change; each field is a row of `settings`. */
export type SiteSettings = {
  /** The notice that courses have moved (S1.6); `copy` is sanitised HTML. */
  readonly notice: {
    readonly title: string;
    readonly copy: string;
    readonly enabled: boolean;
    readonly en?: { readonly title?: string; readonly copy?: string } | undefined;
  };
  /** Shortids of the playlists on the start page (S2.1). */
  readonly startPicks: readonly string[];
  readonly socialLinks: Frame['social_links'];
  readonly credit: Frame['credit'];
  /** First year of the copyright line (S2.29). */
  readonly since: number;
  readonly motto: { readonly de: string; readonly en: string };
  /** What editors have put in the place of the site's own sentences. */
  readonly texts: OwnTexts;
  /** How content is reviewed and paid for, as 'Wie wir arbeiten' says (S15.1). */
  readonly trust: TrustSettings;
  /** The version of the icon that editors have chosen; '' as long as it is the site's own drawing. */
  readonly icon: string;
  /** The seller, as named in invoices and the withdrawal instructions. */
  readonly seller: Seller;
};

/** By group and name; a missing one is the site's own. */
export type OwnTexts = {
  readonly [Group in keyof SiteTexts]: Partial<SiteTexts[Group]> & { readonly en: Partial<SiteTexts[Group]> };
};

/** `reviewMonths`: 0 if nothing is promised; `funding`: who pays for the site and its interests, in plain text. */
export type TrustSettings = {
  readonly reviewMonths: number;
  /** Videos whose review is overdue are not recommended. */
  readonly leaveOutOverdue: boolean;
  readonly funding: { readonly de: string; readonly en: string };
};

/** The company that runs the site: `lines` are its postal address; `vatId` as required by § 14 (4) UStG. */
export type Seller = {
  readonly name: string;
  readonly lines: readonly string[];
  readonly vatId: string;
  readonly email: string;
  /** Named in the instruction on withdrawal (Anlage 1 to Art. 246a § 1 EGBGB); absent in settings of before. */
  readonly phone?: string | undefined;
};

const notesPerPlace = 20;

const unset: SiteSettings = {
  notice: { title: '', copy: '', enabled: false },
  startPicks: [],
  socialLinks: [],
  credit: { label: '', url: '' },
  since: 2021,
  motto: { de: '', en: '' },
  texts: { start: { en: {} }, intros: { en: {} } },
  trust: { reviewMonths: 0, leaveOutOverdue: false, funding: { de: '', en: '' } },
  icon: '',
  seller: { name: '', lines: [], vatId: '', email: '' },
};

/** Builds settings from these rows; missing ones have their empty value. */
export const settingsOf = (rows: Partial<SiteSettings>): SiteSettings => ({ ...unset, ...rows });

type NoteRow = Pick<typeof notes.$inferSelect, 'id' | 'place' | 'copy' | 'en'>;

/** Data needed by every page: layout settings, and the notes of all pages, of which there are few. */
export type Site = { readonly settings: Partial<SiteSettings>; readonly notes: readonly NoteRow[] };

export const loadSite = prepared<Site>(
  'site',
  sql`select json_build_object(
    'settings', (select coalesce(json_object_agg(key, value), '{}') from settings where key in ('socialLinks', 'credit', 'since', 'texts', 'icon')),
    'notes', (select coalesce(json_agg(r), '[]') from (
      select id, place, copy, en from (
        select *, row_number() over (partition by place order by position, id) as nth from notes) n
      where nth <= ${sql.raw(String(notesPerPlace))} order by place, nth) r)
  ) as found`,
);

/** The seller; empty if not set. */
export async function findSeller(db: Db | Tx): Promise<Seller> {
  const [row] = await db.select().from(settings).where(eq(settings.key, 'seller'));
  return row ? (row.value as Seller) : unset.seller;
}

export function presentFrame(site: Site): Frame {
  const { socialLinks, credit, since, icon } = settingsOf(site.settings);
  return { social_links: socialLinks, credit, since, icon };
}

export function presentNotice({ title, copy, enabled, en }: SiteSettings['notice'], locale: Locale): SiteContent['notice'] {
  if (!enabled) return null;
  const { texts, lang } = inLocale({ title, copy }, en ?? null, locale);
  return { ...texts, lang };
}

export function presentMotto({ de, en }: SiteSettings['motto'], locale: Locale): SiteContent['motto'] {
  const { texts, lang } = inLocale({ text: de }, { text: en }, locale);
  return { ...texts, lang };
}

/** The site's sentences in a language: those of editors, else its own in that language. */
export function presentTexts<Group extends keyof SiteTexts>(
  { texts }: SiteSettings,
  group: Group,
  locale: Locale,
): SiteTexts[Group] {
  const { en, ...de } = texts[group];
  return { ...siteTexts[locale][group], ...(locale === 'en' ? en : de) };
}

/** Editors' notes of a page (S2.46). */
export function presentNotes({ notes: all }: Site, place: string, locale: Locale): List<Note> {
  const own = all.filter((note) => note.place === place);
  const data = own.map(({ id, copy, en }) => {
    const { texts, lang } = inLocale({ copy }, en, locale);
    return { id, copy: texts.copy, lang };
  });
  return { data, total: data.length };
}
