import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useTexts } from '#ui/site.tsx';
import { playbackTexts } from '../texts.ts';
import type { ChapterListProps } from './chapter-list.tsx';
import type { KeyHelpProps } from './key-help.tsx';
import { Later } from './later.tsx';
import styles from './panel.module.css';
import type { SettingsProps } from './settings.tsx';

type PanelProps = {
  /** Its accessible name, the same as its button's. */
  label: string;
  /** The place of its button. */
  side: 'start' | 'end';
  onClose: () => void;
  children: ReactNode;
};

/** Whether a press is outside the panel; its own button closes it by itself. */
const isBeside = (panel: Element | null, target: EventTarget | null): boolean =>
  target instanceof Element && !panel?.contains(target) && !target.closest('[aria-expanded="true"]');

/**
 * A popover over the picture, on phones at the bottom. It closes by Escape, a press outside or its button; the button has
 * `aria-expanded` and gets the focus back.
 */
function Panel({ label, side, onClose, children }: PanelProps) {
  const box = useRef<HTMLElement>(null);
  const close = useEffectEvent(onClose);
  // As soon as it is there: an Escape before the next paint would close the layer.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      // Do not close the layer too.
      event.preventDefault();
      close();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  useEffect(() => {
    const panel = box.current;
    const opener = document.activeElement;
    panel?.querySelector<HTMLElement>(':checked, [aria-current], button')?.focus({ preventScroll: true });
    const ending = new AbortController();
    const { signal } = ending;
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
      // Without this the focus would be lost with the removed element.
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
  return (
    <section ref={box} className={styles.panel} data-side={side} aria-label={label}>
      {children}
    </section>
  );
}

/** The panels that can be open; `keys` is the list of shortcuts. */
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

/** The panel opened by a control or a key; each is loaded on first use. */
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
