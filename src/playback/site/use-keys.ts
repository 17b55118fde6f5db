import { useEffect, useEffectEvent, type RefObject } from 'react';
import { isKeyTaken } from './keys.ts';

/** Whether the key is meant for something else: a control that needs it, or a popup over the layer. */
function isForOthers({ key, target }: KeyboardEvent, within: Element | null): boolean {
  if (!(target instanceof Element)) return false;
  const popup = target.closest('dialog');
  return (popup !== null && !popup.contains(within)) || isKeyTaken(key, target);
}

/** Listens for keys while the layer is open; `act` says whether it used one. */
export function useKeys(stage: RefObject<Element | null>, isActive: boolean, act: (event: KeyboardEvent) => boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isForOthers(event, stage.current)) return;
    if (act(event)) event.preventDefault();
  });
  useEffect(() => {
    if (!isActive) return undefined;
    const listen = (event: KeyboardEvent): void => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isActive]);
}
