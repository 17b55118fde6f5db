import { useState } from 'react';
import { useWindowSize } from '#ui/window-size.ts';

/** From here on the list has room beside the picture; below it lies over it. */
const roomFor = 1200;

/** Whether the list shows: beside the picture from the start, as an overlay only when asked for (S2.45). */
export function useListChoice(): { isShown: boolean; isOverlay: boolean; setShown: (shown: boolean) => void } {
  const isOverlay = useWindowSize().width < roomFor;
  const [choice, setChoice] = useState<{ isOverlay: boolean; shown: boolean } | null>(null);
  const isShown = choice?.isOverlay === isOverlay ? choice.shown : !isOverlay;
  return { isShown, isOverlay, setShown: (shown) => setChoice({ isOverlay, shown }) };
}
