import { callsOf } from '#kit/client.ts';
import { fail, ok, type Result } from '#kit/result.ts';
import type { SiteApi } from './api.ts';

/**
 * Call results of a previewed page (S10.8). On hydration the browser normally fetches a page's data again; for a draft that
 * would return the published version, so these results are embedded in the document.
 */
export type PreviewAnswers = {
  /** The URL they belong to, including the query with the token. */
  readonly at: string;
  readonly answers: Record<string, Result<unknown>>;
};

type Call = (input: unknown, ...rest: readonly unknown[]) => Promise<Result<unknown>>;

const keyOf = (name: string, input: unknown): string => `${name} ${JSON.stringify(input)}`;

/** Wraps each top-level call; grouped calls and properties that are not functions are left unchanged. */
const wrapped = (api: SiteApi, wrap: (name: string, call: Call) => Call): SiteApi =>
  callsOf<SiteApi, unknown>(api, (name, call) => (typeof call === 'function' ? wrap(name, call as Call) : call));

/** Records call results, on the server. */
export const recording = (api: SiteApi, answers: PreviewAnswers['answers']): SiteApi =>
  wrapped(api, (name, call) => async (input, ...rest) => {
    const answer = await call(input, ...rest);
    answers[keyOf(name, input)] = answer.ok ? ok(answer.value) : fail(answer.code, answer.body);
    return answer;
  });

/** Replays recorded results in the browser; other calls are made as usual. */
export const replaying = (api: SiteApi, { answers }: PreviewAnswers): SiteApi =>
  wrapped(api, (name, call) => (input, ...rest) => {
    const known = answers[keyOf(name, input)];
    return known ? Promise.resolve(known) : call(input, ...rest);
  });

/** The query parameter that selects a draft. */
export const previewOf = (url: URL): string | null => url.searchParams.get('preview');
