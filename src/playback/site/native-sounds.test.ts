import { expect, test } from 'vitest';
import { chooseSound, hasDescribedSound } from './native-sounds.ts';

const sounds = () => ({
  audioTracks: [
    { kind: 'main', enabled: true },
    { kind: 'main-desc', enabled: false },
  ],
});
const heard = ({ audioTracks }: ReturnType<typeof sounds>) => audioTracks.map(({ enabled }) => enabled);

test('S11.6 a browser that plays streams by itself is told which of its sounds to play', () => {
  const element = sounds();
  expect(hasDescribedSound(element)).toBe(true);
  chooseSound(element, true);
  expect(heard(element)).toEqual([false, true]);
  chooseSound(element, false);
  expect(heard(element)).toEqual([true, false]);
});

test('S11.6 where there is no description, or no list of sounds, everything stays', () => {
  const element = { audioTracks: [{ kind: 'main', enabled: true }] };
  chooseSound(element, true);
  expect(element.audioTracks[0]?.enabled).toBe(true);
  expect([hasDescribedSound(element), hasDescribedSound({})]).toEqual([false, false]);
  expect(() => chooseSound({}, true)).not.toThrow();
});
