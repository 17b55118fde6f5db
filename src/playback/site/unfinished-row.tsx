import { useState } from 'react';
import type { Video } from '#catalog/contract.ts';
import { VideoTile } from '#catalog/site/door.tsx';
import { Button } from '#ui/button.tsx';
import { Confirm } from '#ui/confirm.tsx';
import { Row } from '#ui/row.tsx';
import { PageSection } from '#ui/section.tsx';
import { useTexts } from '#ui/site.tsx';
import { resumeTexts } from '../resume-texts.ts';
import { positions } from './positions.ts';
import styles from './unfinished-row.module.css';

/** A member's unfinished videos (S11.3), with a button to delete the list; nothing if there are none. */
export function UnfinishedRow({ videos }: { videos: readonly Video[] }) {
  const t = useTexts(resumeTexts);
  const [isAsking, setIsAsking] = useState(false);
  const [isForgotten, setIsForgotten] = useState(false);
  if (videos.length === 0) return null;
  const forget = async (): Promise<void> => {
    const isDone = await positions.forgetAll();
    setIsAsking(false);
    setIsForgotten(isDone);
  };
  if (isForgotten) {
    return (
      <PageSection title={t.unfinished}>
        {/* The button disappears: move the focus here. */}
        <p ref={(words) => words?.focus()} tabIndex={-1}>
          {t.forgotten}
        </p>
      </PageSection>
    );
  }
  return (
    <PageSection title={t.unfinished}>
      <Row label={t.unfinished}>
        {videos.map((video) => (
          <VideoTile key={video.id} video={video} playlist={video.playlists[0]?.shortid} />
        ))}
      </Row>
      <p className={styles.forget}>
        <Button kind="plain" onClick={() => setIsAsking(true)}>
          {t.forget}
        </Button>
      </p>
      {isAsking && <Confirm title={t.forgetTitle} text={t.forgetText} onConfirm={forget} onCancel={() => setIsAsking(false)} />}
    </PageSection>
  );
}
