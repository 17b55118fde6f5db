import { Children, isValidElement, useEffect, useRef, useState, type ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { useTexts } from './site.tsx';
import { uiTexts } from './texts.ts';
import styles from './row.module.css';

type RowProps = {
  /** The row's accessible name. */
  label: string;
  /** Width of an item: see the `--tile-…` tokens. */
  item?: 's' | 'm' | 'l' | 'xl' | 'tall';
  hue?: 'health' | 'feelgood' | 'partner' | 'presenter' | 'coaching';
  children: ReactNode;
};

/** The sides on which a scroller has more content. One pixel of tolerance, since zoomed windows scroll by fractions. */
export const sidesWithMore = (box: { scrollLeft: number; clientWidth: number; scrollWidth: number }) => ({
  back: box.scrollLeft > 1,
  on: box.scrollLeft + box.clientWidth < box.scrollWidth - 1,
});

/**
 * A horizontally scrolling list that reaches the window's edge: by touch, wheel and keys, and by two arrows where there is a
 * mouse. It must be inside a `PageSection` or another box with `padding-inline: var(--edge)`; elsewhere set `--row-edge`.
 */
export function Row({ label, item = 'm', hue, children }: RowProps) {
  const t = useTexts(uiTexts);
  const scroller = useRef<HTMLUListElement>(null);
  const more = useMore(scroller);
  const turn = (direction: 1 | -1) => {
    const box = scroller.current;
    box?.scrollBy({ left: direction * Math.max(box.clientWidth * 0.8, 200) });
  };
  return (
    <section className={styles.row} aria-label={label} data-hue={hue} data-item={item}>
      <ul ref={scroller} className={styles.list}>
        {Children.map(children, (child, index) =>
          isValidElement(child) ? (
            <li key={child.key ?? index} className={styles.item}>
              {child}
            </li>
          ) : null,
        )}
      </ul>
      {more.back && <Arrow side="back" label={t.rowBack} onClick={() => turn(-1)} />}
      {more.on && <Arrow side="on" label={t.rowOn} onClick={() => turn(1)} />}
    </section>
  );
}

function useMore(scroller: { readonly current: HTMLElement | null }) {
  const [more, setMore] = useState({ back: false, on: false });
  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const look = () => {
      const found = sidesWithMore(box);
      setMore((known) => (known.back === found.back && known.on === found.on ? known : found));
    };
    // Looks for the first time when the row is laid out; reading its sizes here would lay it out at once.
    const sizes = new ResizeObserver(look);
    sizes.observe(box);
    box.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      box.removeEventListener('scroll', look);
    };
  }, [scroller]);
  return more;
}

/** For the mouse only: with the keyboard one tabs from item to item, and the list scrolls along. */
function Arrow({ side, label, onClick }: { side: 'back' | 'on'; label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      className={styles.arrow}
      data-side={side}
      title={label}
      aria-hidden="true"
      tabIndex={-1}
      onClick={onClick}
    >
      <Icon name={side === 'back' ? 'arrow-left' : 'arrow-right'} size={22} />
    </button>
  );
}
