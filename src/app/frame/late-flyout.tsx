import { useEffect, useState, type ComponentProps } from 'react';
import { englishReady } from '#kit/bilingual.ts';
import type { Locale } from '#kit/locale.ts';
import { useLocale, useTexts } from '#ui/site.tsx';
import { appTexts } from '../texts.ts';
import type { Flyout as FlyoutPart } from './flyouts.tsx';
import styles from './navigation.module.css';

type Part = typeof FlyoutPart;

const here: { [L in Locale]?: Part } = {};

/** Loads the flyouts and their texts, which are not in the start chunk. */
export async function loadFlyouts(locale: Locale): Promise<Part> {
  const { Flyout } = await import('./flyouts.tsx');
  if (locale === 'en') await englishReady();
  here[locale] = Flyout;
  return Flyout;
}

/** A lazily loaded flyout. On failure it shows an error, and the next one that opens retries. */
export function LateFlyout(props: ComponentProps<Part>) {
  const t = useTexts(appTexts).flyout;
  const locale = useLocale();
  const [asked, setAsked] = useState<'open' | 'done' | 'failed'>('open');
  const Flyout = here[locale];
  useEffect(() => {
    // By what was drawn: it may have been loaded since then, which nothing would draw.
    if (Flyout) return undefined;
    let isOver = false;
    const end = (state: 'done' | 'failed') => (): void => {
      if (!isOver) setAsked(state);
    };
    loadFlyouts(locale).then(end('done'), end('failed'));
    return () => {
      isOver = true;
    };
  }, [locale, Flyout]);
  if (Flyout) return <Flyout {...props} />;
  return asked === 'failed' ? <output className={styles.failed}>{t.failed}</output> : null;
}
