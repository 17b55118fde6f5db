import type { Api } from '#kit/endpoint.ts';
import type { Locale } from '#kit/locale.ts';
import { fail, type Result } from '#kit/result.ts';
import { currentMember, csrfToken, sessionLost } from '#accounts/site/door.ts';
import { courseAddresses } from '#paths/shop-api.ts';
import { readAnswer } from '#ui/read-answer.ts';
import { useLocale } from '#ui/site.tsx';
import type { courseEndpoints } from '../contract.ts';

/** The calls of members about their courses. */
export type CourseCalls = Api<typeof courseEndpoints>;

type Name = keyof typeof courseAddresses;
type Input = Readonly<Record<string, unknown>>;

/** Asks without telling the reader of what goes wrong. `keepalive` lets a call outlive its page. */
export async function send(name: Name, input: Input, locale: Locale, keepalive = false): Promise<Response> {
  const [method = 'GET', pattern = ''] = courseAddresses[name].split(' ');
  const body: Record<string, unknown> = { ...input };
  const path = pattern.replace(/:(\w+)/g, (_, key: string) => {
    delete body[key];
    return encodeURIComponent(String(input[key]));
  });
  const headers = { 'X-Language': locale, Accept: 'application/json' };
  if (method === 'GET') return fetch(path, { headers });
  return fetch(path, {
    method,
    keepalive,
    headers: { ...headers, 'Content-Type': 'application/json', 'X-XSRF-TOKEN': await csrfToken() },
    body: JSON.stringify(body),
  });
}

async function call(name: Name, input: Input, locale: Locale): Promise<Result<unknown>> {
  const response = await send(name, input, locale);
  if (currentMember() && (response.status === 401 || response.status === 419)) {
    sessionLost(response.status, locale);
    return fail(response.status === 401 ? 'unauthenticated' : 'session-expired', await response.json());
  }
  return readAnswer(name, response);
}

export const courseCalls = (locale: Locale): CourseCalls =>
  Object.fromEntries(
    Object.keys(courseAddresses).map((name) => [name, (input: Input) => call(name as Name, input, locale)]),
  ) as unknown as CourseCalls;

const calls = { de: courseCalls('de'), en: courseCalls('en') };

/** The calls in the page's language. */
export const useCourseCalls = (): CourseCalls => calls[useLocale()];
