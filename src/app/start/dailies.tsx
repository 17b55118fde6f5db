import type { Video } from '#catalog/contract.ts';
import { VideoTile } from '#catalog/site/door.tsx';
import { Row } from '#ui/row.tsx';
import { PageSection } from '#ui/section.tsx';
import { useTexts } from '#ui/site.tsx';
import { appTexts } from '../texts.ts';
import styles from './dailies.module.css';

type DailiesProps = { dailies: readonly Video[]; yoga: readonly Video[]; intro: string };

/** The dailies as a row of days, with the yoga dailies below. */
export function Dailies({ dailies, yoga, intro }: DailiesProps) {
  const t = useTexts(appTexts).start;
  if (dailies.length + yoga.length === 0) return null;
  return (
    <PageSection id="dailies" title={t.dailies} intro={intro} hue="feelgood" surface="band">
      <Strip label={t.dailies} videos={dailies} />
      {yoga.length > 0 && (
        <>
          <h3 className={styles.yoga}>{t.yoga}</h3>
          <Strip label={t.yoga} videos={yoga} />
        </>
      )}
    </PageSection>
  );
}

function Strip({ label, videos }: { label: string; videos: readonly Video[] }) {
  return (
    <Row label={label} item="s">
      {videos.map((video) => (
        <VideoTile key={`${video.id} ${video.start ?? ''}`} video={video} daily size="m" />
      ))}
    </Row>
  );
}
