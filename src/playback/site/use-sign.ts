import { useState } from 'react';
import { type SignPlace, placeOf, sizeOf, writtenPlace } from '../sign-rules.ts';
import { remember, remembered, rememberedNumber, rememberedSwitch } from './remembered.ts';

export type Sign = {
  readonly isOn: boolean;
  readonly place: SignPlace;
  /** An index of `signSizes`. */
  readonly size: number;
  readonly toggle: () => void;
  /** Hides it without remembering that. */
  readonly hide: () => void;
  readonly move: (place: SignPlace) => void;
  readonly resize: (size: number) => void;
};

/** Whether and where sign language is shown (S19.6); stored on the device from the first choice on. */
export function useSign(): Sign {
  const [isOn, setOn] = useState(() => rememberedSwitch('sign') ?? false);
  const [place, setPlace] = useState(() => placeOf(remembered('sign-place')));
  const [size, setSize] = useState(() => sizeOf(rememberedNumber('sign-size', (kept) => kept >= 0)));
  return {
    isOn,
    place,
    size,
    toggle() {
      remember('sign', !isOn);
      setOn(!isOn);
    },
    hide: () => setOn(false),
    move(next) {
      remember('sign-place', writtenPlace(next));
      setPlace(next);
    },
    resize(next) {
      remember('sign-size', sizeOf(next));
      setSize(sizeOf(next));
    },
  };
}
