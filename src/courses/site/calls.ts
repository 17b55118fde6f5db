import type { Api } from '#kit/endpoint.ts';
import type { Locale } from '#kit/locale.ts';
import type { Result } from '#kit/result.ts';
import { readMemberAnswer } from '#accounts/site/door.ts';
import type { CallInput } from '#paths/call-address.ts';
import { courseAddresses } from '#paths/shop-api.ts';
import { send } from '#ui/send.ts';
import { useLocale } from '#ui/site.tsx';
import type { courseEndpoints } from '../contract.ts';

/** The calls of members about their courses. */
export type CourseCalls = Api<typeof courseEndpoints>;

type Name = keyof typeof courseAddresses;
const call = async (name: Name, input: CallInput, locale: Locale): Promise<Result<unknown>> =>
  readMemberAnswer(name, await send(courseAddresses[name], input, { locale }), locale);

export const courseCalls = (locale: Locale): CourseCalls =>
  Object.fromEntries(
    Object.keys(courseAddresses).map((name) => [name, (input: CallInput) => call(name as Name, input, locale)]),
  ) as unknown as CourseCalls;

const calls = { de: courseCalls('de'), en: courseCalls('en') };

/** The calls in the page's language. */
export const useCourseCalls = (): CourseCalls => calls[useLocale()];
