import { useEffect, useState } from 'react';
import type { User } from '#accounts/contract.ts';
import type { Video } from '#catalog/contract.ts';
import { useJourney } from '#courses/site/door.ts';
import { VideoTile } from '#catalog/site/door.tsx';
import { UnfinishedRow } from '#playback/site/unfinished-row.tsx';
import { fetchUnfinished } from '#playback/site/position-calls.ts';
import { ButtonLink } from '#ui/button.tsx';
import { PageSection } from '#ui/section.tsx';
import { useLinks, useLocale, useTexts } from '#ui/site.tsx';
import { CourseStanding } from '../site/course-standing.tsx';
import { homeTexts } from '../site/home-texts.ts';
import styles from './own-start.module.css';

export type OwnProps = { readonly user: User; readonly daily: Video | undefined };

/** The current day of each course, the latest daily, and unfinished videos. */
export function OwnParts({ user, daily }: OwnProps) {
  const t = useTexts(homeTexts);
  const courses = user.coachings.filter(({ status }) => status === 'succeeded');
  const unfinished = useUnfinished();
  return (
    <>
      {(courses.length > 0 || daily) && (
        <PageSection title={t.today} hue="coaching">
          <ul className={styles.today}>
            {courses.map(({ shortid, slug, title }) => (
              <li key={shortid} className={styles.course}>
                <h3 className={styles.title}>{title}</h3>
                <CourseStanding shortid={shortid} title={title} />
                <ToCourse shortid={shortid} slug={slug} title={title} />
              </li>
            ))}
            {daily && (
              <li className={styles.daily} data-hue="feelgood">
                <h3 className={styles.title}>{t.daily}</h3>
                <VideoTile video={daily} daily size="s" />
              </li>
            )}
          </ul>
        </PageSection>
      )}
      <UnfinishedRow videos={unfinished} />
    </>
  );
}

function ToCourse({ shortid, slug, title }: { shortid: string; slug: string; title: string }) {
  const t = useTexts(homeTexts);
  const journey = useJourney(shortid);
  const hasToday = !journey?.over && !journey?.paused;
  return (
    <ButtonLink to={useLinks()('presenter.coaching.detail', { slug })} icon="arrow-right" iconAfter>
      {hasToday ? t.toToday : t.toCourse}
      <span className="visually-hidden">: {title}</span>
    </ButtonLink>
  );
}

/** The member's unfinished videos; empty until loaded, and on failure. */
function useUnfinished(): readonly Video[] {
  const locale = useLocale();
  const [videos, setVideos] = useState<readonly Video[]>([]);
  useEffect(() => {
    let isCurrent = true;
    void fetchUnfinished(locale).then((found) => isCurrent && setVideos(found));
    return () => {
      isCurrent = false;
    };
  }, [locale]);
  return videos;
}
