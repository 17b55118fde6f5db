import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { OfficeCall } from './client.ts';
import { addressOf, listStateIn, questionOf, type ListState } from './list-state.ts';
import { answers } from './use-call.ts';

/** What stands in the address: the server reads what it understands. */
type ListCall<Row> = OfficeCall<Readonly<Record<string, unknown>>, { readonly data: readonly Row[]; readonly total: number }>;

/** How long a list is shown at once to whoever comes back to it, while it is asked for anew, in ms. */
const kept = 300_000;

/** What of a list is looked at, and how to look at something else: changes begin at the first page unless they say otherwise. */
export function useListState() {
  const [asked, setAsked] = useSearchParams();
  const state = listStateIn(asked);
  // Of the address itself: what was rendered last may lag behind a change that was made a moment ago.
  const latest = (): ListState => listStateIn(new URLSearchParams(window.location.search));
  const change = (part: Partial<ListState>, options?: { readonly replace: boolean }): void =>
    setAsked(addressOf({ ...latest(), page: 1, ...part }), { ...options, preventScrollReset: part.page === undefined });
  return {
    ...state,
    change,
    /** Words that are being typed are one step back, not one for each letter. */
    setFilter: (name: string, value: string): void =>
      change({ filters: { ...latest().filters, [name]: value } }, { replace: name === 'q' }),
  };
}

/** A list that the server answers page by page. */
export function useList<Row>(call: ListCall<Row>) {
  const state = useListState();
  const { page, perPage, change } = state;
  const question = questionOf(state);
  const queryKey = [call.address, question];
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(question, { signal }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
    gcTime: kept,
  });
  const last = data && Math.max(1, Math.ceil(data.total / perPage));
  // The last entries of the last page are gone.
  const isBeyond = !isFetching && last !== undefined && page > last;
  useEffect(() => {
    if (isBeyond) change({ page: last }, { replace: true });
    // oxlint-disable-next-line react/exhaustive-deps -- the address changes with it
  }, [isBeyond]);
  return {
    ...state,
    /** Undefined until there are some, or none. */
    rows: data?.data,
    total: data?.total ?? 0,
    error,
    isWaiting: isFetching,
    reload: (): void => void refetch(),
    /** Shows these until the list comes anew. */
    show: (rows: readonly Row[]): void => void answers.setQueryData(queryKey, data && { ...data, data: rows }),
  };
}

export type List<Row> = ReturnType<typeof useList<Row>>;
