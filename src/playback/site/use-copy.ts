import { useEffect, useRef, useState, type RefObject } from 'react';
import { copyText } from './copy-text.ts';
import { closeAfterCopy } from './share-timing.ts';

/** What came of copying: words that say so, or the text for those whose browser does not copy. */
export type Copied = {
  readonly said: string | null;
  readonly byHand: string | null;
  readonly place: RefObject<HTMLDivElement | null>;
};

/** Copies texts, and closes 1.5 s after it worked (S2.34, S9.7). `place` is an element of the menu. */
export function useCopy(onClose: () => void): Copied & { copy: (text: string, said: string) => void } {
  const [outcome, setOutcome] = useState<{ said: string | null; byHand: string | null }>({ said: null, byHand: null });
  const place = useRef<HTMLDivElement>(null);
  const closing = useRef<() => void>(undefined);
  useEffect(() => () => closing.current?.(), []);
  async function copy(text: string, said: string): Promise<void> {
    if (!place.current) return;
    const isCopied = await copyText(text, place.current);
    closing.current?.();
    setOutcome(isCopied ? { said, byHand: null } : { said: null, byHand: text });
    if (isCopied) closing.current = closeAfterCopy(onClose);
  }
  return { ...outcome, place, copy: (text, said) => void copy(text, said) };
}
