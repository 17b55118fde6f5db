import type { SearchAnswer } from '../contract.ts';
import type { SearchCall } from './calls.ts';
import { textOf, wantedOf, type Wanted } from './wanted.ts';

/** What the search page is made of. `answer` is null where nothing was searched for, or nothing came of it. */
export type SearchData = {
  /** What was typed; may be too short to be searched for, or longer than what the field shows. */
  readonly typed: string;
  readonly wanted: Wanted;
  readonly answer: SearchAnswer | null;
};

/** Searches for what is wanted; null where the answer is a refusal (S8.6). A lost connection throws. */
export async function answerFor(
  { query, ...narrowed }: Wanted,
  call: SearchCall,
  signal?: AbortSignal,
): Promise<SearchAnswer | null> {
  const answer = await call({ value: query, ...narrowed }, signal && { signal });
  return answer.ok ? answer.value : null;
}

/** What the page at an address shows as long as nothing is found. */
export const unanswered = ({ searchParams }: URL): SearchData => ({
  typed: textOf(searchParams.get('query') ?? ''),
  wanted: wantedOf(searchParams),
  answer: null,
});

/** What the page at an address shows. */
export async function searchData(address: URL, call: SearchCall): Promise<SearchData> {
  const data = unanswered(address);
  return data.wanted.query === '' ? data : { ...data, answer: await answerFor(data.wanted, call) };
}
