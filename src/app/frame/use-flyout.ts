import { useEffect, useMemo, useRef, useState } from 'react';
import { isDropdown, windowSize } from '#ui/window-size.ts';
import { runFlyout, type FlyoutEvent, type FlyoutItem } from './flyout-rules.ts';

/** Which flyout is open, and how to tell it what the reader does. As a dropdown nothing opens by itself. */
export function useFlyout(page: string) {
  const [open, setOpen] = useState<FlyoutItem | null>(null);
  const flyout = useMemo(() => runFlyout(setOpen), []);
  useEffect(() => flyout.stop, [flyout]);
  const shownOn = useRef(page);
  useEffect(() => {
    if (shownOn.current === page) return;
    shownOn.current = page;
    flyout.send({ type: 'dismiss' });
  }, [flyout, page]);
  const send = (event: FlyoutEvent) => {
    if (event.type !== 'reach' || !isDropdown(windowSize())) flyout.send(event);
  };
  return { open, send };
}
