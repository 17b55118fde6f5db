import { keepPreviousData, QueryClient, useQuery } from '@tanstack/react-query';
import type { OfficeCall } from './client.ts';

/**
 * Cached answers, shared by pages. A failed call is retried by the next reader, also after the connection was lost. An answer is
 * dropped with the page that showed it unless configured otherwise: a form must not start with stale data.
 */
export const answers = new QueryClient({
  defaultOptions: { queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: false, gcTime: 0 } },
});

type Asked<Answer> = {
  /** The last answer; kept while the next one loads. */
  readonly answer: Answer | null;
  readonly error: unknown;
  readonly isWaiting: boolean;
  readonly reload: () => void;
};

/** Loads data for a page by a call of a client; again whenever the input changes. */
export function useCall<Input, Answer>(call: OfficeCall<Input, Answer>, input: Input): Asked<Answer> {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [call.address, input],
    queryFn: ({ signal }) => call(input, { signal }),
    placeholderData: keepPreviousData,
  });
  return { answer: data ?? null, error, isWaiting: isFetching, reload: () => void refetch() };
}
