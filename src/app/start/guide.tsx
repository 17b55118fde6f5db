import { useEffect, useRef, useState, type ComponentType, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useNavigate } from 'react-router';
import type { Video } from '#catalog/contract.ts';
import { askGuide, GuideChat, GuideShell, GuideStopped } from '#chatbot/site/door.tsx';
import type { PageAction } from '#chatbot/rules.ts';
import type { Guide } from '#chatbot/contract.ts';
import { englishReady } from '#kit/bilingual.ts';
import type { Locale } from '#kit/locale.ts';
import { useShuffle } from '#playback/site/door.tsx';
import { toggleNotes } from '#ui/notes-state.ts';
import { useLinks } from '#ui/site.tsx';
import { themeAt, type Theme } from '../frame/background-rules.ts';
import { wantedTone } from '../frame/tone.ts';

export type LiveGuideProps = {
  readonly highlights: readonly Video[];
  /** The server-rendered shell of the guide; empty if there is none. */
  readonly place: RefObject<HTMLElement | null>;
};

/** Loads the guide in a language, ready to render. */
export async function guideIn(locale: Locale): Promise<ComponentType<LiveGuideProps>> {
  const [guide] = await Promise.all([askGuide(locale), locale === 'en' ? englishReady() : undefined]);
  if (guide === null) return () => <i hidden />;
  return (props) => <LiveGuide guide={guide} {...props} />;
}

/** Renders the conversation into the server-rendered shell, or into one of its own. */
function LiveGuide({ guide, highlights, place }: LiveGuideProps & { guide: Guide | 'broken' }) {
  const [served] = useState(() => place.current?.querySelector<HTMLElement>('[data-guide="talk"]'));
  const act = usePageActions(highlights);
  useServedLinks(place);
  const talk = guide === 'broken' ? <GuideStopped /> : <GuideChat guide={guide} onAction={act} />;
  if (served) return createPortal(talk, served);
  return <GuideShell {...(guide !== 'broken' && { persona: guide.persona, lang: guide.lang })}>{talk}</GuideShell>;
}

/** Maps the guide's actions to this site. */
function usePageActions(highlights: readonly Video[]): (action: PageAction) => void {
  const navigate = useNavigate();
  const links = useLinks();
  const play = useShuffle(highlights);
  const shine = useLight();
  return (action) => {
    if (action === 'shuffle') play();
    else if (action === 'search') void navigate(links('search'));
    else if (action === 'notes') toggleNotes();
    else shine(action.gradient);
  };
}

/** Client-side navigation for server-rendered links that React did not hydrate. */
function useServedLinks(place: LiveGuideProps['place']): void {
  const navigate = useNavigate();
  useEffect(() => {
    const stop = new AbortController();
    place.current?.addEventListener(
      'click',
      (event) => {
        const link = event.target instanceof Element ? event.target.closest('a') : null;
        const isPlain = !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
        // Links in React's own content are handled by React, whose listener is further out, so they are recognised by position.
        if (!link || link.origin !== location.origin || !isPlain || link.closest('[data-guide="talk"]')) return;
        event.preventDefault();
        void navigate(link.pathname);
      },
      { signal: stop.signal },
    );
    return () => stop.abort();
  }, [navigate, place]);
}

/** The guide's background theme; the frame's own is restored when the page is left. */
function useLight(): (theme: Theme) => void {
  const restore = useRef<() => void>(null);
  useEffect(() => () => restore.current?.(), []);
  return (theme) => {
    const background = document.querySelector<HTMLElement>('[data-background]');
    if (!background) return;
    const { background: before = 'default' } = background.dataset;
    const made = theme === 'default' ? themeAt(theme, new Date().getHours(), wantedTone()) : theme;
    background.dataset.background = made;
    restore.current ??= () => {
      background.dataset.background = before;
    };
  };
}
