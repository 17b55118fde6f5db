import { useEffect, useState, type ComponentType } from 'react';
import { isMarked, useMember } from '#accounts/site/door.ts';
import type { Video } from '#catalog/contract.ts';
import { englishReady } from '#kit/bilingual.ts';
import { useLocale } from '#ui/site.tsx';
import type { OwnProps } from './own-parts.tsx';
import styles from './own-start.module.css';

/**
 * What a member comes for stands before what the site tells everyone (S2.1): today's day of a course, what was begun, the daily. The
 * page is the same for all readers (docs/decisions/pages-as-bytes.md), so it comes as a chunk of its own, for members alone, into a
 * place that is kept from the first paint on (`data-member`, server/document.ts).
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
      // Without its code the page is the one that everybody has.
      () => document.documentElement.removeAttribute('data-member'),
    );
  }, [isKnown, locale]);
  return <div className={styles.own}>{member && Own && <Own key={member.id} user={member} daily={daily} />}</div>;
}
