import type { CSSProperties, ReactNode } from 'react';
import { englishReady } from '#kit/bilingual.ts';
import { localeOfPath } from '#kit/locale.ts';
import { showProgress } from '#catalog/site/door.tsx';
import { useTexts } from '#ui/site.tsx';
import { shareSeen } from '../resume-rules.ts';
import { resumeTexts } from '../resume-texts.ts';
import { positions } from './positions.ts';
import styles from './seen.module.css';

/** How much of a video was seen, over its picture's lower edge (S11.3). */
function Seen({ share }: { share: number }) {
  const t = useTexts(resumeTexts);
  return (
    <span className={styles.seen} style={{ '--share': `${share}%` } as CSSProperties}>
      <span className="visually-hidden">{share === 100 ? t.seen : t.seenTo(share)}</span>
    </span>
  );
}

/** One element for each share, the same each time: a tile whose share did not change is not drawn again. */
const drawn = new Map<number, ReactNode>([[0, null]]);

function seenOf(video: string): ReactNode {
  const share = shareSeen(positions.of(video));
  if (!drawn.has(share)) drawn.set(share, <Seen share={share} />);
  return drawn.get(share);
}

/** Fills the catalogue's slot. `member` by id, null for visitors; call it again when another comes. */
export async function showSeen(member: string | null): Promise<void> {
  // This chunk's own texts, which nobody could ask for before.
  if (localeOfPath(window.location.pathname) === 'en') await englishReady();
  showProgress(seenOf, positions.watch);
  await positions.follow(member);
}
