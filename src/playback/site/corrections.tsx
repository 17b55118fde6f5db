import { useRef, useState } from 'react';
import { usePlayLink } from '#catalog/site/door.tsx';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { PageSection } from '#ui/section.tsx';
import { useForeignLang, useTexts } from '#ui/site.tsx';
import type { CorrectionNotice } from '../contract.ts';
import { correctionTexts } from '../correction-texts.ts';
import styles from './corrections.module.css';
import { readCorrection } from './position-calls.ts';

const keyOf = ({ video, date }: CorrectionNotice): string => `${video.shortid} ${date}`;

/** Corrections of videos that the member has watched (S15.5), until they put them away; nothing if there are none. */
export function Corrections({ notices }: { notices: readonly CorrectionNotice[] }) {
  const t = useTexts(correctionTexts);
  const box = useRef<HTMLDivElement>(null);
  const [read, setRead] = useState<readonly string[]>([]);
  if (notices.length === 0) return null;
  const left = notices.filter((notice) => !read.includes(keyOf(notice)));
  const putAway = async (notice: CorrectionNotice): Promise<void> => {
    if (!(await readCorrection(notice))) return;
    // The button disappears: move the focus here.
    box.current?.focus();
    setRead((old) => [...old, keyOf(notice)]);
  };
  return (
    <PageSection title={t.title}>
      <div ref={box} tabIndex={-1} className={styles.box}>
        {left.length === 0 && <output>{t.allRead}</output>}
        {left.length > 0 && (
          <ul className={styles.notices}>
            {left.map((notice) => (
              <Notice key={keyOf(notice)} notice={notice} onRead={() => putAway(notice)} />
            ))}
          </ul>
        )}
      </div>
    </PageSection>
  );
}

function Notice({ notice: { video, date, corrections }, onRead }: { notice: CorrectionNotice; onRead: () => Promise<void> }) {
  const t = useTexts(correctionTexts);
  const play = usePlayLink({ video: video.shortid });
  const lang = useForeignLang(video.lang);
  const [isBusy, setBusy] = useState(false);
  const read = async (): Promise<void> => {
    setBusy(true);
    await onRead();
    setBusy(false);
  };
  return (
    <li className={styles.notice}>
      <div>
        <h3 className={styles.title} lang={lang}>
          <Link {...play}>{video.title}</Link>
        </h3>
        <p className={styles.date}>
          <time dateTime={date}>{t.on(date)}</time>
        </p>
        {corrections.map((correction) => (
          <Words key={correction.text} {...correction} />
        ))}
      </div>
      <Button kind="quiet" busy={isBusy} onClick={() => void read()} aria-label={t.readOf(video.title)}>
        {t.read}
      </Button>
    </li>
  );
}

function Words({ text, lang }: CorrectionNotice['corrections'][number]) {
  return <p lang={useForeignLang(lang)}>{text}</p>;
}
