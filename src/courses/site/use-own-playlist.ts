import { useEffect, useState } from 'react';
import { useMember } from '#accounts/site/door.ts';
import type { Playlist } from '#catalog/contract.ts';
import { useLocale } from '#ui/site.tsx';
import type { Journey } from '../contract.ts';

/** A coaching's playlist for its owner: with the purchase (S4.11) and the download (S6.3), once both are loaded. */
export function useOwnPlaylist(playlist: Playlist): Playlist {
  const locale = useLocale();
  const member = useMember();
  const own = playlist.coaching === null ? undefined : member?.coachings.find(({ slug }) => slug === playlist.coaching);
  const shortid = own?.status === 'succeeded' ? own.shortid : null;
  const [found, setFound] = useState<{ readonly of: string; readonly download: Journey['download'] } | null>(null);
  useEffect(() => {
    if (shortid === null) return undefined;
    let isCurrent = true;
    import('./journeys.ts')
      .then(({ loadJourney }) => loadJourney(shortid, locale))
      .then(
        (answer) => isCurrent && answer.ok && setFound({ of: shortid, download: answer.value.download }),
        // On failure the page stays public; the course's own page shows the error.
        () => {},
      );
    return () => {
      isCurrent = false;
    };
  }, [shortid, locale]);
  if (!own) return playlist;
  const download = shortid !== null && found?.of === shortid ? found.download : null;
  return {
    ...playlist,
    purchase_status: own.status,
    download: download?.href ?? null,
    download_label: download?.label ?? playlist.download_label,
  };
}
