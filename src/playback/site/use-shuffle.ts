import type { Video } from '#catalog/contract.ts';
import { useOpenVideo } from '#catalog/site/door.tsx';
import { drawHighlight } from '../rules.ts';

/** What the shuffle played on this visit; empty again once it has played all (S2.32). */
let played: readonly string[] = [];

/** Plays a random highlight in the layer (S2.32). Answers whether it did: there may be no layer, or nothing to play. */
export function useShuffle(highlights: readonly Video[]): () => boolean {
  const open = useOpenVideo();
  return () => {
    const video = drawHighlight(highlights, played, Math.random);
    if (!open || !video) return false;
    played = played.includes(video.shortid) ? [video.shortid] : [...played, video.shortid];
    open({ video: video.shortid, playlist: video.playlists[0]?.shortid }, video.protection);
    return true;
  };
}
