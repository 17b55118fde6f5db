import { createElement, useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';
import { englishReady } from '#kit/bilingual.ts';
import { useLocale } from '#ui/site.tsx';
import { inTime } from './timing.ts';

type LaterProps<Props> = {
  /** Loads the part. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** It could not be loaded. Unmount it; the next mount tries again. */
  onMissing: () => void;
  /** A wrapper, rendered once it is loaded. */
  children?: (part: ReactNode) => ReactNode;
};

/** A part of the layer that is loaded on demand, with its texts; renders nothing until then. */
export function Later<Props extends object>({ load, props, onMissing, children = (part) => part }: LaterProps<Props>) {
  const locale = useLocale();
  const [known, setKnown] = useState<{ readonly part: ComponentType<Props> } | null>(null);
  const missing = useEffectEvent(onMissing);
  useEffect(() => {
    let isCurrent = true;
    const fetched = inTime(load()).then(async (part) => {
      if (locale === 'en') await englishReady();
      return part;
    });
    fetched.then(
      (part) => isCurrent && setKnown({ part }),
      () => isCurrent && missing(),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, locale]);
  return known && children(createElement(known.part, props));
}
