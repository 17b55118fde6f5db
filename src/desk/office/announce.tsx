import { useSyncExternalStore } from 'react';

let said = '';
let count = 0;
const listeners = new Set<() => void>();

/** Says something to those who do not see what happened: 'X steht jetzt an Stelle 2.' */
export function announce(text: string): void {
  said = text;
  count += 1;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The one live region for it, mounted once by the shell. The same words twice are said twice. */
export function Announcer() {
  const turn = useSyncExternalStore(subscribe, () => count);
  return (
    <output className="visually-hidden">
      <span key={turn}>{said}</span>
    </output>
  );
}
