/** What of a list is looked at: it stands in the address, so that a place in a list can be kept and sent on. */
export type ListState = {
  readonly page: number;
  readonly perPage: number;
  /** Null: in the order that the server keeps. */
  readonly sort: { readonly field: string; readonly order: 'asc' | 'desc' } | null;
  /** By name, without empty ones; `q` are the words that are looked for. */
  readonly filters: Readonly<Record<string, string>>;
};

/** Of these the address says nothing. */
const atFirst: Readonly<Record<string, unknown>> = { page: 1, perPage: 25 };

const countIn = (text: string | undefined, otherwise: number): number =>
  text !== undefined && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : otherwise;

const withoutEmpty = (filters: object): Record<string, string> =>
  Object.fromEntries(Object.entries(filters).filter((entry): entry is [string, string] => Boolean(entry[1])));

/** Older addresses have their filters as JSON: `?filter={"q":"Schlaf"}`. */
function filtersIn(json: string | undefined): object {
  try {
    const value: unknown = JSON.parse(json ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** What an address asks for. What is no number is as at first. */
export function listStateIn(asked: URLSearchParams): ListState {
  const { page, perPage, sort, order, filter, displayedFilters: _, ...filters } = Object.fromEntries(asked);
  return {
    page: countIn(page, 1),
    perPage: countIn(perPage, 25),
    sort: sort ? { field: sort, order: order?.toLowerCase() === 'desc' ? 'desc' : 'asc' } : null,
    filters: withoutEmpty({ ...filtersIn(filter), ...filters }),
  };
}

/** What the server is asked for. */
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
