import { useMember } from '#accounts/site/door.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Notice } from '#ui/notice.tsx';
import { Picture } from '#ui/picture.tsx';
import { useForeignLang, useTexts } from '#ui/site.tsx';
import { StatusRegion } from '#ui/status.tsx';
import type { Journey } from '../contract.ts';
import { courseTexts } from '../page-texts.ts';
import { certificateFrom } from '../rules.ts';
import { type CourseProps, stateOf, todayOf } from './course-days.ts';
import { CourseSettings } from './course-settings.tsx';
import { HealthConsent } from './health-consent.tsx';
import styles from './course.module.css';
import { Days } from './days.tsx';
import { Gate } from './gate.tsx';
import { OfflineFilms } from './keep-offline.tsx';
import { useJourney } from './journeys.ts';
import { goTo, settingsId } from './places.ts';
import { PlayDay, usePlayDay } from './play-day.tsx';
import { Progress } from './progress.tsx';

/* The owner's parts of a course's page (S13.2). They replace the parts of the offer in the same places, so that nothing jumps. */

/** Above the title: the current day. */
export function CourseKind({ shortid }: CourseProps) {
  const t = useTexts(courseTexts);
  const journey = useJourney(shortid);
  if (!journey) return null;
  const { days, today, over, paused } = journey;
  if (over) return t.allOpen(days.length);
  return paused ? t.pausedAt(today, days.length) : t.dayOf(today, days.length);
}

/** In place of the picture: today's video. */
export function CourseStage(props: CourseProps) {
  const journey = useJourney(props.shortid);
  return journey ? <Today {...props} journey={journey} /> : null;
}

function Today({ shortid, videos, journey }: CourseProps & { journey: Journey }) {
  const t = useTexts(courseTexts);
  const today = todayOf(journey);
  const video = videos.get(today?.video ?? '');
  const lang = useForeignLang(video?.lang ?? 'de');
  const play = usePlayDay(journey, today?.video ?? '', shortid);
  if (!today) return null;
  return (
    <div className={styles.today}>
      <Picture
        src={video?.poster ?? ''}
        processed={video?.processed ?? false}
        color={video?.color}
        sizes="(max-width: 1023px) 92vw, 780px"
        first
        className={styles.poster}
      />
      <PlayDay {...play} className={styles.todayLink}>
        <span className={styles.disc}>
          <Icon name={play.isGate ? 'arrow-down' : 'play'} size={26} />
        </span>
        <span className={styles.todayWords}>
          <span className={styles.eyebrow}>{journey.over ? t.day(today.day) : `${t.today} · ${t.day(today.day)}`}</span>
          <span className={styles.todayTitle} lang={lang}>
            {video?.short ?? today.title}
          </span>
        </span>
      </PlayDay>
    </div>
  );
}

/** Below the title: a greeting, the progress, and the next step. */
export function CourseWords({ shortid }: CourseProps) {
  const t = useTexts(courseTexts);
  const member = useMember();
  const journey = useJourney(shortid);
  const today = journey && todayOf(journey);
  const play = usePlayDay(journey, today?.video ?? '', shortid);
  if (!journey || !today) return null;
  const label = { locked: t.playDay, open: t.playDay, begun: t.goOnWithDay, seen: t.playAgain }[stateOf(today)](today.day);
  return (
    <div className={styles.words}>
      <p className={styles.greeting}>{t.greeting(member?.name ?? '')}</p>
      <Progress percent={journey.progress} label={t.progress} />
      <div className={styles.ways}>
        <PlayDay {...play} icon={play.isGate ? 'arrow-down' : 'play'}>
          {play.isGate ? t.toGate : label}
        </PlayDay>
        {journey.download && (
          <ButtonLink href={journey.download.href} kind="quiet" icon="download">
            {journey.download.label || t.download}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

/** In place of the offer: contraindications, days, certificate and settings. */
export function CourseRest(props: CourseProps) {
  const journey = useJourney(props.shortid);
  const member = useMember();
  if (!journey) return null;
  return (
    <>
      {!journey.confirmed && <Gate journey={journey} lang={props.lang} />}
      {journey.paused && <PausedNotice />}
      {(journey.over || journey.certificate) && <CourseEnd journey={journey} />}
      {/* Unsaved notes are one member's, of one course. */}
      <Days key={`${member?.id} ${props.shortid}`} {...props} journey={journey} />
      <OfflineFilms />
      {!journey.over && <CourseSettings journey={journey} />}
      <HealthConsent journey={journey} />
      <StatusRegion />
    </>
  );
}

/** The certificate (S13.4), from the last day on; after it, what is missing for it. */
export function CourseEnd({ journey: { certificate } }: { journey: Journey }) {
  const t = useTexts(courseTexts).certificate;
  return (
    <div className={styles.inset}>
      {certificate ? (
        <Notice icon="check" title={t.title}>
          <p>{t.text}</p>
          <div className={styles.noticeWays}>
            <ButtonLink href={certificate} icon="download">
              {t.open}
            </ButtonLink>
          </div>
        </Notice>
      ) : (
        <Notice icon="sparkle" title={t.notYetTitle}>
          <p>{t.notYet(certificateFrom)}</p>
        </Notice>
      )}
    </div>
  );
}

/** Says that the course is paused, with a button to resume. */
export function PausedNotice() {
  const t = useTexts(courseTexts).settings;
  return (
    <div className={styles.inset}>
      <Notice icon="clock">
        <p>
          {t.pausedNotice}{' '}
          <a
            href={`#${settingsId}`}
            onClick={(event) => {
              event.preventDefault();
              goTo(settingsId);
            }}
          >
            {t.toGoOn}
          </a>
        </p>
      </Notice>
    </div>
  );
}
