import { useEffect, useState, type ComponentType } from 'react';
import { englishReady } from '#kit/bilingual.ts';
import { reportLost } from '#ui/faults.ts';
import { useLocale } from '#ui/site.tsx';
import { whenIdle } from '#ui/when-idle.ts';
import { consentIn } from '../rules.ts';
import type { ConsentProps } from './consent-settings.tsx';

/** Nobody has answered yet, or a category that was agreed to has to be started. */
function isNeeded(): boolean {
  const consent = consentIn(document.cookie);
  return !consent || consent.analytics;
}

/**
 * The consent dialog (S4.14), mounted once in the frame. It loads when the browser is idle or when the reader asks for it;
 * readers who refused load almost nothing.
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
    // The connection was lost; allow the next press to try again.
    load().catch(() => {
      reportLost();
      onClose();
    });
    return undefined;
  }, [loaded, isOpen, onClose, locale]);
  return loaded ? <loaded.Settings {...props} /> : null;
}
