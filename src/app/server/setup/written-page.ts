/** A text with a heading; `copy` is HTML of the subset that the office allows. */
type WrittenBlock = {
  readonly template: 'text';
  readonly title: string;
  readonly copy: string;
  readonly en?: { readonly title?: string; readonly copy?: string };
  /** In easy German (S19.4). */
  readonly easy?: { readonly title?: string; readonly copy?: string };
};

/**
 * A template of a page that every site has: `{site}` and `{presenter}` are replaced by settings, other names in braces by facts
 * that only the owner knows.
 */
export type WrittenPage = {
  readonly slug: string;
  readonly title: string;
  readonly intro: string;
  readonly modules: readonly WrittenBlock[];
  readonly en?: { readonly title?: string; readonly intro?: string };
  readonly easy?: { readonly title?: string; readonly intro?: string };
};

/** Placeholders that are not facts: `fillNames` replaces them when the page is stored. */
const settings: ReadonlySet<string> = new Set(['site', 'presenter']);

/** Replaces placeholders in all texts of a page. An unknown one throws: otherwise readers of a contract would see it. */
export function withFacts(page: WrittenPage, facts: Readonly<Record<string, string>>): WrittenPage {
  const factOf = (found: string, name: string): string => {
    const fact = settings.has(name) ? found : facts[name];
    if (fact === undefined) throw new Error(`The page ${page.slug} needs the fact ${name}.`);
    return fact;
  };
  const filled = (text: string): string => text.replaceAll(/\{([\w.]+)\}/g, factOf);
  const within = <Value>(value: Value): Value => {
    if (typeof value === 'string') return filled(value) as Value;
    if (Array.isArray(value)) return value.map(within) as Value;
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, within(one)])) as Value;
  };
  return within(page);
}
