import { memberTransport } from '#accounts/site/door.ts';
import { createClient, type Api } from '#kit/client.ts';
import type { Locale } from '#kit/locale.ts';
import { courseAddresses } from '#paths/shop-api.ts';
import { useLocale } from '#ui/site.tsx';
import type { courseEndpoints } from '../contract.ts';

/** The calls of members about their courses. */
export type CourseCalls = Api<typeof courseEndpoints>;

export const courseCalls = (locale: Locale): CourseCalls =>
  createClient<typeof courseEndpoints>(courseAddresses, memberTransport(locale));

const calls = { de: courseCalls('de'), en: courseCalls('en') };

/** The calls in the page's language. */
export const useCourseCalls = (): CourseCalls => calls[useLocale()];
