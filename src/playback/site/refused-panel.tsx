import { useCallback, useEffect, useState } from 'react';
import type { VideoRequest } from '#catalog/site/door.tsx';
import { watchLink } from '#paths/routes.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useLinks, useTexts } from '#ui/site.tsx';
import type { Outcome } from '../rules.ts';
import { playbackTexts } from '../texts.ts';
import { learnFrom } from './positions.ts';
import styles from './refused-panel.module.css';
import type { Watching } from './use-watching.ts';

type RefusedPanelProps = {
  /** The requested video, to which a login leads back. */
  open: VideoRequest;
  outcome: Exclude<Outcome, { kind: 'video' }>;
  titleId: string;
  onRetry: () => void;
  onClose: () => void;
};

/** Explains in place of the picture why the video cannot be watched, and what can be done (S8.5). */
export function RefusedPanel({ open, outcome, titleId, onRetry, onClose }: RefusedPanelProps) {
  const t = useTexts(playbackTexts);
  const links = useLinks();
  const isLost = outcome.kind === 'trouble';
  const coaching = !isLost && (outcome.type === 'coaching' || outcome.type === 'locked') ? outcome.slug : null;
  const why = isLost ? t.trouble : outcome.type === 'locked' ? t.locked(outcome.opensOn) : t.errors[outcome.type];
  return (
    <div className={styles.panel} role="alert">
      <Icon name={isLost || outcome.type === 'notfound' ? 'info' : 'lock'} size={36} />
      <h2 id={titleId} className={styles.text}>
        {why}
      </h2>
      <div className={styles.ways}>
        {isLost && <Button onClick={onRetry}>{t.retry}</Button>}
        {!isLost && outcome.type === 'exclusive' && (
          <ButtonLink to={links('login', { redirect: watchLink(links, open) })}>{t.toLogin}</ButtonLink>
        )}
        {!isLost && outcome.type === 'notfound' && (
          <>
            <ButtonLink to={links('search')}>{t.toSearch}</ButtonLink>
            <ButtonLink to={links('health')} kind="quiet">
              {t.toTopics}
            </ButtonLink>
          </>
        )}
        {coaching !== null && <ButtonLink to={links('presenter.coaching.detail', { slug: coaching })}>{t.toCoaching}</ButtonLink>}
        <Button kind="quiet" className={styles.back} onClick={onClose}>
          {t.back}
        </Button>
      </div>
    </div>
  );
}

type Known = { readonly of: Watching; readonly outcome: Outcome };

/**
 * The outcome if it is there before the first render, so that the stream starts before `showModal`, which recalculates the style of the
 * whole page. Not if it has a stored position: that is learnt in an effect first.
 */
function knownEarly(watching: Watching): Known | null {
  const outcome = watching.arrived();
  if (!outcome || (outcome.kind === 'video' && outcome.video.stopped)) return null;
  return { of: watching, outcome };
}

/** The outcome of the opened video; null while it loads. A stream that fails later changes it. */
export function useOutcome(watching: Watching): { outcome: Outcome | null; fail: (outcome: Outcome) => void } {
  const [known, setKnown] = useState(() => knownEarly(watching));
  useEffect(() => {
    let isCurrent = true;
    const know = (outcome: Outcome): void => {
      if (!isCurrent) return;
      // Before playback, since it determines the start.
      if (outcome.kind === 'video') learnFrom(outcome.video);
      setKnown({ of: watching, outcome });
    };
    void watching.outcome.then(know);
    return () => {
      isCurrent = false;
    };
  }, [watching]);
  const fail = useCallback((outcome: Outcome) => setKnown({ of: watching, outcome }), [watching]);
  return { outcome: known?.of === watching ? known.outcome : null, fail };
}
