import { useEffect, useRef, type ComponentType } from 'react';
import { useNavigate } from 'react-router';
import type { Video } from '#catalog/contract.ts';
import { askGuide, GuideChat, GuideStopped } from '#chatbot/site/door.tsx';
import type { Deed } from '#chatbot/rules.ts';
import type { Guide } from '#chatbot/contract.ts';
import { englishReady } from '#kit/bilingual.ts';
import type { Locale } from '#kit/locale.ts';
import { useShuffle } from '#playback/site/door.tsx';
import { toggleNotes } from '#ui/notes-state.ts';
import { useLinks } from '#ui/site.tsx';
import { themeAt, type Theme } from '../frame/background-rules.ts';

type LiveProps = { highlights: readonly Video[] };

/** The guide in a language, ready to be drawn. */
export async function guideIn(locale: Locale): Promise<ComponentType<LiveProps>> {
  const [guide] = await Promise.all([askGuide(locale), locale === 'en' ? englishReady() : undefined]);
  if (guide === null) return () => null;
  if (guide === 'broken') return GuideStopped;
  return ({ highlights }) => <Live guide={guide} highlights={highlights} />;
}

/** What the guide's events do on this site. */
function Live({ guide, highlights }: LiveProps & { guide: Guide }) {
  const navigate = useNavigate();
  const links = useLinks();
  const play = useShuffle(highlights);
  const shine = useLight();
  const act = (deed: Deed): void => {
    if (deed === 'shuffle') play();
    else if (deed === 'search') void navigate(links.search());
    else if (deed === 'notes') toggleNotes();
    else shine(deed.gradient);
  };
  return <GuideChat guide={guide} onDeed={act} />;
}

/** The light that the guide makes goes when its page does: the frame's own comes back as it was. */
function useLight(): (theme: Theme) => void {
  const restore = useRef<() => void>(null);
  useEffect(() => () => restore.current?.(), []);
  return (theme) => {
    const background = document.querySelector<HTMLElement>('[data-background]');
    if (!background) return;
    const { background: before = 'default' } = background.dataset;
    const made = theme === 'default' ? themeAt(theme, new Date().getHours()) : theme;
    background.dataset.background = made;
    restore.current ??= () => {
      if (background.dataset.background === made) background.dataset.background = before;
    };
  };
}
