import type { SiteContent, Video } from '#catalog/contract.ts';
import { VideoTile } from '#catalog/site/door.tsx';
import { Icon } from '#ui/icon.tsx';
import { Prose } from '#ui/prose.tsx';
import { useForeignLang, useTexts } from '#ui/site.tsx';
import { appTexts } from '../texts.ts';
import styles from './welcome.module.css';

type WelcomeProps = { notice: SiteContent['notice']; daily: Video | undefined };

/** The notice for all visitors (S1.6), next to the latest daily. */
export function Welcome({ notice, daily }: WelcomeProps) {
  if (!notice && !daily) return null;
  return (
    <div className={styles.welcome} data-single={!notice || !daily || undefined}>
      {notice && <NoticeCard notice={notice} />}
      {daily && <DailyCard daily={daily} />}
    </div>
  );
}

function NoticeCard({ notice }: { notice: NonNullable<SiteContent['notice']> }) {
  return (
    <section className={styles.notice}>
      <span className={styles.icon}>
        <Icon name="info" size={28} />
      </span>
      <div className={styles.news}>
        <h2 className={styles.title} lang={useForeignLang(notice.lang)}>
          {notice.title}
        </h2>
        <Prose html={notice.copy} lang={notice.lang} />
      </div>
      <Signpost />
    </section>
  );
}

/** A signpost. */
function Signpost() {
  return (
    <svg className={styles.signpost} viewBox="0 0 220 150" aria-hidden="true" focusable="false">
      <path className={styles.hill} d="M0 150c18-34 56-52 98-48 52 5 88 2 122 48Z" />
      <path d="M112 132V22M112 18v-4" />
      <path className={styles.board} d="M88 28c22-2 46-2 66 0l14 13-14 13c-22 2-44 2-66 0-3-8-3-18 0-26Z" />
      <path className={styles.board} d="M134 64c-20-2-42-2-62 0L58 77l14 13c20 2 42 2 62 0 3-8 3-18 0-26Z" />
      <path d="M98 41h40M84 77h36M96 134c10-4 22-4 32 0" />
    </svg>
  );
}

function DailyCard({ daily }: { daily: Video }) {
  const t = useTexts(appTexts).start;
  return (
    <section className={styles.daily} data-hue="feelgood">
      <h2 className={styles.title}>{t.daily}</h2>
      <VideoTile video={daily} daily size="l" />
    </section>
  );
}
