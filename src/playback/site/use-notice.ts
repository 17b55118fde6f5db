import { useCallback, useEffect, useState } from 'react';
import { after, noticeFor } from './timing.ts';

export type Notice = { readonly text: string; readonly place: number };

/** A word about what a key did, for a moment: seen over the picture, and said by screen readers. */
export function useNotice(): { notice: Notice | null; tell: (text: string) => void } {
  const [notice, setNotice] = useState<Notice | null>(null);
  useEffect(() => (notice ? after(noticeFor, () => setNotice(null)) : undefined), [notice]);
  const tell = useCallback((text: string) => setNotice((last) => ({ text, place: (last?.place ?? 0) + 1 })), []);
  return { notice, tell };
}
