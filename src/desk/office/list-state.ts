/** The state of a list, stored in the URL so that it can be bookmarked and shared. */
export type ListState = {
  readonly page: number;
  readonly perPage: number;
  /** Null: the server's stored order. */
  readonly sort: { readonly field: string; readonly order: 'asc' | 'desc' } | null;
  /** Filters by name, without empty ones; `q` is the search text. */
  readonly filters: Readonly<Record<string, string>>;
};

/** Defaults, omitted from the URL. */
const atFirst: Readonly<Record<string, unknown>> = { page: 1, perPage: 25 };

const countIn = (text: string | undefined, otherwise: number): number =>
  text !== undefined && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : otherwise;

const withoutEmpty = (filters: object): Record<string, string> =>
  Object.fromEntries(Object.entries(filters).filter((entry): entry is [string, string] => Boolean(entry[1])));

/** Older URLs have their filters as JSON: `?filter={"q":"Schlaf"}`. */
function filtersIn(json: string | undefined): object {
  try {
    const value: unknown = JSON.parse(json ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** Parses the URL. Invalid numbers become the default. */
export function listStateIn(asked: URLSearchParams): ListState {
  const { page, perPage, sort, order, filter, displayedFilters: _, ...filters } = Object.fromEntries(asked);
  return {
    page: countIn(page, 1),
    perPage: countIn(perPage, 25),
    sort: sort ? { field: sort, order: order?.toLowerCase() === 'desc' ? 'desc' : 'asc' } : null,
    filters: withoutEmpty({ ...filtersIn(filter), ...filters }),
  };
}

/** The query for the server. */
export const questionOf = ({ page, perPage, sort, filters }: ListState): Record<string, string | number> => ({
  ...withoutEmpty(filters),
  ...(sort && { sort: sort.field, order: sort.order }),
  page,
  perPage,
});

export const addressOf = (state: ListState): URLSearchParams =>
  new URLSearchParams(
    Object.entries(questionOf(state)).flatMap(([name, value]) => (atFirst[name] === value ? [] : [[name, String(value)]])),
  );
