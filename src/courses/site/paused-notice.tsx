import { Notice } from '#ui/notice.tsx';
import { useTexts } from '#ui/site.tsx';
import { courseTexts } from '../page-texts.ts';
import { goTo, settingsId } from './places.ts';
import styles from './course.module.css';

/** Says that no new day comes, and where to go on. */
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
