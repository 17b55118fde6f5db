import { useId, useLayoutEffect, useRef } from 'react';
import { useTexts } from '#ui/site.tsx';
import { consentTexts } from '../dialog-texts.ts';
import type { Consent } from '../rules.ts';
import { Choices, Decisions } from './choices.tsx';
import styles from './consent-panel.module.css';

/**
 * What a first visitor is asked (S1.8): at the window's lower edge, beside the page and not over it. It takes no focus and locks nothing; who
 * comes by keyboard finds it right after the skip link.
 */
export function ConsentPanel({ onAnswer }: { onAnswer: (consent: Consent) => void }) {
  const t = useTexts(consentTexts);
  const id = useId();
  const panel = useRef<HTMLDialogElement>(null);
  useRoomFor(panel);
  return (
    <dialog open ref={panel} className={styles.panel} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t.title}
      </h2>
      <Choices confirmed={null} onAnswer={onAnswer} />
      <Decisions onAnswer={onAnswer} />
    </dialog>
  );
}

/** The end of the page can be scrolled out from under the panel, and what gets the focus is never behind it (WCAG 2.4.11). */
function useRoomFor(panel: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    if (!panel.current) return undefined;
    const { style: page } = document.body;
    const { style: root } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      const height = `${Math.ceil(entry?.borderBoxSize[0]?.blockSize ?? 0)}px`;
      page.paddingBottom = height;
      root.scrollPaddingBottom = height;
    });
    observer.observe(panel.current);
    return () => {
      observer.disconnect();
      page.paddingBottom = '';
      root.scrollPaddingBottom = '';
    };
  }, [panel]);
}
