import type { Locale } from '#kit/locale.ts';
import { inLocalePath } from './routes.ts';

/**
 * `app` is the mark by itself, `maskable` on a ground that may be cut to any shape, `apple` for the home screen of iOS, `logo` stands
 * beside the name of the site.
 */
export type AppIcon = { readonly kind: 'app' | 'maskable' | 'apple' | 'logo'; readonly size: number };

export const appleIcon: AppIcon = { kind: 'apple', size: 180 };

/** Every icon of the installed site, in pixels. */
export const appIcons: readonly AppIcon[] = [
  { kind: 'app', size: 192 },
  { kind: 'app', size: 512 },
  { kind: 'maskable', size: 192 },
  { kind: 'maskable', size: 512 },
  appleIcon,
];

/** For screens with one, and with two or three pixels each. */
export const logoIcons = { small: { kind: 'logo', size: 48 }, large: { kind: 'logo', size: 128 } } as const satisfies Record<
  string,
  AppIcon
>;

/** What makes the site installable and readable offline (S17.4). */
export const deviceFiles = {
  manifest: (locale: Locale) => inLocalePath('/manifest.webmanifest', locale),
  icon: ({ kind, size }: AppIcon) => `/icons/${kind}-${size}.png`,
  /** The service worker. Its scope is everything below its own folder. */
  worker: '/sw.js',
  /** What stands in for a page that cannot be had. */
  offline: (locale: Locale) => inLocalePath('/offline', locale),
  /** Where films that are kept on the device are played, also without a connection (S13.7). */
  films: (locale: Locale) => inLocalePath('/offline/filme', locale),
  filmsScript: '/offline/films.js',
  offlineStylesheet: '/offline/style.css',
  offlineScript: '/offline/again.js',
  /** Forms of the offline page, which the worker answers: keeps pages that are read from now on; removes all that is kept. */
  keep: '/offline/keep',
  forget: '/offline/forget',
} as const;
