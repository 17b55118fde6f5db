import { useEffect, useRef, useState, type ComponentType } from 'react';
import { GuideShell } from '#chatbot/site/door.tsx';
import type { Video } from '#catalog/contract.ts';
import { useLocale } from '#ui/site.tsx';
import { whenIdle } from '#ui/when-idle.ts';
import type { LiveGuideProps } from './guide.tsx';
import type { StartData } from './guide-data.ts';
import styles from '#chatbot/site/guide-place.module.css';

/** Keeps the server-rendered HTML. A constant, because React rewrites the content if the object changes. */
const asServed = { __html: '' };

/** A part just above the lower edge of a phone's screen does not count as in view. */
const glimpse = { rootMargin: '-99px' };

type InvitationProps = { guide: StartData['guide']; highlights: readonly Video[] };

/**
 * The start page's guide (S2.33). The server renders its introduction, none of which is in the start chunk. The guide itself is
 * a separate chunk, loaded into the server-rendered shell once it is in view and the browser is idle.
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
          // If its code cannot be loaded, the page says so and offers alternatives.
          () => place.current?.setAttribute('data-silent', ''),
        );
    // Some extensions take it away, so that nobody sees where one looks.
    if (!('IntersectionObserver' in window)) return whenIdle(() => void come());
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
