import { useEffect, useState } from 'react';
import { useMember } from '#accounts/site/door.ts';
import type { Playlist } from '#catalog/contract.ts';
import { useLocale } from '#ui/site.tsx';
import type { Journey } from '../contract.ts';

/** A coaching's playlist as its owner sees it: with how it was bought (S4.11) and its download (S6.3), once both are known. */
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
        // Without it the page is what it was; the course's own page says what is wrong.
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
