import { expect, test } from 'vitest';
import { chooseSound, soundsOf } from './play-sources.ts';

const own = { height: null, described: false, dub: null, soundOnly: false };
const sounds = () => ({
  audioTracks: [
    { kind: 'main', language: 'de', label: 'Deutsch', enabled: true },
    { kind: 'main-desc', language: 'de', label: 'Deutsch', enabled: false },
    { kind: 'alternative', language: 'tr', label: 'Türkçe', enabled: false },
  ],
});
const heard = ({ audioTracks }: ReturnType<typeof sounds>) => audioTracks.map(({ enabled }) => enabled);

test('S11.6 a browser that plays streams by itself is told which of its sounds to play', () => {
  const element = sounds();
  expect(soundsOf(element).map(({ kind }) => kind)).toEqual(['own', 'described', 'dub']);
  chooseSound(element, { ...own, described: true });
  expect(heard(element)).toEqual([false, true, false]);
  chooseSound(element, { ...own, dub: 'tr' });
  expect(heard(element)).toEqual([false, false, true]);
  chooseSound(element, own);
  expect(heard(element)).toEqual([true, false, false]);
});

test('S11.6 where there is no description, or no list of sounds, everything stays', () => {
  const element = { audioTracks: [{ kind: '', enabled: true }] };
  chooseSound(element, { ...own, described: true });
  expect(element.audioTracks[0]?.enabled).toBe(true);
  expect([soundsOf(element), soundsOf({})]).toEqual([[{ lang: '', label: '', kind: 'own' }], []]);
  expect(() => chooseSound({}, own)).not.toThrow();
});
