const spelled: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l' };

/** The slug of a title: 'Ernährung & Abnehmen' becomes 'ernaehrung-und-abnehmen'. Empty if it has no Latin letters or digits. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('\u00AD', '')
    .replaceAll(/[äöüßæœøł]/g, (letter) => spelled[letter] ?? letter)
    .replaceAll('&', ' und ')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 100)
    .replace(/-+$/, '');
