import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { evidenceGrade } from '#catalog/evidence/traits.ts';
import { Icon } from '#ui/icon.tsx';
import { useForeignLang, useLocale, useTexts } from '#ui/site.tsx';
import { evidenceAt } from '../evidence-rules.ts';
import type { Evidence } from '../contract.ts';
import { evidenceTexts } from '../evidence-texts.ts';
import { Support } from './evidence-list.tsx';
import styles from './evidence.module.css';
import { setEvidence } from './remembered.ts';

export type EvidenceCardProps = {
  evidence: readonly Evidence[];
  /** The current second of the film. */
  time: number;
};

/**
 * The card at the second of a claim (S15.5). It goes by itself, but not while it is open, hovered or focused. Nothing is announced:
 * that would talk over the film, and the list below it has everything.
 */
export function EvidenceCard({ evidence, time }: EvidenceCardProps) {
  const t = useTexts(evidenceTexts);
  const locale = useLocale();
  const box = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Evidence | null>(null);
  const [held, setHeld] = useState<Evidence | null>(null);
  const [closed, setClosed] = useState<Evidence | null>(null);
  const current = evidenceAt(evidence, time);
  const shown = opened ?? held ?? (current === closed ? null : current);
  const lang = useForeignLang(shown?.lang ?? locale);
  const close = (): void => {
    // Move the focus on before the button disappears.
    if (box.current?.contains(document.activeElement)) box.current.closest('dialog')?.focus();
    setClosed(shown);
    setOpened(null);
    setHeld(null);
  };
  const escape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Do not close the layer too.
    event.preventDefault();
    close();
  });
  const isShown = shown !== null;
  useEffect(() => {
    const card = box.current;
    if (!isShown || !card) return undefined;
    card.addEventListener('keydown', escape);
    return () => card.removeEventListener('keydown', escape);
  }, [isShown]);
  if (!shown) return null;

  const isOpen = opened !== null;
  const switchOff = (): void => {
    close();
    setEvidence(false);
  };
  const leave = (): void => {
    if (!box.current?.matches(':hover, :focus-within')) setHeld(null);
  };
  return (
    <div
      ref={box}
      className={styles.card}
      onPointerEnter={() => setHeld(shown)}
      onPointerLeave={leave}
      onFocus={() => setHeld(shown)}
      // The focus has moved only after the event.
      onBlur={() => requestAnimationFrame(leave)}
    >
      <section className={styles.inner} aria-label={t.one}>
        <div className={styles.words}>
          <button type="button" className={styles.open} aria-expanded={isOpen} onClick={() => setOpened(isOpen ? null : shown)}>
            <span className={styles.kind}>
              <span className="visually-hidden">{`${t.one}, `}</span>
              {evidenceGrade.names[locale][shown.grade]}
              <span className="visually-hidden">: </span>
            </span>
            <span className={styles.short} lang={lang}>
              {shown.claim}
            </span>
          </button>
          {isOpen && (
            <div className={styles.more}>
              <Support evidence={shown} isNamed={false} />
              <button type="button" className={styles.off} onClick={switchOff}>
                {t.off}
              </button>
            </div>
          )}
        </div>
        <button type="button" className={styles.close} aria-label={t.close} onClick={close}>
          <Icon name="close" size={18} />
        </button>
      </section>
    </div>
  );
}
