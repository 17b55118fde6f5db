import { useCallback, useState, type ComponentType, type ReactNode } from 'react';
import { englishReady } from '#kit/bilingual.ts';
import type { Locale } from '#kit/locale.ts';
import type { VideoMenuRequest } from '#catalog/site/door.tsx';
import { reportLost } from '#ui/faults.ts';
import { useLocale } from '#ui/site.tsx';
import { inTime } from './timing.ts';
import { usePrefetch } from './use-prefetch.ts';
import type { VideoMenuProps } from './video-menu.tsx';

type Shown = { readonly request: VideoMenuRequest; readonly Menu: ComponentType<VideoMenuProps> };

async function loadMenu(locale: Locale) {
  const { VideoMenu } = await inTime(import('./video-menu.tsx'));
  if (locale === 'en') await englishReady();
  return VideoMenu;
}

const isSame = (a: VideoMenuRequest, b: VideoMenuRequest): boolean => a.video.shortid === b.video.shortid && !a.play === !b.play;

/** One context menu for all videos (S2.35), whose code is fetched once someone points at a trigger. */
export function useVideoMenu(): { openMenu: (request: VideoMenuRequest) => void; menu: ReactNode } {
  const locale = useLocale();
  const [shown, setShown] = useState<Shown | null>(null);
  const load = useCallback(() => loadMenu(locale), [locale]);
  usePrefetch('[aria-haspopup=menu]', load);
  const openMenu = useCallback(
    (request: VideoMenuRequest) => {
      // The next press fetches it again.
      load().then((Menu) => setShown((now) => (now && isSame(now.request, request) ? null : { request, Menu })), reportLost);
    },
    [load],
  );
  return { openMenu, menu: shown && <shown.Menu request={shown.request} onClose={() => setShown(null)} /> };
}
