import type { Locale } from '#kit/locale.ts';
import { loadOtherSources, type OtherSource } from '#catalog/server/door.ts';
import { pageLinks, type PageLinks } from '#paths/routes.ts';
import type { Db } from '#platform/database.ts';
import { sectionKinds, type Section } from '../contract.ts';
import { analyseDocument } from '../engine/document.ts';
import { shares, type Alternative, type Plan } from '../engine/plan.ts';
import { fields } from '../engine/postings.ts';
import type { Analyse } from '../language/analysis.ts';
import { helpEntries, type LocalTexts } from '../words/help.ts';

/** A few hundred entries that are no videos (S12.9): they are looked through one by one. */

type Lexemes = ReturnType<typeof analyseDocument>['lexemes'];
type Entry = { readonly kind: Section['kind']; readonly path: string; readonly lexemes: Lexemes } & LocalTexts;

export type Elsewhere = Readonly<Record<Locale, readonly Entry[]>>;

const most = { entries: 5, text: 160 } as const;

/** How much of a search an entry has to meet. */
const leastMet = 0.75;

/** What an entry is about. */
const about = fields.title | fields.keywords;

function pathOf({ kind, slug }: OtherSource, links: PageLinks): string {
  if (kind === 'playlist') return links.playlist(slug);
  if (kind === 'coaching') return links.coaching(slug);
  if (kind === 'retreat') return links.retreat(slug);
  if (kind === 'partner') return links.partner(slug);
  return `/meta/${slug}`;
}

/** The entries as the readers of each language find them. Their paths have no language prefix. */
export async function loadElsewhere(db: Db, analyse: Analyse, presenterSlug: string): Promise<Elsewhere> {
  const sources = await loadOtherSources(db);
  const links = pageLinks('de', presenterSlug);
  const entriesIn = (locale: Locale): Entry[] => [
    ...helpEntries.map((help) => {
      const { title, text } = help[locale];
      const keywords = help.names.split(',').map((name) => ({ text: name.trim(), lang: locale }));
      return { kind: 'help' as const, path: links[help.page](), ...entryOf({ title, text }, locale, keywords, analyse) };
    }),
    ...sources.map((source) => {
      const { title, text, lang, anchor } = source.texts[locale];
      const path = `${pathOf(source, links)}${anchor && `#${anchor}`}`;
      return { kind: source.kind, path, ...entryOf({ title, text }, lang, [], analyse) };
    }),
  ];
  return { de: entriesIn('de'), en: entriesIn('en') };
}

function entryOf(
  { title, text }: LocalTexts,
  lang: Locale,
  keywords: readonly { readonly text: string; readonly lang: Locale }[],
  analyse: Analyse,
): LocalTexts & { readonly lexemes: Lexemes } {
  const texts = { title: { text: title, lang }, keywords, lists: [], description: { text, lang }, speech: [] };
  return { title, text, lexemes: analyseDocument(texts, analyse).lexemes };
}

/** What is found besides videos, by kind. */
export function sectionsFor(entries: readonly Entry[], { groups }: Plan): Section[] {
  const total = groups.reduce((sum, { meaning }) => sum + shares[meaning], 0);
  const found = entries.flatMap((entry) => {
    let met = 0;
    let score = 0;
    for (const { alternatives, meaning } of groups) {
      const best = Math.max(0, ...alternatives.map((way) => scoreOf(way, entry.lexemes)));
      if (best > 0) met += shares[meaning];
      score += best;
    }
    return total > 0 && met >= total * leastMet ? [{ entry, score }] : [];
  });
  const byKind = Map.groupBy(
    found.toSorted((a, b) => b.score - a.score),
    ({ entry }) => entry.kind,
  );
  return sectionKinds.flatMap((kind) => {
    const list = byKind.get(kind) ?? [];
    const entriesOf = list
      .slice(0, most.entries)
      .map(({ entry: { title, text, path } }) => ({ title, text: shortened(text), path }));
    return list.length > 0 ? [{ kind, total: list.length, entries: entriesOf }] : [];
  });
}

/** A question's or a page's text says many things: only what an entry is called or is about counts. */
function scoreOf({ all, weight }: Alternative, lexemes: Lexemes): number {
  let least = Number.POSITIVE_INFINITY;
  for (const lexeme of all) {
    const found = lexemes.get(lexeme);
    if (!found || (found.fields & about) === 0) return 0;
    least = Math.min(least, found.impact);
  }
  return least * weight;
}

const shortened = (text: string): string =>
  text.length <= most.text ? text : `${text.slice(0, most.text).replace(/\s+\S*$/, '')} …`;
