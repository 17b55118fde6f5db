import { dayOf } from '#kit/dates.ts';
import type { Locale } from '#kit/locale.ts';
import { loadOtherSources, type EasyTexts, type OtherSource } from '#catalog/server/door.ts';
import { pageLinks, type PageLinks } from '#paths/routes.ts';
import type { Clock } from '#platform/clock.ts';
import type { Db } from '#platform/database.ts';
import { add } from '../collections.ts';
import { sectionKinds, type Section } from '../contract.ts';
import { analyseDocument } from '../engine/document.ts';
import { shares, type Plan } from '../engine/plan.ts';
import { fields } from '../engine/postings.ts';
import type { Analyse } from '../language/analysis.ts';
import { wordsOf } from '../language/tokens.ts';
import { separated } from '../language/verbs.ts';
import { helpEntries, namesOf, type HelpPage, type LocalTexts } from '../words/help.ts';

/** A few hundred entries that are not videos (S12.9). */

type Entry = {
  readonly kind: Section['kind'];
  readonly path: string;
  /** The lexemes of its subject, with their weights. */
  readonly about: ReadonlyMap<string, number>;
  readonly easy: EasyTexts | null;
  readonly isAd: boolean;
  /** What it is of the site itself. */
  readonly page?: HelpPage;
} & LocalTexts;

/** The entries, and an index of them by lexeme. */
type Entries = { readonly all: readonly Entry[]; readonly byLexeme: ReadonlyMap<string, readonly number[]> };

export type Elsewhere = Readonly<Record<Locale, Entries>>;

const most = { entries: 5, text: 160 } as const;

/** The share of a search that an entry has to match. */
const leastMet = 0.7;

/** The text of a question or page mentions many things: only its title and subject count. */
const about = fields.title | fields.keywords;

function pathOf({ kind, slug }: OtherSource, links: PageLinks): string {
  if (kind === 'playlist') return links('playlist', { slug });
  if (kind === 'coaching') return links('presenter.coaching.detail', { slug });
  if (kind === 'retreat') return links('presenter.retreat.detail', { slug });
  if (kind === 'partner') return links('partner.detail', { slug });
  return links('meta.page', { slug });
}

type Parts = { readonly db: Db; readonly clock: Clock; readonly presenterSlug: string };

/** The entries for readers of each language. Paths have no language prefix. */
export async function loadElsewhere({ db, clock, presenterSlug }: Parts, analyse: Analyse): Promise<Elsewhere> {
  const sources = await loadOtherSources(db, dayOf(clock.now()));
  const links = pageLinks('de', presenterSlug);
  const entriesIn = (locale: Locale): Entries => {
    const all = [
      ...helpEntries.map((help) => {
        const { title, text } = help[locale];
        const keywords = namesOf(help).map((name) => ({ text: name, lang: locale }));
        return {
          kind: 'help' as const,
          path: links(help.page),
          page: help.page,
          easy: null,
          isAd: false,
          ...entryOf({ title, text }, locale, keywords, analyse),
        };
      }),
      ...sources.map((source) => {
        const { title, text, lang, anchor, easy } = source.texts[locale];
        const keywords = easy?.title ? [{ text: easy.title, lang }] : [];
        const path = `${pathOf(source, links)}${anchor && `#${anchor}`}`;
        return { kind: source.kind, path, easy, isAd: source.isAd, ...entryOf({ title, text }, lang, keywords, analyse) };
      }),
    ];
    const byLexeme = new Map<string, number[]>();
    for (const [at, entry] of all.entries()) for (const lexeme of entry.about.keys()) add(byLexeme, lexeme, at);
    return { all, byLexeme };
  };
  return { de: entriesIn('de'), en: entriesIn('en') };
}

function entryOf(
  { title, text }: LocalTexts,
  lang: Locale,
  keywords: readonly { readonly text: string; readonly lang: Locale }[],
  analyse: Analyse,
): LocalTexts & Pick<Entry, 'about'> {
  // 'Wie löse ich einen Gutschein ein?' is about 'einlösen'.
  const verbs = lang === 'de' ? [{ text: verbsOf(title), lang }] : [];
  const texts = {
    title: { text: title, lang },
    keywords: [...keywords, ...verbs],
    lists: [],
    description: { text, lang },
    speech: [],
  };
  const { lexemes } = analyseDocument(texts, analyse);
  const of = [...lexemes].flatMap(([lexeme, weight]) => (weight.fields & about ? [[lexeme, weight.impact] as const] : []));
  return { title, text, about: new Map(of) };
}

const verbsOf = (title: string): string =>
  separated(wordsOf(title))
    .map(({ word }) => word)
    .join(' ');

/** Results other than videos, by kind; of the site's own matters those first that are `wanted`. */
export function sectionsFor({ all, byLexeme }: Entries, { groups }: Plan, wanted: readonly HelpPage[]): Section[] {
  const total = groups.reduce((sum, { meaning }) => sum + shares[meaning], 0);
  const sums = new Map<number, { readonly met: number; readonly score: number }>();
  for (const { alternatives, meaning } of groups) {
    const best = new Map<number, number>();
    for (const { all: lexemes, weight } of alternatives) {
      for (const at of byLexeme.get(lexemes[0] ?? '') ?? []) {
        const score = weight * Math.min(...lexemes.map((lexeme) => all[at]?.about.get(lexeme) ?? 0));
        if (score > (best.get(at) ?? 0)) best.set(at, score);
      }
    }
    for (const [at, score] of best) {
      const before = sums.get(at) ?? { met: 0, score: 0 };
      sums.set(at, { met: before.met + shares[meaning], score: before.score + score });
    }
  }
  const matched = [...sums]
    .filter(([, { met }]) => total > 0 && met >= total * leastMet)
    .toSorted(([one, a], [other, b]) => b.score - a.score || one - other)
    .flatMap(([at]) => all[at] ?? []);
  const first = wanted.flatMap((page) => all.find((entry) => entry.page === page) ?? []);
  const found = [...new Set([...first, ...matched])];
  const byKind = Map.groupBy(found, ({ kind }) => kind);
  return sectionKinds.flatMap((kind) => {
    const list = byKind.get(kind) ?? [];
    const entriesOf = list.slice(0, most.entries).map(({ title, text, path, easy, isAd }) => ({
      title,
      text: shortened(text),
      path,
      ...(isAd && { is_ad: true as const }),
      ...(easy && { easy: presentEasy(easy) }),
    }));
    return list.length > 0 ? [{ kind, total: list.length, entries: entriesOf }] : [];
  });
}

const presentEasy = ({ title, text }: EasyTexts) => ({ ...(title && { title }), ...(text && { text: shortened(text) }) });

const shortened = (text: string): string =>
  text.length <= most.text ? text : `${text.slice(0, most.text).replace(/\s+\S*$/, '')} …`;
