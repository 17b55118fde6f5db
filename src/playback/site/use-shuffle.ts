import type { Video } from '#catalog/contract.ts';
import { useOpenVideo } from '#catalog/site/door.tsx';
import { unplayed } from '../rules.ts';

/**
 * The videos that the shuffle played in this visit. After the last it starts again from that one, so that none is repeated in a
 * row.
 */
let played: readonly string[] = [];

/**
 * Plays a random highlight within the first of its playlists (S2.32), and answers whether it did: the layer may not be there yet,
 * or there is nothing to play.
 */
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
