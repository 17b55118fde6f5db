import type { CategoryPage, LetterSection } from '../contract.ts';
import type { TeaserSize } from './teasers.ts';

/** The letters of the filter (S2.39); the server sorts Ä, Ö and Ü under A, O and U. */
export const alphabet: readonly string[] = Array.from('abcdefghijklmnopqrstuvwxyz');

/** What is chosen in the filter box: at most one letter and one tag. */
export type CategoryFilter = { readonly letter: string | null; readonly tag: string | null };

/** The filter after a press on a letter or a tag; a second press on the same one switches it off (S2.39). */
export const pressed = (filter: CategoryFilter, kind: keyof CategoryFilter, value: string): CategoryFilter => ({
  ...filter,
  [kind]: value === '' || filter[kind] === value ? null : value,
});

/** The query of a filter and a page, with its question mark; empty for the whole category. */
export function filterQuery({ letter, tag }: CategoryFilter, page = 1): string {
  const query = new URLSearchParams();
  if (letter) query.set('letter', letter);
  if (tag) query.set('tag', tag);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `?${query}` : '';
}

/** Whether a letter can be pressed: it has data, or it is the one to switch off. */
export const isLetterOpen = (page: Pick<CategoryPage, 'letters' | 'letter'>, letter: string): boolean =>
  page.letters.includes(letter) || page.letter === letter;

/** How a letter's playlists are laid out (S2.40): by their number, or two beside a list of links, or page by page. */
export type LetterLayout = { readonly form: 'few' | 'list' | 'many'; readonly size: Extract<TeaserSize, 's' | 'm' | 'l'> };

/** One stands large, two and three are of middle size, four are small; more than four show two and a list. */
export function letterLayout(section: Pick<LetterSection, 'playlists' | 'links'>): LetterLayout {
  if (section.links.length > 0) return { form: 'list', size: 'm' };
  const { length } = section.playlists;
  if (length > 4) return { form: 'many', size: 's' };
  return { form: 'few', size: length === 1 ? 'l' : length === 4 ? 's' : 'm' };
}

/** From this many links on the list scrolls and has a scrollbar of its own (S2.40). */
export const scrollsFrom = 5;
