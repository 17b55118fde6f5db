import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useTexts } from '#ui/site.tsx';
import { playbackTexts } from '../texts.ts';
import type { ChapterListProps } from './chapter-list.tsx';
import type { KeyHelpProps } from './key-help.tsx';
import { Later } from './later.tsx';
import styles from './panel.module.css';
import type { SettingsProps } from './settings.tsx';

type PanelProps = {
  /** Its name; the same words stand on the button that opens it. */
  label: string;
  /** Where the button is that opens it. */
  side: 'start' | 'end';
  onClose: () => void;
  children: ReactNode;
};

/** Whether something else is meant than the panel; the button that opened it closes it by itself. */
const isBeside = (panel: Element | null, target: EventTarget | null): boolean =>
  target instanceof Element && !panel?.contains(target) && !target.closest('[aria-expanded="true"]');

/**
 * Choices over the picture, on phones from below. It is left by Escape, a press beside it or the button that opened it; what
 * opened it has `aria-expanded`, and gets the focus back.
 */
function Panel({ label, side, onClose, children }: PanelProps) {
  const box = useRef<HTMLElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const panel = box.current;
    const opener = document.activeElement;
    panel?.querySelector<HTMLElement>(':checked, [aria-current], button')?.focus({ preventScroll: true });
    const ending = new AbortController();
    const { signal } = ending;
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        // The layer stays open.
        event.preventDefault();
        close();
      },
      { signal },
    );
    document.addEventListener(
      'pointerdown',
      ({ target }) => {
        if (isBeside(panel, target)) close();
      },
      { signal },
    );
    panel?.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (isBeside(panel, relatedTarget)) close();
      },
      { signal },
    );
    return () => {
      ending.abort();
      // Taken away with what was in it, the focus is nowhere.
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
  return (
    <section ref={box} className={styles.panel} data-side={side} aria-label={label}>
      {children}
    </section>
  );
}

/** What can be open over the picture; `keys` is the list of them. */
export type PanelName = 'settings' | 'chapters' | 'keys';

type PlayerPanelsProps = {
  panel: PanelName | null;
  settings: SettingsProps;
  chapters: ChapterListProps;
  onClose: () => void;
  onMissing: () => void;
};

const loadSettings = async () => (await import('./settings.tsx')).Settings;
const loadChapters = async () => (await import('./chapter-list.tsx')).ChapterList;
const loadKeyHelp = async () => (await import('./key-help.tsx')).KeyHelp;

/** What a button of the controls, or a key, opens over the picture; each comes when it is first asked for. */
export function PlayerPanels({ panel, settings, chapters, onClose, onMissing }: PlayerPanelsProps) {
  const t = useTexts(playbackTexts);
  switch (panel) {
    case 'settings':
      return (
        <Later<SettingsProps> load={loadSettings} props={settings} onMissing={onMissing}>
          {(part) => (
            <Panel label={t.settings} side="end" onClose={onClose}>
              {part}
            </Panel>
          )}
        </Later>
      );
    case 'chapters':
      return (
        <Later<ChapterListProps> load={loadChapters} props={chapters} onMissing={onMissing}>
          {(part) => (
            <Panel label={t.chapters} side="start" onClose={onClose}>
              {part}
            </Panel>
          )}
        </Later>
      );
    case 'keys':
      return <Later<KeyHelpProps> load={loadKeyHelp} props={{ onClose }} onMissing={onMissing} />;
    case null:
      return null;
  }
}
