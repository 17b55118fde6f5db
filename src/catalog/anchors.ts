const folded: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => folded[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);

/**
 * Returns one anchor per title, in order. Anchors are readable, unique within the page and stable as long as the title does not
 * change.
 */
export function anchorsOf(titles: readonly string[]): string[] {
  const used = new Map<string, number>();
  return titles.map((title, index) => {
    const slug = slugOf(title) || `abschnitt-${index + 1}`;
    const times = (used.get(slug) ?? 0) + 1;
    used.set(slug, times);
    return times === 1 ? slug : `${slug}-${times}`;
  });
}
