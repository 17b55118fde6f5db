import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { englishReady } from '#kit/bilingual.ts';
import type { Locale } from '#kit/locale.ts';
import { currentFault, dismissFault, isLost, watchFaults, type Fault } from './faults.ts';
import { LostNote } from './lost-note.tsx';
import { useLocale } from './site.tsx';

type Popup = ComponentType<{ fault: Fault; onClose: () => void }>;

async function loadPopup(locale: Locale): Promise<Popup> {
  const { ErrorPopup } = await import('./error-popup.tsx');
  // Its texts came with it.
  if (locale === 'en') await englishReady();
  return ErrorPopup;
}

/** Where the popup of S8.3 appears; once in the app. Until the first fault it is next to nothing. */
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
  // Not even the popup can be had: the connection is gone, and the next fault is to have its chance.
  const over = (): void => {
    setMissing(false);
    dismissFault();
  };
  return isMissing || isLost(fault) ? <LostNote onOver={over} /> : null;
}
