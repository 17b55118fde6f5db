import { asc, eq, inArray } from 'drizzle-orm';
import type { Locale } from '#kit/locale.ts';
import type { Db } from '#platform/database.ts';
import type { Frame, Note, SiteContent } from '../contract.ts';
import { inLocale } from '../rules.ts';
import { notes, settings } from './tables.ts';
import type { List } from './batch.ts';

/** What editors can set for the whole site; each field is a row of `settings`. */
export type SiteSettings = {
  /** The notice that the courses moved (S1.6); `copy` is sanitised HTML. */
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
};

const unset: SiteSettings = {
  notice: { title: '', copy: '', enabled: false },
  startPicks: [],
  socialLinks: [],
  credit: { label: '', url: '' },
  since: 2021,
  motto: { de: '', en: '' },
};

/** The settings of these names; what was never set has its empty value. */
export async function findSettings<Name extends keyof SiteSettings>(
  db: Db,
  names: readonly Name[],
): Promise<Pick<SiteSettings, Name>> {
  const rows = await db
    .select()
    .from(settings)
    .where(inArray(settings.key, [...names]));
  const set = Object.fromEntries(rows.map(({ key, value }) => [key, value]));
  return Object.fromEntries(names.map((name) => [name, set[name] ?? unset[name]])) as Pick<SiteSettings, Name>;
}

export async function findFrame(db: Db): Promise<Frame> {
  const { socialLinks, credit, since } = await findSettings(db, ['socialLinks', 'credit', 'since']);
  return { social_links: socialLinks, credit, since };
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

const notesPerPlace = 20;

/** Editors' notes of a page (S2.46). */
export async function listNotes(db: Db, place: string, locale: Locale): Promise<List<Note>> {
  const rows = await db
    .select()
    .from(notes)
    .where(eq(notes.place, place))
    .orderBy(asc(notes.position), asc(notes.id))
    .limit(notesPerPlace);
  const data = rows.map(({ id, copy, en }) => {
    const { texts, lang } = inLocale({ copy }, en, locale);
    return { id, copy: texts.copy, lang };
  });
  return { data, total: data.length };
}
