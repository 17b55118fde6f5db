import { lazy, Suspense, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { Link, useLocation } from 'react-router';
import { Icon } from '#ui/icon.tsx';
import { useTexts } from '#ui/site.tsx';
import { appTexts } from '../texts.ts';
import type { FlyoutEvent } from './flyout-rules.ts';
import { currentOf, type NavigationEntry } from './navigation-entries.ts';
import styles from './navigation.module.css';

export const loadFlyouts = () => import('./flyouts.tsx');
const Flyout = lazy(() => loadFlyouts().then((module) => ({ default: module.Flyout })));

type ItemProps = {
  entry: NavigationEntry;
  isOpen: boolean;
  /** Below 1200 px the entry unfolds in place when asked to. */
  dropdown: boolean;
  send: (event: FlyoutEvent) => void;
  /** The reader is about to open something. */
  onIntent: () => void;
};

/** An entry of the main navigation: a link, and beside it what lies behind (S2.28). */
export function NavigationItem({ entry, isOpen, dropdown, send, onIntent }: ItemProps) {
  const t = useTexts(appTexts);
  const panel = useId();
  const [unfolded, setUnfolded] = useState(false);
  const { link, entering, handlers } = useItemEvents(entry, isOpen, send, onIntent);
  const { pathname } = useLocation();
  const shown = dropdown ? unfolded : isOpen;
  return (
    <li className={styles.item} data-hue={entry.item} data-open={shown || undefined} {...handlers.onItem}>
      <Link
        ref={link}
        className={styles.link}
        to={entry.to}
        aria-current={currentOf(entry.to, pathname)}
        aria-expanded={dropdown ? undefined : isOpen}
        {...handlers.onLink}
      >
        {entry.label}
      </Link>
      <button
        type="button"
        className={styles.unfold}
        aria-expanded={unfolded}
        aria-controls={panel}
        aria-label={t.submenu(entry.label)}
        onClick={() => {
          onIntent();
          setUnfolded(!unfolded);
        }}
      >
        <Icon name="chevron-down" />
      </button>
      <div id={panel} className={styles.panel} {...handlers.onPanel}>
        {shown && (
          <Suspense fallback={null}>
            <Flyout entry={entry} dropdown={dropdown} entering={entering} />
          </Suspense>
        )}
      </div>
    </li>
  );
}

function useItemEvents({ item }: NavigationEntry, isOpen: boolean, send: ItemProps['send'], onIntent: () => void) {
  const link = useRef<HTMLAnchorElement>(null);
  /** Arrow down was pressed: the flyout takes the focus as soon as it is there. */
  const entering = useRef(false);
  const returning = useRef(false);
  const reach = () => {
    onIntent();
    send({ type: 'reach', item });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      send({ type: 'dismiss' });
      returning.current = true;
      link.current?.focus();
      returning.current = false;
    }
    if (event.key === 'ArrowDown' && event.target === link.current) {
      event.preventDefault();
      entering.current = true;
      reach();
      firstLink(link.current)?.focus();
    }
  };
  return {
    link,
    entering,
    handlers: {
      onItem: { onKeyDown },
      onLink: {
        onPointerEnter: (event: { pointerType: string }) => event.pointerType !== 'touch' && reach(),
        onPointerLeave: () => send({ type: 'leave-item' }),
        onFocus: (event: FocusEvent) => !returning.current && event.currentTarget.matches(':focus-visible') && reach(),
        onBlur: () => {
          entering.current = false;
          send({ type: 'leave-item' });
        },
      },
      onPanel: {
        onPointerEnter: () => send({ type: 'enter-flyout' }),
        onPointerLeave: (event: { currentTarget: Element }) => !holdsFocus(event.currentTarget) && send({ type: 'leave-flyout' }),
        onFocus: () => send({ type: 'enter-flyout' }),
        onBlur: (event: FocusEvent) => !event.currentTarget.contains(event.relatedTarget) && send({ type: 'leave-flyout' }),
      },
    },
  };
}

const firstLink = (link: HTMLElement | null): HTMLElement | null => link?.parentElement?.querySelector('[id] a') ?? null;

const holdsFocus = (box: Element): boolean => box.contains(document.activeElement);
