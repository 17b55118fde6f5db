import { watchLink } from '#paths/routes.ts';
import type { Video } from '#catalog/contract.ts';
import { useShuffle } from '#playback/site/door.tsx';
import { Icon } from '#ui/icon.tsx';
import { useLinks } from '#ui/site.tsx';
import styles from './hero.module.css';

const crossed = {
  path: 'M4 7h3c5 0 5 10 10 10h3M4 17h3c5 0 5-10 10-10h3M17 4l3 3-3 3M17 14l3 3-3 3',
};

/** Plays a random highlight (S2.32). Without JavaScript it is a form that leads to one of them. */
export function Shuffle({ highlights, label }: { highlights: readonly Video[]; label: string }) {
  const links = useLinks();
  const play = useShuffle(highlights);
  const first = highlights.find(({ playlists }) => playlists.length > 0);
  if (!first) return null;
  return (
    <form
      action={watchLink(links, { video: first.shortid, playlist: first.playlists[0]?.shortid })}
      onSubmit={(event) => play() && event.preventDefault()}
    >
      <button type="submit" className={styles.shuffle}>
        <Icon name={crossed} size={20} />
        {label}
      </button>
    </form>
  );
}
