/** `page` is 1-based. */
export type Page = { readonly page: number; readonly perPage: number };

/** A paginated list in its wire format (S7.7). */
export type List<Entry> = { readonly data: Entry[]; readonly total: number };

/** The rows of a page. */
export const pageOf = ({ page, perPage }: Page) => ({
  limit: perPage,
  offset: (page - 1) * perPage,
});
