import { useEffect, useState, type ComponentType } from 'react';
import { isMarked, useMarked, useMember } from '#accounts/site/door.ts';
import type { Video } from '#catalog/contract.ts';
import { englishReady } from '#kit/bilingual.ts';
import type { Locale } from '#kit/locale.ts';
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
  const [own, setOwn] = useState<{ readonly locale: Locale; readonly Parts: ComponentType<OwnProps> }>();
  const isKnown = member !== null;
  const mayBeMember = useMarked();
  useEffect(() => {
    // While the page is taken over, `mayBeMember` is still the server's, which is true.
    document.documentElement.toggleAttribute('data-member', isKnown || (mayBeMember && isMarked()));
    if (!isKnown) return;
    let isCurrent = true;
    ownPartsIn(locale).then(
      (Parts) => isCurrent && setOwn({ locale, Parts }),
      // If its code cannot be loaded, the general page is shown.
      () => document.documentElement.removeAttribute('data-member'),
    );
    return () => {
      isCurrent = false;
    };
  }, [isKnown, mayBeMember, locale]);
  // Parts that came while the language changed are without its texts.
  const Parts = own?.locale === locale && own.Parts;
  const isThere = member && Parts;
  return (
    <div className={styles.own} data-known={isThere ? '' : undefined}>
      {isThere && <Parts key={member.id} user={member} daily={daily} />}
    </div>
  );
}

/** The texts come after the code: only then is it known which (`englishReady`). */
async function ownPartsIn(locale: Locale): Promise<ComponentType<OwnProps>> {
  const { OwnParts } = await import('./own-parts.tsx');
  if (locale === 'en') await englishReady();
  return OwnParts;
}
