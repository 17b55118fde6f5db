import { useEffect, useRef, useState } from 'react';
import { isMobile, windowSize } from '#ui/window-size.ts';
import { controlsClock, type ControlsClock } from './timing.ts';

/** Whether the controls show now, and whom to tell of what happens (S4.18). */
export function useControlsClock(isPlaying: boolean): { visible: boolean; clock: () => ControlsClock | null } {
  const [visible, setVisible] = useState(true);
  const clock = useRef<ControlsClock | null>(null);
  useEffect(() => {
    clock.current = controlsClock(setVisible, () => isMobile(windowSize()));
    return () => clock.current?.stop();
  }, []);
  useEffect(() => {
    if (isPlaying) clock.current?.played();
    else clock.current?.paused();
  }, [isPlaying]);
  return { visible, clock: () => clock.current };
}
