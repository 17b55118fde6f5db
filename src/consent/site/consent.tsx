import { useEffect, useState, type ComponentType } from 'react';
import { englishReady } from '#kit/bilingual.ts';
import { reportLost } from '#ui/faults.ts';
import { useLocale } from '#ui/site.tsx';
import { whenIdle } from '#ui/when-idle.ts';
import { consentIn } from '../rules.ts';
import type { ConsentProps } from './consent-settings.tsx';

/** Nobody answered yet, or somebody agreed to what has to be started. */
function isNeeded(): boolean {
  const consent = consentIn(document.cookie);
  return !consent || consent.analytics;
}

/**
 * The consent (S4.14), once in the frame. It comes when the page has long been there and the browser has nothing else to do, or when the
 * reader asks for it; for everyone who refused it is next to nothing.
 */
export function Consent(props: ConsentProps) {
  const { isOpen, onClose } = props;
  const locale = useLocale();
  const [loaded, setLoaded] = useState<{ readonly Settings: ComponentType<ConsentProps> }>();
  useEffect(() => {
    if (loaded) return undefined;
    const load = async (): Promise<void> => {
      const { ConsentSettings } = await import('./consent-settings.tsx');
      if (locale === 'en') await englishReady();
      setLoaded({ Settings: ConsentSettings });
    };
    if (!isOpen) {
      return whenIdle(() => {
        if (isNeeded()) load().catch(() => {});
      });
    }
    // The connection is gone; the next press is to have its chance.
    load().catch(() => {
      reportLost();
      onClose();
    });
    return undefined;
  }, [loaded, isOpen, onClose, locale]);
  return loaded ? <loaded.Settings {...props} /> : null;
}
