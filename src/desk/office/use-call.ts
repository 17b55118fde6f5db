import { keepPreviousData, QueryClient, useQuery } from '@tanstack/react-query';
import type { OfficeCall } from './client.ts';

/**
 * What the server answered, as pages share it. A failure is said at once and asked again by whoever reads it, also without a line.
 * What was answered earlier is forgotten with the page that showed it, unless it says otherwise: a form must not begin with what is old.
 */
export const answers = new QueryClient({
  defaultOptions: { queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: false, gcTime: 0 } },
});

type Asked<Answer> = {
  /** The last answer; stays while the next one is waited for. */
  readonly answer: Answer | null;
  readonly error: unknown;
  readonly isWaiting: boolean;
  readonly reload: () => void;
};

/** Asks the server for something that a page shows, by a call of a client; anew whenever the input is another one. */
export function useCall<Input, Answer>(call: OfficeCall<Input, Answer>, input: Input): Asked<Answer> {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [call.address, input],
    queryFn: ({ signal }) => call(input, { signal }),
    placeholderData: keepPreviousData,
  });
  return { answer: data ?? null, error, isWaiting: isFetching, reload: () => void refetch() };
}
