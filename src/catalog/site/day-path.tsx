import type { CSSProperties } from 'react';
import { useForeignLang, useTexts } from '#ui/site.tsx';
import type { Coaching, Video } from '../contract.ts';
import { pageTexts } from '../page-texts.ts';
import { catalogTexts } from '../texts.ts';
import { shownDuration } from './teasers.ts';
import { stepAt, withoutDay } from './steps.ts';
import styles from './day-path.module.css';

/** Columns of the path from 1,200 px and from 768 px; narrower windows show a straight line. */
const wide = 5;
const middle = 3;

/** The grid position of a step for each width, as custom properties; the styles decide which one applies. */
function placeOf(n: number): CSSProperties {
  const [five, three] = [stepAt(n, wide), stepAt(n, middle)];
  return {
    '--wide-column': five.column,
    '--wide-row': five.row,
    '--middle-column': three.column,
    '--middle-row': three.row,
  } as CSSProperties;
}

/** The direction of the path after a step: sideways, or around a bend into the next row. */
const wayOn = (n: number, columns: number): 'right' | 'left' | 'bend-right' | 'bend-left' => {
  const { turns, isBackwards } = stepAt(n, columns);
  const side = isBackwards ? 'left' : 'right';
  return turns ? `bend-${side}` : side;
};

/** The days of a coaching as a path of steps. It winds from side to side, but the DOM stays in reading order. */
export function DayPath({ coaching }: { coaching: Pick<Coaching, 'days' | 'videos' | 'lang'> }) {
  const t = useTexts(pageTexts);
  return (
    <ol className={styles.path}>
      {Array.from({ length: coaching.days }, (_, index) => index + 1).map((n) => (
        <li
          key={n}
          className={styles.step}
          style={placeOf(n)}
          data-wide={wayOn(n, wide)}
          data-middle={wayOn(n, middle)}
          data-goal={n === 1 || n === coaching.days || undefined}
        >
          <span className={styles.disc} aria-hidden="true">
            {n}
          </span>
          <span className={styles.words}>
            <span className="visually-hidden">{t.course.day(n)}</span>
            <DayTitle video={coaching.videos[n - 1]} n={n} />
          </span>
        </li>
      ))}
    </ol>
  );
}

function DayTitle({ video, n }: { video: Video | undefined; n: number }) {
  const t = useTexts(catalogTexts);
  const lang = useForeignLang(video?.lang ?? 'de');
  if (!video) return null;
  const { text, unit } = shownDuration(video.duration);
  return (
    <>
      <span className={styles.title} lang={lang}>
        {withoutDay(video.title, n)}
      </span>
      <span className={styles.length}>{t[unit](text)}</span>
    </>
  );
}
