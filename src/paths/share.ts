import type { Locale } from '#kit/locale.ts';
import { inLocalePath } from './routes.ts';

/** The page of a video for embedding on other sites (S11.4), from a whole second on. */
export const embedPath = (video: string, locale: Locale, t = 0): string =>
  inLocalePath(`/embed/${video}${t > 0 ? `?t=${t}` : ''}`, locale);

/** The style sheet of that page; no shortid contains a dot. */
export const embedStylesheet = '/embed/style.css';

/** The oEmbed endpoint (https://oembed.com). */
export const oembedPath = '/oembed';
