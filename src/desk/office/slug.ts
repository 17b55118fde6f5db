const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o' };

/** The slug of a title: 'Ernährung & Abnehmen' becomes 'ernaehrung-und-abnehmen'. */
export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[äöüßæœø]/g, (letter) => umlauts[letter] ?? letter)
    .replaceAll('&', ' und ')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 120)
    .replace(/-+$/, '');
