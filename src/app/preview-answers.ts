import { callsOf } from '#kit/client.ts';
import { fail, ok, type Result } from '#kit/result.ts';
import type { SiteApi } from './api.ts';

/**
 * What the calls of a previewed page answered (S10.8). Everything else that a page is made of is asked for anew when the script
 * takes it over; of a draft that would bring what is published, so these answers come with the document.
 */
export type PreviewAnswers = {
  /** The address that they are of, with its query: the token stands in it. */
  readonly at: string;
  readonly answers: Record<string, Result<unknown>>;
};

type Call = (input: unknown, ...rest: readonly unknown[]) => Promise<Result<unknown>>;

const keyOf = (name: string, input: unknown): string => `${name} ${JSON.stringify(input)}`;

/** The same calls but for those in groups, each wrapped; what is no call of the browser's own is left as it is. */
const wrapped = (api: SiteApi, wrap: (name: string, call: Call) => Call): SiteApi =>
  callsOf<SiteApi, unknown>(api, (name, call) => (typeof call === 'function' ? wrap(name, call as Call) : call));

/** Notes what the calls answer, on the server. */
export const recording = (api: SiteApi, answers: PreviewAnswers['answers']): SiteApi =>
  wrapped(api, (name, call) => async (input, ...rest) => {
    const answer = await call(input, ...rest);
    answers[keyOf(name, input)] = answer.ok ? ok(answer.value) : fail(answer.code, answer.body);
    return answer;
  });

/** Answers what was noted, in the browser; what was not is asked for as ever. */
export const replaying = (api: SiteApi, { answers }: PreviewAnswers): SiteApi =>
  wrapped(api, (name, call) => (input, ...rest) => {
    const known = answers[keyOf(name, input)];
    return known ? Promise.resolve(known) : call(input, ...rest);
  });

/** The query value by which an address shows a draft. */
export const previewOf = (url: URL): string | null => url.searchParams.get('preview');
