import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { englishReady } from '#kit/bilingual.ts';
import type { Locale } from '#kit/locale.ts';
import { currentFault, dismissFault, isLost, watchFaults, type Fault } from './faults.ts';
import { LostNote } from './lost-note.tsx';
import { useLocale } from './site.tsx';

type Popup = ComponentType<{ fault: Fault; onClose: () => void }>;

async function loadPopup(locale: Locale): Promise<Popup> {
  const { ErrorPopup } = await import('./error-popup.tsx');
  // Its texts are loaded with it.
  if (locale === 'en') await englishReady();
  return ErrorPopup;
}

/** The place of the popup of S8.3, mounted once in the app. It loads almost nothing until the first fault. */
export function ErrorPopups() {
  const locale = useLocale();
  const fault = useSyncExternalStore(watchFaults, currentFault, () => undefined);
  const [loaded, setLoaded] = useState<{ readonly Popup: Popup }>();
  const [isMissing, setMissing] = useState(false);
  const isWanted = fault !== undefined && !isLost(fault) && !loaded;
  useEffect(() => {
    if (!isWanted) return;
    loadPopup(locale).then(
      (Popup) => setLoaded({ Popup }),
      () => setMissing(true),
    );
  }, [isWanted, locale]);
  if (!fault) return null;
  if (loaded && !isLost(fault)) return <loaded.Popup fault={fault} onClose={dismissFault} />;
  // The popup itself could not be loaded: the connection is gone. Allow the next fault to try again.
  const over = (): void => {
    setMissing(false);
    dismissFault();
  };
  return isMissing || isLost(fault) ? <LostNote onOver={over} /> : null;
}
