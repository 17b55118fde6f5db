import { useEffect, useState } from 'react';
import { sentenceAt, type Sentence } from '../sentences.ts';

/** The place of the sentence that is being said; -1 before the first. */
export function useCurrentSentence(element: HTMLVideoElement | null, sentences: readonly Sentence[]): number {
  const [current, setCurrent] = useState(-1);
  useEffect(() => {
    if (!element) return undefined;
    const look = (): void => setCurrent(sentenceAt(sentences, element.currentTime));
    const signs = ['timeupdate', 'seeking', 'loadedmetadata'] as const;
    for (const sign of signs) element.addEventListener(sign, look);
    look();
    return () => {
      for (const sign of signs) element.removeEventListener(sign, look);
    };
  }, [element, sentences]);
  return current;
}
