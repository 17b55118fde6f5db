import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { englishReady } from '#kit/bilingual.ts';
import { inLocalePath, patternOf, type RouteName } from '#paths/routes.ts';
import type { Dialog as DialogPart } from '#ui/dialog.tsx';
import { reportLost } from '#ui/faults.ts';
import { useIdentity, useLocale, useTexts } from '#ui/site.tsx';
import { cookiesOf, withoutMatomo } from '../cookie-rules.ts';
import { consentTexts } from '../dialog-texts.ts';
import { consentIn, type Analytics, type Consent } from '../rules.ts';
import { Choices, Decisions } from './choices.tsx';
import { ConsentPanel } from './consent-panel.tsx';
import type { Statistics } from './statistics.ts';

export type ConsentProps = {
  /** Whether the reader opened the settings from the footer. */
  isOpen: boolean;
  onClose: () => void;
  /** Where the statistics go, if there are any. */
  analytics: Analytics | null | undefined;
  routeName: RouteName;
};

/** The panel until a first-time visitor has answered, the dialog on request, and statistics for readers who agreed. */
export function ConsentSettings({ isOpen, onClose, analytics, routeName }: ConsentProps) {
  const [confirmed, confirm] = useConfirmedCookieCategories();
  useStatistics(confirmed?.analytics ? analytics : null, routeName);
  const answer = (consent: Consent): void => {
    confirm(consent);
    onClose();
  };
  if (isOpen) return <Popup confirmed={confirmed} onAnswer={answer} onClose={onClose} />;
  return confirmed ? null : <ConsentPanel onAnswer={answer} />;
}

/** `confirmedCookieCategories` (S3.16): follows the cookies, including changes made in another window. */
function useConfirmedCookieCategories(): readonly [Consent | null, (consent: Consent) => void] {
  const [confirmed, setConfirmed] = useState(() => consentIn(document.cookie));
  useEffect(() => {
    const look = (): void => setConfirmed(consentIn(document.cookie));
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  const confirm = useCallback((consent: Consent): void => {
    const removals = consent.analytics ? [] : withoutMatomo(document.cookie, location.hostname);
    for (const cookie of [...cookiesOf(consent, location.protocol === 'https:'), ...removals]) document.cookie = cookie;
    setConfirmed(consent);
  }, []);
  return [confirmed, confirm];
}

/** Statistics run only with consent and a place to send them to; withdrawing consent stops them at once. */
function useStatistics(analytics: ConsentProps['analytics'], routeName: ConsentProps['routeName']): void {
  const { presenterSlug } = useIdentity();
  const locale = useLocale();
  const { pathname } = useLocation();
  const [statistics, setStatistics] = useState<Statistics | null>(null);
  useEffect(() => {
    if (!analytics) return undefined;
    let isOver = false;
    let opened: Statistics | null = null;
    const open = async (): Promise<void> => {
      const { openStatistics } = await import('./statistics.ts');
      if (isOver) return;
      opened = openStatistics(analytics);
      setStatistics(opened);
    };
    open().catch(() => {});
    return () => {
      isOver = true;
      opened?.close();
      setStatistics(null);
    };
  }, [analytics]);
  useEffect(() => {
    const path = inLocalePath(patternOf(routeName, presenterSlug), locale);
    statistics?.view({ name: routeName, path, of: pathname });
  }, [statistics, pathname, routeName, presenterSlug, locale]);
}

type PopupProps = { confirmed: Consent | null; onAnswer: (consent: Consent) => void; onClose: () => void };

/** The settings as a dialog: focus stays inside until it is closed, then returns to the button that opened it. */
function Popup({ confirmed, onAnswer, onClose }: PopupProps) {
  const t = useTexts(consentTexts);
  const locale = useLocale();
  const [loaded, setLoaded] = useState<{ readonly Dialog: typeof DialogPart }>();
  useEffect(() => {
    const load = async (): Promise<void> => {
      const { Dialog } = await import('#ui/dialog.tsx');
      if (locale === 'en') await englishReady();
      setLoaded({ Dialog });
    };
    load().catch(() => {
      reportLost();
      onClose();
    });
  }, [locale, onClose]);
  if (!loaded) return null;
  return (
    <loaded.Dialog title={t.title} size="wide" onClose={onClose} actions={<Decisions onAnswer={onAnswer} />}>
      <Choices confirmed={confirmed} isExplained onAnswer={onAnswer} />
    </loaded.Dialog>
  );
}
