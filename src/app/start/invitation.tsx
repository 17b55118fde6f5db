import { useEffect, useRef, useState, useSyncExternalStore, type ComponentType } from 'react';
import { GuideShell } from '#chatbot/site/door.tsx';
import type { Video } from '#catalog/contract.ts';
import { useLocale } from '#ui/site.tsx';
import { whenIdle } from '#ui/when-idle.ts';
import type { StartData } from './guide-data.ts';
// What the server drew is styled before the rest of the guide comes.
import '#chatbot/site/guide-shell.module.css';
import styles from './invitation.module.css';

/** What was served stays as it is until the guide itself is there. One object: React writes anew what is another. */
const asServed = { __html: '' };
const never = () => () => {};

type InvitationProps = { guide: StartData['guide']; highlights: readonly Video[] };

/**
 * The guide of the start page (S2.33). The server draws who it is; nothing of that is in the start's scripts. The guide
 * comes as a chunk of its own, once its place is in view and the browser has nothing else to do.
 */
export function Invitation({ guide, highlights }: InvitationProps) {
  const locale = useLocale();
  const place = useRef<HTMLDivElement>(null);
  const [Live, setLive] = useState<ComponentType<{ highlights: readonly Video[] }>>();
  const [isServed] = useState(
    useSyncExternalStore(
      never,
      () => false,
      () => true,
    ),
  );
  useEffect(() => {
    let cancel: (() => void) | undefined;
    const come = async (): Promise<void> => {
      const { guideIn } = await import('./guide.tsx');
      const component = await guideIn(locale);
      if (cancel) setLive(() => component);
    };
    const seen = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      seen.disconnect();
      // Without its code the page says who it is, and where one gets on without it.
      cancel = whenIdle(() => void come().catch(() => place.current?.setAttribute('data-silent', '')));
    });
    if (place.current) seen.observe(place.current);
    return () => {
      seen.disconnect();
      cancel?.();
      cancel = undefined;
    };
  }, [locale]);
  if (import.meta.env.SSR) {
    return (
      <div className={styles.invitation}>
        <div>{guide && <GuideShell {...guide} />}</div>
      </div>
    );
  }
  return (
    <div className={styles.invitation} data-new={!isServed || undefined}>
      {Live ? <Live highlights={highlights} /> : <div ref={place} suppressHydrationWarning dangerouslySetInnerHTML={asServed} />}
    </div>
  );
}
