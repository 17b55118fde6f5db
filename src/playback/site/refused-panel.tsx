import { watchLink } from '#paths/routes.ts';
import type { VideoRequest } from '#catalog/site/door.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useLinks, useTexts } from '#ui/site.tsx';
import type { Outcome } from '../rules.ts';
import { playbackTexts } from '../texts.ts';
import styles from './refused-panel.module.css';

type RefusedPanelProps = {
  /** What was to be watched: a login leads back to it. */
  open: VideoRequest;
  outcome: Exclude<Outcome, { kind: 'video' }>;
  titleId: string;
  onRetry: () => void;
  onClose: () => void;
};

/** Says in the picture's place why there is none, and what can be done (S8.5). */
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
