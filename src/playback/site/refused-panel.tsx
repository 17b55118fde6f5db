import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { VideoRequest } from '#catalog/site/door.tsx';
import { watchLink, type PageLinks } from '#paths/routes.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useLinks, useTexts } from '#ui/site.tsx';
import type { Outcome, WatchList } from '../rules.ts';
import { playbackTexts } from '../texts.ts';
import { learnFrom } from './positions.ts';
import styles from './refused-panel.module.css';
import type { Watching } from './use-watching.ts';

type Refused = Exclude<Outcome, { kind: 'video' }>;

/**
 * Where somebody goes who opened an address that names the list, as a press in that list leads there (S4.16): a visitor to the
 * login, for a day of a course to its order. Null where only the video is known; then the panel says why.
 */
function wayIn(open: VideoRequest, outcome: Refused, list: WatchList | null, links: PageLinks): string | null {
  if (outcome.kind === 'trouble') return null;
  if (outcome.type === 'exclusive' && open.playlist !== undefined) return links('login', { redirect: watchLink(links, open) });
  const isDay = outcome.type === 'coaching' && list?.videos.some(({ shortid }) => shortid === open.video);
  return isDay && list?.coaching ? links('shop.checkout', { shortid: list.coaching }) : null;
}

type RefusedPanelProps = {
  /** The requested video, to which a login leads back. */
  open: VideoRequest;
  outcome: Refused;
  /** The list that the address names, once it is known. */
  list: WatchList | null;
  isOpen: boolean;
  titleId: string;
  onRetry: () => void;
  onClose: () => void;
};

/** Explains in place of the picture why the video cannot be watched, and what can be done (S8.5). */
export function RefusedPanel({ open, outcome, list, isOpen, titleId, onRetry, onClose }: RefusedPanelProps) {
  const t = useTexts(playbackTexts);
  const links = useLinks();
  const navigate = useNavigate();
  const way = isOpen ? wayIn(open, outcome, list, links) : null;
  useEffect(() => {
    if (way !== null) void navigate(way, { replace: true });
  }, [navigate, way]);
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
