import { type RefObject, useCallback, useId, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '#ui/icon.tsx';
import { useTexts } from '#ui/site.tsx';
import type { Journey } from '../contract.ts';
import { courseTexts } from '../page-texts.ts';
import { type CourseProps, todayOf } from './course-days.ts';
import { DayPanel } from './day-panel.tsx';
import { DaySteps } from './day-steps.tsx';
import styles from './days.module.css';
import { daysId } from './places.ts';
import { useDrafts } from './use-drafts.ts';

/** The way through the course: thirty steps that one walks along, and the day that is chosen on it. It opens at today's. */
export function Days({ journey, shortid, videos }: CourseProps & { journey: Journey }) {
  const t = useTexts(courseTexts);
  const id = useId();
  const today = todayOf(journey);
  // Until a day is chosen it is today's, also when a new day comes.
  const [chosen, setChosen] = useState<number | null>(null);
  const drafts = useDrafts();
  const scroller = useScroller(today?.day ?? 1);
  const day = journey.days.find((one) => one.day === (chosen ?? today?.day)) ?? today;
  if (!today || !day) return null;
  return (
    <section id={daysId} className={styles.days} aria-labelledby={`${daysId}-title`} tabIndex={-1}>
      <header className={styles.head}>
        <h2 id={`${daysId}-title`}>{t.path.title(journey.days.length)}</h2>
        <Turns
          scroller={scroller}
          onToday={
            journey.over
              ? null
              : () => {
                  setChosen(null);
                  scroller.show(today.day);
                }
          }
        />
      </header>
      <DaySteps
        box={scroller.box}
        panelId={id}
        days={journey.days}
        today={journey.over ? null : today.day}
        chosen={day.day}
        videos={videos}
        onChoose={(next) => {
          setChosen(next);
          scroller.show(next);
        }}
      />
      <DayPanel
        key={day.day}
        id={id}
        journey={journey}
        day={day}
        video={videos.get(day.video)}
        coaching={shortid}
        isToday={day.day === today.day && !journey.over}
        drafts={drafts}
      />
    </section>
  );
}

/** Ways along the path: back to today's day, and from view to view. */
function Turns({ scroller, onToday }: { scroller: Scroller; onToday: (() => void) | null }) {
  const t = useTexts(courseTexts).path;
  return (
    <div className={styles.turns}>
      {onToday && (
        <button type="button" className={styles.toToday} onClick={onToday}>
          {t.toToday}
        </button>
      )}
      {/* For the pointer alone: with keys one walks from day to day, and the path follows. */}
      <span className={styles.arrows} aria-hidden="true">
        <button type="button" tabIndex={-1} title={t.back} onClick={() => scroller.turn(-1)}>
          <Icon name="arrow-left" size={22} />
        </button>
        <button type="button" tabIndex={-1} title={t.on} onClick={() => scroller.turn(1)}>
          <Icon name="arrow-right" size={22} />
        </button>
      </span>
    </div>
  );
}

export type Scroller = {
  readonly box: RefObject<HTMLDivElement | null>;
  /** Brings a day into the middle of the row. The page stays where it is. */
  readonly show: (day: number, behavior?: ScrollBehavior) => void;
  /** Nearly a whole view back or on. */
  readonly turn: (direction: 1 | -1) => void;
};

/** A row of days that opens at a day, without a movement that anybody could see. */
function useScroller(day: number): Scroller {
  const box = useRef<HTMLDivElement>(null);
  const show = useCallback((wanted: number, behavior: ScrollBehavior = 'smooth') => {
    const row = box.current;
    const step = row?.querySelector<HTMLElement>(`[data-day="${wanted}"]`);
    if (row && step) row.scrollTo({ left: step.offsetLeft - (row.clientWidth - step.offsetWidth) / 2, behavior });
  }, []);
  useLayoutEffect(() => show(day, 'instant'), [day, show]);
  const turn = useCallback((direction: 1 | -1) => {
    const row = box.current;
    row?.scrollBy({ left: direction * Math.max(row.clientWidth * 0.8, 200) });
  }, []);
  return { box, show, turn };
}
