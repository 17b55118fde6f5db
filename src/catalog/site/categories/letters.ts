import type { CategoryPage, LetterSection } from '../../contract.ts';
import type { TeaserSize } from '../teasers.ts';

/** The filter's letters (S2.39); the server sorts Ä, Ö and Ü under A, O and U. */
export const alphabet: readonly string[] = Array.from('abcdefghijklmnopqrstuvwxyz');

/** The filter box's selection: at most one letter and one tag. */
export type CategoryFilter = { readonly letter: string | null; readonly tag: string | null };

/** The filter after a letter or tag is pressed; pressing the selected one again clears it (S2.39). */
export const pressed = (filter: CategoryFilter, kind: keyof CategoryFilter, value: string): CategoryFilter => ({
  ...filter,
  [kind]: value === '' || filter[kind] === value ? null : value,
});

/** The query string of a filter and page, with its question mark; empty for the whole category. */
export function filterQuery({ letter, tag }: CategoryFilter, page = 1): string {
  const query = new URLSearchParams();
  if (letter) query.set('letter', letter);
  if (tag) query.set('tag', tag);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `?${query}` : '';
}

/** A letter is enabled if it has playlists, or if it is selected and can be cleared. */
export const isLetterOpen = (page: Pick<CategoryPage, 'letters' | 'letter'>, letter: string): boolean =>
  page.letters.includes(letter) || page.letter === letter;

/** Layout of a letter's playlists (S2.40): sized by their number, two plus a list of links, or paginated. */
export type LetterLayout = { readonly form: 'few' | 'list' | 'many'; readonly size: Extract<TeaserSize, 's' | 'm' | 'l'> };

/** One is large, two or three are medium, four are small; more than four show two and a list. */
export function letterLayout(section: Pick<LetterSection, 'playlists' | 'links'>): LetterLayout {
  if (section.links.length > 0) return { form: 'list', size: 'm' };
  const { length } = section.playlists;
  if (length > 4) return { form: 'many', size: 's' };
  return { form: 'few', size: length === 1 ? 'l' : length === 4 ? 's' : 'm' };
}

/** From this number of links on, the list scrolls and has its own scrollbar (S2.40). */
export const scrollsFrom = 5;
