import type { Locale } from '#kit/locale.ts';
import { appIcons, deviceFiles } from '#paths/device-files.ts';
import { inLocalePath, pageLinks } from '#paths/routes.ts';
import type { Services } from '#platform/services.ts';
import { themeColors } from '#ui/theme-colors.ts';
import { manifestTexts } from '../manifest-texts.ts';

/**
 * Maximum length: launchers truncate longer names (https://www.w3.org/TR/appmanifest/#short_name-member sets no limit; Android
 * shows about 12).
 */
const longestShortName = 12;

/** The whole name if it is short enough, else its first words that fit, else its first word. */
export function shortNameOf(name: string): string {
  const words = name.split(/\s+/);
  const fitting = words.map((_, index) => words.slice(0, words.length - index).join(' '));
  return fitting.find((some) => some.length <= longestShortName) ?? words[0] ?? name;
}

/**
 * The manifest in one language (https://www.w3.org/TR/appmanifest/). Both languages are the same installed site: `id` is the
 * same.
 */
export function manifestIn(
  locale: Locale,
  { siteName, presenterName, presenterSlug }: Pick<Services, 'siteName' | 'presenterName' | 'presenterSlug'>,
): object {
  const t = manifestTexts[locale];
  const links = pageLinks(locale, presenterSlug);
  const shortcut = (name: string, url: string) => ({ name, url });
  return {
    id: '/',
    name: siteName,
    short_name: shortNameOf(siteName),
    description: t.description(presenterName),
    lang: locale,
    dir: 'ltr',
    start_url: inLocalePath('/', locale),
    scope: '/',
    display: 'standalone',
    theme_color: themeColors.day,
    background_color: themeColors.day,
    categories: ['health', 'education'],
    icons: appIcons
      .filter(({ kind }) => kind !== 'apple')
      .map((icon) => ({
        src: deviceFiles.icon(icon),
        sizes: `${icon.size}x${icon.size}`,
        type: 'image/png',
        purpose: icon.kind === 'maskable' ? 'maskable' : 'any',
      })),
    shortcuts: [
      shortcut(t.search, links('search')),
      shortcut(t.dailies, `${links('start')}#dailies`),
      shortcut(t.course, links('home')),
    ],
  };
}
