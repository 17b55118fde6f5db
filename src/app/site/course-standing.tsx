import { useEffect } from 'react';
import { loadJourney, Progress, useJourney } from '#courses/site/door.ts';
import { useLocale, useTexts } from '#ui/site.tsx';
import { homeTexts } from './home-texts.ts';
import styles from './home.module.css';

/** Progress in a course, and its current day (S13.2). Space is reserved until it is loaded. */
export function CourseStanding({ shortid, title }: { shortid: string; title: string }) {
  const t = useTexts(homeTexts);
  const locale = useLocale();
  const journey = useJourney(shortid);
  useEffect(() => {
    // On failure the card simply links to the course.
    loadJourney(shortid, locale).catch(() => {});
  }, [shortid, locale]);
  return (
    <div className={styles.standing}>
      {journey && (
        <>
          <p>{journey.over ? t.allDaysOpen : journey.paused ? t.pausedAt(journey.today) : t.todayIs(journey.today)}</p>
          <Progress percent={journey.progress} label={t.progress(title.replaceAll('\u00AD', ''))} />
        </>
      )}
    </div>
  );
}
