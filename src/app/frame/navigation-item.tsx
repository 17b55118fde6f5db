import { useId, useState } from 'react';
import { useLocation } from 'react-router';
import { Link } from '#ui/link.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTexts } from '#ui/site.tsx';
import { appTexts } from '../texts.ts';
import type { FlyoutEvent } from './flyout-rules.ts';
import { LateFlyout } from './late-flyout.tsx';
import { currentOf, type NavigationEntry } from './navigation-entries.ts';
import styles from './navigation.module.css';
import { useItemEvents } from './use-item-events.ts';

/** Id of the hint on how to enter a flyout with the keyboard. */
export const flyoutHintId = 'flyout-hint';

type ItemProps = {
  entry: NavigationEntry;
  isOpen: boolean;
  /** Below 1200 px the entry expands in place on demand. */
  dropdown: boolean;
  send: (event: FlyoutEvent) => void;
  /** Called when the reader is about to open something. */
  onIntent: () => void;
};

/** A main navigation entry: a link with its flyout (S2.28). */
export function NavigationItem({ entry, isOpen, dropdown, send, onIntent }: ItemProps) {
  const t = useTexts(appTexts);
  const panel = useId();
  const [unfolded, setUnfolded] = useState(false);
  const { link, entering, onItem, onLink, onPanel } = useItemEvents({ item: entry.item, isOpen, send, onIntent });
  const { pathname } = useLocation();
  const shown = dropdown ? unfolded : isOpen;
  return (
    <li className={styles.item} data-hue={entry.item} data-open={shown || undefined} {...onItem}>
      <Link
        ref={link}
        className={styles.link}
        to={entry.to}
        aria-current={currentOf(entry.to, pathname)}
        {...(dropdown ? {} : { 'aria-expanded': isOpen, 'aria-controls': panel, 'aria-describedby': flyoutHintId })}
        {...onLink}
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
      <div id={panel} className={styles.panel} {...onPanel}>
        {shown && <LateFlyout entry={entry} dropdown={dropdown} entering={entering} />}
      </div>
    </li>
  );
}
