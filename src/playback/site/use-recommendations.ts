import { useCallback, useEffect, useState } from 'react';
import type { Video } from '#catalog/contract.ts';
import { recommend } from '../rules.ts';
import { after, recommendAfterEnd } from './timing.ts';

/** Recommendations a second after the end of the last video (S4.17, S9.2); gone once another one is `current`. */
export function useRecommendations(loadHighlights: () => Promise<readonly Video[]>, current: string) {
  const [ended, setEnded] = useState<string | null>(null);
  const [found, setFound] = useState<{ readonly of: string; readonly videos: readonly Video[] } | null>(null);
  useEffect(() => {
    if (ended === null || ended !== current) return undefined;
    let isCurrent = true;
    const cancel = after(recommendAfterEnd, () => {
      loadHighlights().then(
        (highlights) => isCurrent && setFound({ of: ended, videos: recommend(highlights, ended, Math.random) }),
        (error: unknown) => console.info('There are no recommendations.', error),
      );
    });
    return () => {
      isCurrent = false;
      cancel();
    };
  }, [ended, current, loadHighlights]);
  const show = useCallback(() => setEnded(current), [current]);
  const hide = useCallback(() => {
    setEnded(null);
    setFound(null);
  }, []);
  return { shown: ended === current && found?.of === current ? found.videos : [], show, hide };
}
