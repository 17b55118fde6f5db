import { useCallback, useEffect, useState } from 'react';
import { after, noticeFor } from './timing.ts';

export type Notice = { readonly text: string; readonly place: number; readonly stays: number };

/** A word about what a key did, for a moment: seen over the picture, and said by screen readers. */
export function useNotice(): { notice: Notice | null; tell: (text: string, stays?: number) => void } {
  const [notice, setNotice] = useState<Notice | null>(null);
  useEffect(() => (notice ? after(notice.stays, () => setNotice(null)) : undefined), [notice]);
  const tell = useCallback(
    (text: string, stays: number = noticeFor) => setNotice((last) => ({ text, stays, place: (last?.place ?? 0) + 1 })),
    [],
  );
  return { notice, tell };
}
