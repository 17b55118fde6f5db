import { useSyncExternalStore } from 'react';
import { switchedOn } from './device-keys.ts';

/*
 * What a reader switched on for this device: kept there and nowhere else, so that pages stay the same bytes for everyone. The early
 * script of `app/server/document.ts` reads these names too, before the first element is drawn.
 */

/** A switch of the reader's; `null`: never pressed here. */
export type DeviceSwitch = {
  /** Whether it is on: as pressed in this document, else as the device keeps it. */
  readonly get: () => boolean | null;
  /** Off forgets it on the device. */
  readonly set: (isOn: boolean) => void;
  /** Null also on the server. */
  readonly use: () => boolean | null;
  /** Calls back whenever it changes, in another window too; answers how to stop. */
  readonly follow: (listener: () => void) => () => void;
};

/** `show` makes it seen on the document. */
export function deviceSwitch(name: string, show: (isOn: boolean) => void = () => {}): DeviceSwitch {
  const listeners = new Set<() => void>();
  let given: boolean | null = null;
  const kept = (): true | null => {
    try {
      return localStorage.getItem(name) === switchedOn || null;
    } catch {
      return null;
    }
  };
  const get = (): boolean | null => given ?? kept();
  const set = (isOn: boolean): void => {
    given = isOn;
    try {
      if (isOn) localStorage.setItem(name, switchedOn);
      else localStorage.removeItem(name);
    } catch (error) {
      console.info(`The choice '${name}' is not kept.`, error);
    }
    show(isOn);
    for (const listener of listeners) listener();
  };
  const follow = (listener: () => void): (() => void) => {
    const elsewhere = ({ key }: StorageEvent): void => {
      if (key !== null && key !== name) return;
      given = null;
      show(kept() ?? false);
      listener();
    };
    listeners.add(listener);
    addEventListener('storage', elsewhere);
    return () => {
      listeners.delete(listener);
      removeEventListener('storage', elsewhere);
    };
  };
  return { get, set, follow, use: () => useSyncExternalStore(follow, get, () => null) };
}
