import { useEffect, useState } from 'react';
import { clipEvents } from '#paths/clip-api.ts';
import type { Clip } from '../../clips/contract.ts';

/** The current state of a clip, updated by server-sent events; the browser reconnects on its own. */
export function useClip(id: string): { readonly clip: Clip | null; readonly setClip: (clip: Clip) => void } {
  const [clip, setClip] = useState<Clip | null>(null);
  useEffect(() => {
    const source = new EventSource(`${clipEvents}?id=${id}`);
    source.addEventListener('clip', (event: MessageEvent<string>) => setClip(JSON.parse(event.data) as Clip));
    return () => source.close();
  }, [id]);
  return { clip: clip?.id === id ? clip : null, setClip };
}
