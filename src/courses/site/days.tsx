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

/** The path through the course with the selected day below it. Opens at today's. */
export function Days({ journey, shortid, videos }: CourseProps & { journey: Journey }) {
  const t = useTexts(courseTexts);
  const id = useId();
  const today = todayOf(journey);
  // Until a day is selected it is today's, also when a new day comes.
  const [chosen, setChosen] = useState<number | null>(null);
  const drafts = useDrafts(shortid);
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

/** Controls of the path: back to today, and page by page. */
function Turns({ scroller, onToday }: { scroller: Scroller; onToday: (() => void) | null }) {
  const t = useTexts(courseTexts).path;
  return (
    <div className={styles.turns}>
      {onToday && (
        <button type="button" className={styles.toToday} onClick={onToday}>
          {t.toToday}
        </button>
      )}
      {/* For the mouse only: with the keyboard one moves from day to day, and the path scrolls along. */}
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
  /** Scrolls a day to the centre of the row, without scrolling the page. */
  readonly show: (day: number, behavior?: ScrollBehavior) => void;
  /** Scrolls by almost a full view. */
  readonly turn: (direction: 1 | -1) => void;
};

/** Scrolls a row to a day initially, without a visible movement. */
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
