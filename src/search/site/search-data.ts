import type { SearchAnswer } from '../contract.ts';
import type { SearchCall } from './calls.ts';
import { textOf, wantedOf, type Wanted } from './wanted.ts';

/** The data of the search page. `answer` is null if nothing was searched for, or the search failed. */
export type SearchData = {
  /** The text as typed; may be too short to be searched for, or longer than the field shows. */
  readonly typed: string;
  readonly wanted: Wanted;
  readonly answer: SearchAnswer | null;
};

/** Runs a search; null if it is refused (S8.6). A lost connection throws. */
export async function answerFor(
  { query, ...narrowed }: Wanted,
  call: SearchCall,
  signal?: AbortSignal,
): Promise<SearchAnswer | null> {
  const answer = await call({ value: query, ...narrowed }, signal && { signal });
  return answer.ok ? answer.value : null;
}

/** The data of a URL before there are results. */
export const unanswered = ({ searchParams }: URL): SearchData => ({
  typed: textOf(searchParams.get('query') ?? ''),
  wanted: wantedOf(searchParams),
  answer: null,
});

/** The data of a URL. */
export async function searchData(address: URL, call: SearchCall): Promise<SearchData> {
  const data = unanswered(address);
  return data.wanted.query === '' ? data : { ...data, answer: await answerFor(data.wanted, call) };
}
