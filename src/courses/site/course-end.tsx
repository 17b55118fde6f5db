import { ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useTexts } from '#ui/site.tsx';
import type { Journey } from '../contract.ts';
import { courseTexts } from '../page-texts.ts';
import styles from './course.module.css';

/** After the last day: the certificate (S13.4), or what is missing for it. */
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
          <p>{t.notYet}</p>
        </Notice>
      )}
    </div>
  );
}
