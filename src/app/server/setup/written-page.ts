/** A text with a heading; `copy` is HTML of the kinds that the office knows. */
type WrittenBlock = {
  readonly template: 'text';
  readonly title: string;
  readonly copy: string;
  readonly en?: { readonly title?: string; readonly copy?: string };
};

/**
 * A page that every site has, as it is before anybody has filled it in: `{site}` and `{presenter}` stand for the settings, other names
 * in braces for facts that only its owner knows.
 */
export type WrittenPage = {
  readonly slug: string;
  readonly title: string;
  readonly intro: string;
  readonly modules: readonly WrittenBlock[];
  readonly en?: { readonly title?: string; readonly intro?: string };
};

/** Puts facts into all texts of a page. A name that no fact has stays. */
export function withFacts(page: WrittenPage, facts: Readonly<Record<string, string>>): WrittenPage {
  const filled = (text: string): string => text.replaceAll(/\{([\w.]+)\}/g, (found, name: string) => facts[name] ?? found);
  const within = <Value>(value: Value): Value => {
    if (typeof value === 'string') return filled(value) as Value;
    if (Array.isArray(value)) return value.map(within) as Value;
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, within(one)])) as Value;
  };
  return within(page);
}
