import { useId } from 'react';
import { machineDuration, useDays, usePlayLink } from '#catalog/site/door.tsx';
import { clockTime } from '#playback/rules.ts';
import { ButtonLink } from '#ui/button.tsx';
import { useTexts } from '#ui/site.tsx';
import type { AnswerCard as Card } from '../contract.ts';
import { searchTexts } from '../page-texts.ts';
import styles from './answer-card.module.css';

/** Further sources are collapsed. */
const shownSources = 2;

/**
 * A reviewed statement that answers the question (S12.11), with its reviewer (S15.1): quoted, and no advice for one's own case.
 */
export function AnswerCard({ card }: { card: Card }) {
  const all = useTexts(searchTexts);
  const t = all.card;
  const id = useId();
  const [open, close] = all.quoted;
  const { title, sentence, see_doctor: seeDoctor } = card;
  return (
    <article className={styles.card} aria-labelledby={id}>
      <div className={styles.said}>
        <p className={styles.kind}>{t.kind}</p>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <blockquote className={styles.quote}>
          {open}
          {sentence}
          {close}
        </blockquote>
        <FromHere card={card} />
      </div>
      <div className={styles.aside}>
        {seeDoctor !== null && (
          <div className={styles.doctor}>
            <h3 className={styles.when}>{t.seeDoctor}</h3>
            <p>{seeDoctor}</p>
          </div>
        )}
        <Review card={card} />
        <p className={styles.general}>{t.general}</p>
      </div>
    </article>
  );
}

function FromHere({ card: { shortid, seconds } }: { card: Card }) {
  const t = useTexts(searchTexts).card;
  const play = usePlayLink({ video: shortid, t: seconds });
  const time = clockTime(seconds);
  return (
    <ButtonLink {...play} kind="quiet" icon="play" className={styles.from}>
      {t.from}{' '}
      <time className={styles.time} dateTime={machineDuration(time)}>
        {time}
      </time>
    </ButtonLink>
  );
}

function Review({ card: { reviewed_on: day, reviewer, sources } }: { card: Card }) {
  const t = useTexts(searchTexts).card;
  const days = useDays();
  const list = (
    <ul className={styles.list}>
      {sources.map(({ title, url }) => (
        <li key={url}>
          <a href={url} rel="noopener">
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <div className={styles.review}>
      <p>
        {t.reviewedOn} <time dateTime={day}>{days(day)}</time> {t.by} {reviewer}
      </p>
      {sources.length > shownSources ? (
        <details>
          <summary className={styles.summary}>
            {t.sources(sources.length)} ({sources.length})
          </summary>
          {list}
        </details>
      ) : (
        sources.length > 0 && (
          <div className={styles.sources}>
            <span>{t.sources(sources.length)}:</span>
            {list}
          </div>
        )
      )}
    </div>
  );
}
