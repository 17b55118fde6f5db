/** Where the focus goes within a menu of `count` entries (WAI-ARIA menu pattern); undefined for keys that have no meaning there. */
export function entryByKey(key: string, current: number, names: readonly string[]): number | undefined {
  const count = names.length;
  switch (key) {
    case 'ArrowDown':
      return (current + 1) % count;
    case 'ArrowUp':
      return (Math.max(current, 0) - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return byLetter(key, current, names);
  }
}

/** The next entry that begins with a letter. */
function byLetter(key: string, current: number, names: readonly string[]): number | undefined {
  if (key.length !== 1 || key === ' ') return undefined;
  const isMeant = (name: string): boolean => name.trim().toLocaleLowerCase().startsWith(key.toLocaleLowerCase());
  const places = names.map((_, place) => (current + 1 + place) % names.length);
  return places.find((place) => isMeant(names[place] ?? ''));
}
