import { createContext, use, useEffect, useId, useLayoutEffect, useState } from 'react';

/** A part of a form that is saved by a call of its own, such as the captions of a video's clip. */
export type Alongside = {
  /** Its name, for the message when it could not be saved. */
  readonly label: string;
  readonly isChanged: boolean;
  /** Saves it and answers whether that succeeded; errors are shown in the part itself. */
  readonly save: () => Promise<boolean>;
};

export type AlongsideRegister = { readonly put: (key: string, one: Alongside) => void; readonly drop: (key: string) => void };

export const AlongsideContext = createContext<AlongsideRegister | null>(null);

/** Registers the part with the form around it, which saves it too and warns before its changes are lost. */
export function useAlongside(one: Alongside): void {
  const register = use(AlongsideContext);
  const key = useId();
  useLayoutEffect(() => register?.put(key, one));
  useEffect(() => () => register?.drop(key), [register, key]);
}

function createRegister() {
  const known = new Map<string, Alongside>();
  const changed = (): Alongside[] => [...known.values()].filter(({ isChanged }) => isChanged);
  const register: AlongsideRegister = {
    put: (key, one) => void known.set(key, one),
    drop: (key) => void known.delete(key),
  };
  return {
    register,
    isChanged: (): boolean => changed().length > 0,
    /** Saves all changed parts; answers the name of the first that failed. */
    saveAll: async (): Promise<string | null> => {
      for (const one of changed()) {
        if (!(await one.save())) return one.label;
      }
      return null;
    },
  };
}

/** A separately saved part as the form sees it. */
export const useAlongsideRegister = () => useState(createRegister)[0];
