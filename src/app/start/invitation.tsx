import { useEffect, useRef, useState, type ComponentType } from 'react';
import { GuideShell } from '#chatbot/site/door.tsx';
import type { Video } from '#catalog/contract.ts';
import { useLocale } from '#ui/site.tsx';
import { whenIdle } from '#ui/when-idle.ts';
import type { LiveGuideProps } from './guide.tsx';
import type { StartData } from './guide-data.ts';
import styles from '#chatbot/site/guide-place.module.css';

/** What was served stays as it is. One object: React writes anew what is another. */
const asServed = { __html: '' };

/** What peeks over the lower edge of a phone is not in view yet. */
const glimpse = { rootMargin: '-99px' };

type InvitationProps = { guide: StartData['guide']; highlights: readonly Video[] };

/**
 * The guide of the start page (S2.33). The server draws who it is; nothing of that is in the start's scripts. The guide comes as
 * a chunk of its own into what was served, once its place is in view and the browser has nothing else to do.
 */
export function Invitation({ guide, highlights }: InvitationProps) {
  const locale = useLocale();
  const place = useRef<HTMLDivElement>(null);
  const [Live, setLive] = useState<ComponentType<LiveGuideProps>>();
  useEffect(() => {
    const come = (): Promise<void> =>
      import('./guide.tsx')
        .then((live) => live.guideIn(locale))
        .then(
          (component) => setLive(() => component),
          // Without its code the page says who it is, and where one gets on without it.
          () => place.current?.setAttribute('data-silent', ''),
        );
    const seen = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      seen.disconnect();
      whenIdle(() => void come());
    }, glimpse);
    if (place.current) seen.observe(place.current);
    return () => seen.disconnect();
  }, [locale]);
  if (import.meta.env.SSR) {
    return (
      <div className={styles.place}>
        <div>{guide ? <GuideShell {...guide} /> : <i hidden />}</div>
      </div>
    );
  }
  return (
    <div className={styles.place}>
      <div ref={place} suppressHydrationWarning dangerouslySetInnerHTML={asServed} />
      {Live && <Live highlights={highlights} place={place} />}
    </div>
  );
}
