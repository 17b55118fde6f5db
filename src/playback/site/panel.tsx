import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import styles from './panel.module.css';

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
export function Panel({ label, side, onClose, children }: PanelProps) {
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
