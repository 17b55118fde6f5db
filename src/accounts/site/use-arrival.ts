import { useEffect, useRef, type RefObject } from 'react';

/** Puts the focus on what has taken a form's place, so that readers by ear and by keyboard go on there. */
export function useArrival(): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return place;
}
