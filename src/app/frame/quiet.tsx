import { useEffect, useState } from 'react';
import { englishReady } from '#kit/bilingual.ts';
import type { Locale } from '#kit/locale.ts';
import { quietSwitch } from '#ui/quiet.ts';
import { useLocale } from '#ui/site.tsx';
import type { QuietBar as Bar } from './quiet-bar.tsx';

type Part = typeof Bar;

const here: { [L in Locale]?: Part } = {};

/** The bar of quiet mode (S19.5), whose code comes to whoever uses it. Where it cannot be had, the switch in the footer is still there. */
export function LateQuietBar({ mainId }: { mainId: string }) {
  const isQuiet = quietSwitch.use() === true;
  const locale = useLocale();
  const [, setLoaded] = useState<Locale | null>(null);
  useEffect(() => {
    if (!isQuiet || here[locale]) return undefined;
    let isOver = false;
    const load = async (): Promise<void> => {
      const { QuietBar } = await import('./quiet-bar.tsx');
      if (locale === 'en') await englishReady();
      here[locale] = QuietBar;
      if (!isOver) setLoaded(locale);
    };
    load().catch((error: unknown) => console.info('The bar of quiet mode could not be loaded.', error));
    return () => {
      isOver = true;
    };
  }, [isQuiet, locale]);
  const QuietBar = here[locale];
  return isQuiet && QuietBar ? <QuietBar mainId={mainId} /> : null;
}
