import type { CSSProperties, ReactNode } from 'react';
import { englishReady } from '#kit/bilingual.ts';
import { localeOfPath } from '#kit/locale.ts';
import { showProgress } from '#catalog/site/door.tsx';
import { useTexts } from '#ui/site.tsx';
import { shareSeen } from '../resume-rules.ts';
import { resumeTexts } from '../resume-texts.ts';
import { positions } from './positions.ts';
import styles from './seen.module.css';

/** The progress of a video, over its picture's lower edge (S11.3). */
function Seen({ share }: { share: number }) {
  const t = useTexts(resumeTexts);
  return (
    <span className={styles.seen} style={{ '--share': `${share}%` } as CSSProperties}>
      <span className="visually-hidden">{share === 100 ? t.seen : t.seenTo(share)}</span>
    </span>
  );
}

/** One cached element per share: a tile whose share is unchanged does not render again. */
const drawn = new Map<number, ReactNode>([[0, null]]);

function seenOf(video: string): ReactNode {
  const share = shareSeen(positions.of(video));
  if (!drawn.has(share)) drawn.set(share, <Seen share={share} />);
  return drawn.get(share);
}

/** Fills the catalogue's slot. `member` by id, null for visitors; call it again when the member changes. */
export async function showSeen(member: string | null): Promise<void> {
  // Texts of this chunk, which nobody could load before.
  if (localeOfPath(window.location.pathname) === 'en') await englishReady();
  showProgress(seenOf, positions.watch);
  await positions.follow(member);
}
