import { useEffect, useState, type ComponentType } from 'react';
import { isMarked, useMember } from '#accounts/site/door.ts';
import type { Video } from '#catalog/contract.ts';
import { englishReady } from '#kit/bilingual.ts';
import { useLocale } from '#ui/site.tsx';
import type { OwnProps } from './own-parts.tsx';
import styles from './own-start.module.css';

/**
 * A member's content, shown before the general content (S2.1): the current day of a course, unfinished videos, the daily. The
 * page is the same for all readers (docs/decisions/pages-as-bytes.md), so this is a separate chunk for members, loaded into
 * space reserved from the first paint on (`data-member`, server/document.ts).
 */
export function OwnStart({ daily }: { daily: Video | undefined }) {
  const member = useMember();
  const locale = useLocale();
  const [Own, setOwn] = useState<ComponentType<OwnProps>>();
  const isKnown = member !== null;
  useEffect(() => {
    document.documentElement.toggleAttribute('data-member', isKnown || isMarked());
    if (!isKnown) return;
    Promise.all([import('./own-parts.tsx'), locale === 'en' && englishReady()]).then(
      ([parts]) => setOwn(() => parts.OwnParts),
      // If its code cannot be loaded, the general page is shown.
      () => document.documentElement.removeAttribute('data-member'),
    );
  }, [isKnown, locale]);
  return <div className={styles.own}>{member && Own && <Own key={member.id} user={member} daily={daily} />}</div>;
}
