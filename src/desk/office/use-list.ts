import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { OfficeCall } from './client.ts';
import { addressOf, listStateIn, questionOf, type ListState } from './list-state.ts';
import { answers } from './use-call.ts';

/** The state from the URL; the server ignores what it does not know. */
type ListCall<Row> = OfficeCall<Readonly<Record<string, unknown>>, { readonly data: readonly Row[]; readonly total: number }>;

/** How long a cached list is shown at once while it is reloaded, in ms. */
const kept = 300_000;

/** The state of a list and how to change it; changes go back to the first page unless they set one. */
export function useListState() {
  const [asked, setAsked] = useSearchParams();
  const state = listStateIn(asked);
  // Read from the URL itself: the rendered state may be one change behind.
  const latest = (): ListState => listStateIn(new URLSearchParams(window.location.search));
  const change = (part: Partial<ListState>, options?: { readonly replace: boolean }): void =>
    setAsked(addressOf({ ...latest(), page: 1, ...part }), { ...options, preventScrollReset: part.page === undefined });
  return {
    ...state,
    change,
    /** Typing a search adds a single history entry, not one per letter. */
    setFilter: (name: string, value: string): void =>
      change({ filters: { ...latest().filters, [name]: value } }, { replace: name === 'q' }),
  };
}

type Paged = { readonly page: number; readonly perPage: number; readonly total: number | undefined };

/** Leads to the last page where the current one is beyond it, as after its last row was deleted. `total` is undefined until it is known. */
export function useLastPage({ page, perPage, total }: Paged, go: (last: number) => void): void {
  const last = Math.max(1, Math.ceil((total ?? 0) / perPage));
  const isBeyond = total !== undefined && page > last;
  useEffect(() => {
    if (isBeyond) go(last);
    // oxlint-disable-next-line react/exhaustive-deps -- only once for a page
  }, [isBeyond]);
}

/** A paged list from the server. */
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
  useLastPage({ page, perPage, total: isFetching ? undefined : data?.total }, (last) =>
    change({ page: last }, { replace: true }),
  );
  return {
    ...state,
    /** Undefined until they are known. */
    rows: data?.data,
    total: data?.total ?? 0,
    error,
    isWaiting: isFetching,
    reload: (): void => void refetch(),
    /** Shows these until the list is reloaded. */
    show: (rows: readonly Row[]): void => void answers.setQueryData(queryKey, data && { ...data, data: rows }),
  };
}

export type List<Row> = ReturnType<typeof useList<Row>>;
