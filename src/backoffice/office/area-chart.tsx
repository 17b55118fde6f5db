import { useState, type PointerEvent } from 'react';
import { languageTag, type Locale } from '#kit/locale.ts';
import { dayText, useOfficeLocale } from '#desk/office/door.tsx';
import { ticksOf, type DaySum } from '../rules.ts';
import styles from './area-chart.module.css';

type Props = {
  readonly days: readonly DaySum[];
  readonly show: (value: number) => string;
  /** The unit of the scale, and its minimum range. */
  readonly unit: number;
  readonly least: number;
};

/** Day and month: '22.11.' or '22/11'. */
const dayInYear = (day: string, locale: Locale): string =>
  new Date(day).toLocaleDateString(languageTag(locale), { day: '2-digit', month: '2-digit', timeZone: 'UTC' });

/** Maximum number of labelled days. */
const named = 5;

/**
 * Daily sums as an area chart over a scale that starts at 0, or below. Purely visual: its user provides the same data as text or
 * a table.
 */
export function AreaChart({ days, show, unit, least }: Props) {
  const locale = useOfficeLocale();
  const [pointed, setPointed] = useState<number | null>(null);
  const last = days.length - 1;
  const ticks = ticksOf(
    days.map(({ value }) => value),
    least,
    unit,
  );
  const [low = 0, high = 1] = [ticks.at(0), ticks.at(-1)];
  /** Both in per cent of the plot, from its left and top. */
  const x = (place: number): number => (last > 0 ? (place / last) * 100 : 50);
  const y = (value: number): number => ((high - value) / (high - low)) * 100;
  const line = days.map(({ value }, place) => `${x(place)},${y(value)}`).join(' ');
  const labels = new Set(Array.from({ length: named }, (_, at) => Math.round((at / (named - 1)) * last)));
  const point = ({ currentTarget, clientX }: PointerEvent): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setPointed(Math.min(last, Math.max(0, Math.round(((clientX - left) / width) * last))));
  };
  // A single day would show no line.
  const at = last === 0 ? 0 : pointed;
  const shown = at === null ? undefined : days[at];
  return (
    <div className={styles.chart} aria-hidden="true">
      <div className={styles.scale}>
        {ticks.map((tick) => (
          <span key={tick} style={{ top: `${y(tick)}%` }}>
            {show(tick)}
          </span>
        ))}
      </div>
      <div className={styles.plot} onPointerMove={point} onPointerDown={point} onPointerLeave={() => setPointed(null)}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          {ticks.map((tick) => (
            <line key={tick} className={styles.rule} x1="0" x2="100" y1={y(tick)} y2={y(tick)} />
          ))}
          <polygon className={styles.area} points={`${x(0)},${y(0)} ${line} ${x(last)},${y(0)}`} />
          <polyline className={styles.line} points={line} />
        </svg>
        {at !== null && shown && (
          <>
            <span className={styles.point} style={{ left: `${x(at)}%`, top: `${y(shown.value)}%` }} />
            <span className={styles.said} style={{ left: `${x(at)}%` }} data-side={x(at) > 50 ? 'left' : 'right'}>
              {dayText(shown.day, locale)}
              <strong>{show(shown.value)}</strong>
            </span>
          </>
        )}
      </div>
      <div className={styles.days}>
        {[...labels].map((place) => (
          <span key={place} style={{ left: `${x(place)}%` }}>
            {dayInYear(days[place]?.day ?? '', locale)}
          </span>
        ))}
      </div>
    </div>
  );
}
