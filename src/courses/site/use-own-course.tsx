import { useCallback, useEffect, useMemo, useState, type ComponentType } from 'react';
import { englishReady } from '#kit/bilingual.ts';
import type { Locale } from '#kit/locale.ts';
import { useMember } from '#accounts/site/door.ts';
import type { Coaching } from '#catalog/contract.ts';
import { withoutDay, type OwnCourse } from '#catalog/site/door.tsx';
import { useLocale } from '#ui/site.tsx';
import type * as course from './course.tsx';
import type { CourseProps } from './course-days.ts';

type Parts = Pick<typeof course, 'CourseKind' | 'CourseStage' | 'CourseWords' | 'CourseRest'>;

/** The owner's part with its journey, texts and code, loaded together. */
async function loadParts(shortid: string, locale: Locale): Promise<Parts | null> {
  const [{ loadJourney }, parts] = await Promise.all([import('./journeys.ts'), import('./course.tsx')]);
  const [journey] = await Promise.all([loadJourney(shortid, locale), locale === 'en' ? englishReady() : undefined]);
  if (journey.ok) return parts;
  // Not the owner after all: show the public page.
  if (journey.code === 'not-found' || journey.code === 'unauthenticated') return null;
  throw new Error(journey.code);
}

type Known = { readonly of: string; readonly turn: number; readonly parts: Parts | 'failed' | null };

/** Fills the coaching page's slot for owners; loads nothing for anybody else. */
export function useOwnCourse(coaching: Coaching): OwnCourse {
  const { shortid } = coaching;
  const locale = useLocale();
  const member = useMember();
  const isOwner = member?.coachings.some((own) => own.shortid === shortid && own.status === 'succeeded') ?? false;
  const of = `${member?.id} ${locale} ${shortid}`;
  const [known, setKnown] = useState<Known | null>(null);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (!isOwner) return undefined;
    let isCurrent = true;
    loadParts(shortid, locale).then(
      (parts) => isCurrent && setKnown({ of, turn, parts }),
      () => isCurrent && setKnown({ of, turn, parts: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [isOwner, of, shortid, locale, turn]);
  const again = useCallback(() => setTurn((before) => before + 1), []);
  const props = useMemo(() => propsOf(coaching), [coaching]);
  if (!isOwner || known?.of !== of || known.parts === null) return { state: 'none' };
  if (known.parts === 'failed') return { state: 'failed', isBusy: known.turn !== turn, again };
  const part = (Part: ComponentType<CourseProps>) => <Part {...props} />;
  const { CourseKind, CourseStage, CourseWords, CourseRest } = known.parts;
  return {
    state: 'ready',
    kind: part(CourseKind),
    stage: part(CourseStage),
    words: part(CourseWords),
    rest: part(CourseRest),
  };
}

/** Titles are shortened here, since only the catalogue's pages know how. */
const propsOf = (coaching: Coaching): CourseProps => ({
  shortid: coaching.shortid,
  lang: coaching.lang,
  videos: new Map(coaching.videos.map((video, at) => [video.shortid, { ...video, short: withoutDay(video.title, at + 1) }])),
});
