import { Children, isValidElement, useEffect, useRef, useState, type ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { useTexts } from './site.tsx';
import { uiTexts } from './texts.ts';
import styles from './row.module.css';

type RowProps = {
  /** The row's name for those who cannot see its heading. */
  label: string;
  /** How wide one entry is: see the `--tile-…` tokens. */
  item?: 's' | 'm' | 'l' | 'xl' | 'tall';
  hue?: 'health' | 'feelgood' | 'partner' | 'presenter' | 'coaching';
  children: ReactNode;
};

/** Which sides of a scroller have more to show. A pixel of tolerance, since zoomed windows scroll by fractions. */
export const sidesWithMore = (box: { scrollLeft: number; clientWidth: number; scrollWidth: number }) => ({
  back: box.scrollLeft > 1,
  on: box.scrollLeft + box.clientWidth < box.scrollWidth - 1,
});

/**
 * A list that runs off the window's edge and is scrolled by touch, wheel, keys, and by two quiet arrows where there is a
 * pointer. It must stand in a `PageSection` or another box with `padding-inline: var(--edge)`; elsewhere set `--row-edge`.
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
    look();
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

/** For the pointer alone: with keys one walks from entry to entry, and the list follows. */
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
