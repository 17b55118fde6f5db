import type { CSSProperties, KeyboardEvent, RefObject } from 'react';
import { Icon } from '#ui/icon.tsx';
import { useForeignLang, useLocale, useTexts } from '#ui/site.tsx';
import type { JourneyDay } from '../contract.ts';
import { courseTexts } from '../page-texts.ts';
import { type CourseProps, dayInWords, stateOf } from './course-days.ts';
import styles from './day-steps.module.css';

type DayStepsProps = {
  box: RefObject<HTMLDivElement | null>;
  panelId: string;
  days: readonly JourneyDay[];
  /** Null once all days are open. */
  today: number | null;
  chosen: number;
  videos: CourseProps['videos'];
  onChoose: (day: number) => void;
};

/** The target of an arrow key; undefined for other keys. */
const dayByKey = (key: string, day: number, last: number): number | undefined =>
  ({ ArrowRight: Math.min(day + 1, last), ArrowLeft: Math.max(day - 1, 1), Home: 1, End: last })[key];

/** The days as a horizontally scrolling path. A single tab stop; arrow keys move between days. */
export function DaySteps({ box, panelId, days, today, chosen, videos, onChoose }: DayStepsProps) {
  const t = useTexts(courseTexts);
  const walk = (event: KeyboardEvent<HTMLDivElement>): void => {
    const next = dayByKey(event.key, chosen, days.length);
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onChoose(next);
    event.currentTarget.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus({ preventScroll: true });
  };
  return (
    <div ref={box} className={styles.scroller}>
      <div className={styles.path} role="tablist" aria-label={t.path.label} tabIndex={-1} onKeyDown={walk}>
        <Line days={days.length} reached={days.filter(({ open }) => open).length} />
        {days.map((day) => (
          <Step
            key={day.day}
            day={day}
            video={videos.get(day.video)}
            isToday={day.day === today}
            isChosen={day.day === chosen}
            panelId={panelId}
            onChoose={onChoose}
          />
        ))}
      </div>
    </div>
  );
}

/** The path: solid up to the last open day, dotted from there on. */
function Line({ days, reached }: { days: number; reached: number }) {
  const { whole, gone } = pathOf(days, reached);
  return (
    <svg
      className={styles.line}
      style={{ '--days': days } as CSSProperties}
      viewBox={`0 0 ${days * 100} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={whole} className={styles.ahead} />
      <path d={gone} className={styles.gone} />
    </svg>
  );
}

type StepProps = Pick<DayStepsProps, 'panelId' | 'onChoose'> & {
  day: JourneyDay;
  video: { readonly short: string; readonly lang: 'de' | 'en' } | undefined;
  isToday: boolean;
  isChosen: boolean;
};

function Step({ day, video, isToday, isChosen, panelId, onChoose }: StepProps) {
  const t = useTexts(courseTexts);
  const lang = useForeignLang(video?.lang ?? 'de');
  const state = stateOf(day);
  return (
    <button
      type="button"
      role="tab"
      id={`${panelId}-${day.day}`}
      className={styles.step}
      style={{ '--rise': rise(day.day), '--seen': `${day.progress}%` } as CSSProperties}
      data-day={day.day}
      data-state={state}
      data-today={isToday || undefined}
      aria-selected={isChosen}
      aria-controls={panelId}
      aria-current={isToday ? 'date' : undefined}
      tabIndex={isChosen ? 0 : -1}
      onClick={() => onChoose(day.day)}
    >
      <span className={styles.disc}>
        <span className="visually-hidden">{t.day(day.day)}</span>
        <span aria-hidden="true">{day.day}</span>
        {(state === 'seen' || state === 'locked') && (
          <span className={styles.mark}>
            <Icon name={state === 'seen' ? 'check' : 'lock'} size={16} />
          </span>
        )}
      </span>
      <span className={styles.words}>
        <span className={styles.when}>
          <When day={day} isToday={isToday} />
        </span>
        <span className={styles.title} lang={lang}>
          {video?.short ?? day.title}
        </span>
      </span>
    </button>
  );
}

/** The state of a day in a word or two. */
function When({ day, isToday }: { day: JourneyDay; isToday: boolean }) {
  const t = useTexts(courseTexts);
  const locale = useLocale();
  const state = stateOf(day);
  if (state === 'locked') return day.opens_on ? t.path.from(dayInWords(day.opens_on, locale, 'short')) : t.path.later;
  const seen = { seen: t.path.done, begun: t.percent(day.progress), open: '' }[state];
  return [isToday ? t.today : '', seen].filter(Boolean).join(' · ') || t.day(day.day);
}

/** The vertical positions of the steps, from 0 (top) to 1: a gentle wave. */
const heights = [0.3, 0.62, 0.84, 0.66, 0.36, 0.16] as const;

/** The vertical position of step `day` (from 1), from 0 to 1. */
export const rise = (day: number): number => heights[(day - 1) % heights.length] ?? 0;

const at = (day: number): string => `${(day - 0.5) * 100} ${Math.round(rise(day) * 100)}`;

/** A curve through the centres of steps 1 to `last`, in boxes of 100 by 100: horizontal at each step, so that it is smooth. */
function curve(last: number): string {
  const bends = Array.from({ length: Math.max(0, last - 1) }, (_, index) => {
    const [from, to] = [index + 1, index + 2];
    const middle = (from + to - 1) * 50;
    return `C${middle} ${Math.round(rise(from) * 100)} ${middle} ${Math.round(rise(to) * 100)} ${at(to)}`;
  });
  return `M${at(1)}${bends.join('')}`;
}

/** The path of this many days as SVG: whole, and up to the last open day. */
export const pathOf = (days: number, reached: number): { whole: string; gone: string } => ({
  whole: curve(days),
  gone: curve(Math.max(1, Math.min(reached, days))),
});
