import { Icon } from '#ui/icon.tsx';
import { machineDuration, shownDuration } from '#catalog/site/door.tsx';
import { useForeignLang, useLocale, useTexts } from '#ui/site.tsx';
import type { Journey, JourneyDay } from '../contract.ts';
import { courseTexts } from '../page-texts.ts';
import { dayInWords, stateOf, type CourseVideo } from './course-days.ts';
import { DayNote } from './day-note.tsx';
import { KeepOffline } from './keep-offline.tsx';
import { PlayDay, usePlayDay } from './play-day.tsx';
import type { Drafts } from './use-drafts.ts';
import styles from './days.module.css';

type DayPanelProps = {
  id: string;
  journey: Journey;
  day: JourneyDay;
  video: CourseVideo | undefined;
  /** Shortid. */
  coaching: string;
  isToday: boolean;
  drafts: Drafts;
};

/** The selected day: its video, or when it opens, and one's own note. */
export function DayPanel({ id, journey, day, video, coaching, isToday, drafts }: DayPanelProps) {
  const t = useTexts(courseTexts);
  const lang = useForeignLang(video?.lang ?? 'de');
  return (
    <div id={id} className={styles.panel} role="tabpanel" aria-labelledby={`${id}-${day.day}`} tabIndex={-1}>
      <div className={styles.day}>
        <p className={styles.eyebrow}>{isToday ? `${t.today} · ${t.day(day.day)}` : t.day(day.day)}</p>
        <h3 lang={lang}>{video?.short ?? day.title}</h3>
        {day.open ? (
          <>
            <Meta day={day} video={video} />
            {video && video.description !== '' && <p lang={lang}>{video.description}</p>}
            <Play journey={journey} day={day} coaching={coaching} />
            {journey.confirmed && <KeepOffline video={day.video} />}
          </>
        ) : (
          <Opens day={day} />
        )}
      </div>
      <DayNote coaching={coaching} day={day} drafts={drafts} />
    </div>
  );
}

function Meta({ day, video }: { day: JourneyDay; video: CourseVideo | undefined }) {
  const t = useTexts(courseTexts);
  if (!video) return null;
  const { text, unit } = shownDuration(video.duration);
  return (
    <p className={styles.meta}>
      <time dateTime={machineDuration(video.duration)}>{t[unit](text)}</time>
      {day.progress > 0 && ` · ${t.seen(day.progress)}`}
    </p>
  );
}

function Play({ journey, day, coaching }: { journey: Journey; day: JourneyDay; coaching: string }) {
  const t = useTexts(courseTexts);
  const play = usePlayDay(journey, day.video, coaching);
  const label = { locked: t.playDay, open: t.playDay, begun: t.goOnWithDay, seen: t.playAgain }[stateOf(day)](day.day);
  return (
    <PlayDay {...play} kind="quiet" icon={play.isGate ? 'arrow-up' : 'play'} className={styles.play}>
      {play.isGate ? t.toGate : label}
    </PlayDay>
  );
}

/** When a locked day opens (S7.5). */
function Opens({ day: { opens_on: opensOn } }: { day: JourneyDay }) {
  const t = useTexts(courseTexts).panel;
  const locale = useLocale();
  return (
    <p className={styles.opens}>
      <Icon name="lock" size={24} />
      <span>{opensOn === null ? t.opensAfterPause : t.opensOn(dayInWords(opensOn, locale))}</span>
    </p>
  );
}
