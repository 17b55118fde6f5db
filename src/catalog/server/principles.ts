import { and, count, eq, isNotNull, ne, sql } from 'drizzle-orm';
import type { Locale } from '#kit/locale.ts';
import { pageLinks, watchLink } from '#paths/routes.ts';
import type { Db } from '#platform/database.ts';
import { escaped } from '#platform/http/plain-page.ts';
import type { Module, Page } from '../contract.ts';
import { evidenceGrade } from '../evidence/traits.ts';
import { easyPrinciples, principlesTexts } from '../principles-texts.ts';
import { inLocale, namedTitle } from '../rules.ts';
import { catalogTexts } from '../texts.ts';
import { textModule } from './module-queries.ts';
import { settingsOf, type TrustSettings } from './settings.ts';
import { settings, videos } from './tables.ts';

/*
 * 'Wie wir arbeiten' and 'Korrekturen' (S15.1, S15.4). Both exist on every site, made of its settings and its content; what editors
 * publish under the same address stands before it.
 */

const slugs = { principles: 'wie-wir-arbeiten', corrections: 'korrekturen' } as const;

/** How many corrections the list has. */
const mostCorrections = 300;

type Texts = { readonly title: string; readonly copy: string };

const moduleOf = (id: string, texts: Texts, locale: Locale, easy?: Texts): Module => ({
  ...textModule(id, texts, locale),
  ...(easy && locale === 'de' && { easy }),
});

/** What is set about reviews and interests. */
async function findTrustSettings(db: Db): Promise<TrustSettings> {
  const [row] = await db.select().from(settings).where(eq(settings.key, 'trust'));
  return settingsOf(row ? { trust: row.value as TrustSettings } : {}).trust;
}

const paragraphs = (...texts: readonly string[]): string =>
  texts
    .filter(Boolean)
    .map((text) => `<p>${text}</p>`)
    .join('');

async function principlesModules(db: Db, locale: Locale): Promise<Module[]> {
  const [{ funding, reviewMonths, leaveOutOverdue }, [reviewed]] = await Promise.all([
    findTrustSettings(db),
    db
      .select({ total: count() })
      .from(videos)
      .where(and(ne(videos.reviewer, ''), isNotNull(videos.reviewedOn))),
  ]);
  const t = principlesTexts[locale].principles;
  const at = pageLinks(locale, '');
  const links = { imprint: at('meta.imprint'), contact: at('meta.contact'), corrections: at('meta.corrections') };
  const total = reviewed?.total ?? 0;
  const grades = evidenceGrade.values.map((grade) => `<li>${evidenceGrade.names[locale][grade]}</li>`);
  const own = inLocale({ text: funding.de }, { text: funding.en }, locale);
  const funded = own.texts.text && `<span lang="${own.lang}">${escaped(own.texts.text)}</span>`;
  const copies = {
    review: paragraphs(
      t.review.text(links),
      [
        total > 0 && t.review.count(total),
        reviewMonths > 0 && t.review.again(reviewMonths),
        t.review.overdue,
        leaveOutOverdue && t.review.leftOut,
      ]
        .filter(Boolean)
        .join(' '),
    ),
    evidence: `${paragraphs(t.evidence.text)}<ol>${grades.join('')}</ol>`,
    corrections: paragraphs(t.corrections.text(links)),
    money: paragraphs(funded, t.money.text),
    purpose: paragraphs(t.purpose.text),
  };
  return (['review', 'evidence', 'corrections', 'money', 'purpose'] as const).map((name) =>
    moduleOf(`principles-${name}`, { title: t[name].title, copy: copies[name] }, locale, easyPrinciples[name]),
  );
}

type Row = {
  readonly kind: 'video' | 'page';
  /** A video's shortid, a page's slug. */
  readonly name: string;
  readonly title: string;
  readonly en: Readonly<Record<string, string>> | null;
  readonly partner: string | null;
  readonly date: string;
  readonly text: string;
  readonly textEn: string | null;
};

/** A day in the reader's words. */
const dayIn = (date: string, locale: Locale): string => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const { months } = catalogTexts[locale];
  const { retreat } = catalogTexts[locale];
  return retreat.day(day, months[month - 1] ?? '', year);
};

/** Of films that belong to a course only its owners read what is said in them, so their corrections are told beside the film alone. */
async function correctionModules(db: Db, locale: Locale): Promise<Module[]> {
  const { rows } = await db.execute<Row>(sql`
    select of.kind, of.name, of.title, of.en, of.partner, c ->> 'date' as date, c ->> 'text' as text, c ->> 'en' as "textEn"
    from (
      select 'video' as kind, shortid as name, title, en, partner_id as partner, corrections
      from videos where corrections <> '[]' and protection <> 'coaching'
      union all
      select 'page', slug, title, en, null, corrections from pages where corrections <> '[]'
    ) of cross join lateral jsonb_array_elements(of.corrections) c
    order by c ->> 'date' desc, of.name limit ${mostCorrections}`);
  const t = principlesTexts[locale].corrections;
  if (rows.length === 0) return [moduleOf('corrections-none', { title: t.none, copy: paragraphs(t.noneText) }, locale)];
  const at = pageLinks(locale, '');
  const entry = ({ kind, name, title, en, partner, date, text, textEn }: Row): string => {
    const named = inLocale({ title }, en, locale);
    const told = inLocale({ text }, textEn ? { text: textEn } : null, locale);
    const shown = namedTitle({ title: named.texts.title, partner: partner === null ? null : {} }, catalogTexts[locale]);
    const link = kind === 'page' ? at('meta.page', { slug: name }) : watchLink(at, { video: name });
    return `<li><time datetime="${date}">${dayIn(date, locale)}</time>, <a href="${link}" lang="${named.lang}">${escaped(shown)}</a>: <span lang="${told.lang}">${escaped(told.texts.text)}</span></li>`;
  };
  const years = [...Map.groupBy(rows, ({ date }) => date.slice(0, 4))].map(([year, list]) =>
    moduleOf(`corrections-${year}`, { title: year, copy: `<ul>${list.map(entry).join('')}</ul>` }, locale),
  );
  if (rows.length < mostCorrections) return years;
  return [...years, moduleOf('corrections-more', { title: '', copy: paragraphs(t.onlyNewest(mostCorrections)) }, locale)];
}

/** What follows on these two pages, whatever editors wrote there. */
export async function ownModules(db: Db, slug: string, locale: Locale): Promise<Module[]> {
  if (slug === slugs.principles) return principlesModules(db, locale);
  return slug === slugs.corrections ? correctionModules(db, locale) : [];
}

/** These pages where no editor has written one; null for every other. */
export function ownPage(slug: string, locale: Locale): Page | null {
  const name = slug === slugs.principles ? 'principles' : slug === slugs.corrections ? 'corrections' : null;
  if (name === null) return null;
  const { title, intro } = principlesTexts[locale][name];
  const easy = name === 'principles' ? easyPrinciples.principles : easyPrinciples.ledger;
  return { id: `own-${name}`, slug, title, intro, modules: [], lang: locale, ...(locale === 'de' && { easy }) };
}

/** Their slugs; the sitemap names them among the site's own pages. */
export const ownPageSlugs: readonly string[] = Object.values(slugs);
