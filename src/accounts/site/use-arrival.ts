import { useEffect, useRef, type RefObject } from 'react';

/** Focuses what has replaced a form, so that screen readers and keyboards continue there. */
export function useArrival(): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return place;
}
