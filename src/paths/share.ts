import type { Locale } from '#kit/locale.ts';
import { inLocalePath } from './routes.ts';

/** The page of a video for frames on other sites (S11.4), from a whole second on. */
export const embedPath = (video: string, locale: Locale, t = 0): string =>
  inLocalePath(`/embed/${video}${t > 0 ? `?t=${t}` : ''}`, locale);

/** The style of that page; no shortid has a dot. */
export const embedStylesheet = '/embed/style.css';

/** What a video is embedded with, for programs (https://oembed.com). */
export const oembedPath = '/oembed';
