import { useId, useLayoutEffect, useRef } from 'react';
import { useTexts } from '#ui/site.tsx';
import { consentTexts } from '../dialog-texts.ts';
import type { Consent } from '../rules.ts';
import { Choices, Decisions } from './choices.tsx';
import styles from './consent-panel.module.css';

/**
 * The question for first-time visitors (S1.8), at the lower edge of the window and not over the page. It takes no focus and traps
 * nothing; with the keyboard it comes right after the skip link.
 */
export function ConsentPanel({ onAnswer }: { onAnswer: (consent: Consent) => void }) {
  const t = useTexts(consentTexts);
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  useRoomFor(panel);
  return (
    // Not an open `dialog`: Chromium offers Escape and Android's back gesture to the newest one only, and this one would not close.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see above
    <section role="dialog" ref={panel} className={styles.panel} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t.title}
      </h2>
      <Choices confirmed={null} onAnswer={onAnswer} />
      <Decisions onAnswer={onAnswer} />
    </section>
  );
}

/** Lets the end of the page scroll out from under the panel, so that a focused element is never hidden (WCAG 2.4.11). */
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
