import { sql } from 'drizzle-orm';
import type { Locale } from '#kit/locale.ts';
import { plainText } from '#kit/plain-text.ts';
import type { Db } from '#platform/database.ts';
import { anchorsOf } from '../anchors.ts';
import { inLocale } from '../rules.ts';

/**
 * What a search finds beside videos. `slug` is that of the page; `anchor` is the anchor of an FAQ question on it, otherwise
 * empty.
 */
export type OtherSource = {
  readonly kind: 'playlist' | 'coaching' | 'retreat' | 'faq' | 'page' | 'partner';
  readonly slug: string;
  /** A partner pays for it (S15.2). */
  readonly isAd: boolean;
  readonly texts: Readonly<
    Record<
      Locale,
      {
        readonly lang: Locale;
        readonly title: string;
        readonly text: string;
        readonly anchor: string;
        readonly easy: EasyTexts | null;
      }
    >
  >;
};

type Row = {
  readonly kind: OtherSource['kind'];
  readonly slug: string;
  readonly title: string;
  readonly text: string;
  readonly en: Readonly<Record<string, string>> | null;
  readonly easy: Readonly<Record<string, string>> | null;
  readonly isAd: boolean;
};

/** A title and a text in easy German, each null where nobody wrote it. */
export type EasyTexts = { readonly title: string | null; readonly text: string | null };

function easyIn(easy: Row['easy']): EasyTexts | null {
  if (!easy) return null;
  const { title, ...others } = easy;
  return { title: title ? plainText(title) : null, text: plainText(Object.values(others).join(' ')) || null };
}

/** Playlists, offers, pages, FAQ questions and partners with their texts, as of `today` (S12.9). */
export async function loadOtherSources(db: Db, today: string): Promise<OtherSource[]> {
  const { rows } = await db.execute<Row>(sql`
    select 'playlist' as kind, slug, title, description as text, jsonb_build_object('title', en ->> 'title', 'text', en ->> 'description') as en, easy,
      exists (select from playlist_partners pp where pp.playlist_id = playlists.id) as "isAd"
      from playlists where type = 'standard' and video_count > 0
    union all select 'coaching', slug, title, intro || ' ' || bulletpoints,
      jsonb_build_object('title', en ->> 'title', 'text', concat_ws(' ', en ->> 'intro', en ->> 'bulletpoints')), easy, false from coachings
      where is_on_sale and not (awaits_approval and price_cents > 0)
    union all select 'retreat', slug, title, intro || ' ' || place || ' ' || bulletpoints,
      jsonb_build_object('title', en ->> 'title', 'text', concat_ws(' ', en ->> 'intro', place, en ->> 'bulletpoints')), easy, false
      from retreats where is_on_sale and ends_on >= ${today}::date
    union all select 'partner', slug, title, description, jsonb_build_object('title', en ->> 'title', 'text', en ->> 'description'), easy, true from partners
    union all select 'page', slug, title, intro, jsonb_build_object('title', en ->> 'title', 'text', en ->> 'intro'), easy, false from pages where slug <> 'faq'
    union all (select 'faq', p.slug, m.content ->> 'title', m.content ->> 'copy', jsonb_build_object('title', m.en ->> 'title', 'text', m.en ->> 'copy'), m.easy, false
      from modules m join pages p on p.id = m.owner_id where m.owner_kind = 'page' and p.slug = 'faq' and m.content ->> 'title' <> ''
      order by m.position)`);
  const textsOf = ({ title, text, en, easy }: Row, locale: Locale) => {
    const translated = en?.title && (en.text || text === '') ? { title: en.title, text: en.text ?? '' } : null;
    const own = inLocale({ title, text }, translated, locale);
    return {
      lang: own.lang,
      title: plainText(own.texts.title),
      text: plainText(own.texts.text),
      anchor: '',
      easy: locale === 'de' ? easyIn(easy) : null,
    };
  };
  const found = rows.map((row): OtherSource => ({
    kind: row.kind,
    slug: row.slug,
    isAd: row.isAd,
    texts: { de: textsOf(row, 'de'), en: textsOf(row, 'en') },
  }));
  const questions = found.filter(({ kind }) => kind === 'faq');
  const anchors = { de: anchorsIn(questions, 'de'), en: anchorsIn(questions, 'en') };
  return found.map((source) => {
    const at = questions.indexOf(source);
    if (at < 0) return source;
    const { de, en } = source.texts;
    return { ...source, texts: { de: { ...de, anchor: anchors.de[at] ?? '' }, en: { ...en, anchor: anchors.en[at] ?? '' } } };
  });
}

/** Must match the numbering of questions on the page. */
const anchorsIn = (questions: readonly OtherSource[], locale: Locale): string[] =>
  anchorsOf(questions.map(({ texts }) => texts[locale].title));
