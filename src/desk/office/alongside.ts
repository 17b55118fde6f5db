import { createContext, use, useEffect, useId, useLayoutEffect, useState } from 'react';

/** Something that stands in a form and is saved by a call of its own: the captions of a video's clip. */
export type Alongside = {
  /** What it is called where it could not be saved. */
  readonly label: string;
  readonly isChanged: boolean;
  /** Whether it is saved now; what is wrong with it, it says where it stands. */
  readonly save: () => Promise<boolean>;
};

export type AlongsideRegister = { readonly put: (key: string, one: Alongside) => void; readonly drop: (key: string) => void };

export const AlongsideContext = createContext<AlongsideRegister | null>(null);

/** The form around it saves this too, and asks before it is left with changes of it. */
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
    /** Saves all that is changed; answers what the first one that could not be is called. */
    saveAll: async (): Promise<string | null> => {
      for (const one of changed()) {
        if (!(await one.save())) return one.label;
      }
      return null;
    },
  };
}

/** What stands in a form beside its own content, as the form knows it. */
export const useAlongsideRegister = () => useState(createRegister)[0];
