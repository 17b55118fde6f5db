import type { Video } from '#catalog/contract.ts';
import { useOpenVideo } from '#catalog/site/door.tsx';
import { unplayed } from '../rules.ts';

/** What the shuffle played on this visit. With the last of all it begins anew with that one, so that none comes twice in a row. */
let played: readonly string[] = [];

/** Plays a random highlight with the first of its playlists (S2.32), and answers whether it did: there may be no layer yet, or nothing to play. */
export function useShuffle(highlights: readonly Video[]): () => boolean {
  const open = useOpenVideo();
  return () => {
    const left = unplayed(highlights, played);
    const video = left[Math.floor(Math.random() * left.length)];
    if (!open || !video) return false;
    played = [...(left.length > 1 ? played : []), video.shortid];
    open({ video: video.shortid, playlist: video.playlists[0]?.shortid }, video.protection);
    return true;
  };
}
