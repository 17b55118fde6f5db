import { expect, test } from 'vitest';
import { drawn } from '../../../tests/drawn.tsx';
import { ChapterList } from './chapter-list.tsx';
import { Controls } from './controls.tsx';
import { opened } from './player-state.ts';
import { Settings } from './settings.tsx';
import { speeds, type Dub } from './tuning.ts';

const nothing = (): void => {};

const settingsWith = ({
  height = null as number | null,
  heights = [1080, 720, 480],
  described = false,
  isOn = false,
  dub = null as string | null,
  dubs = [] as Dub[],
} = {}) => (
  <Settings
    settings={{
      speed: 1.25,
      tuning: { height, described: isOn, dub, soundOnly: false },
      setSpeed: nothing,
      setHeight: nothing,
      setDescribed: nothing,
      setDub: nothing,
      setSoundOnly: nothing,
    }}
    speeds={speeds}
    offer={{ heights, described, dubs }}
    hasEvidence={false}
    captions={{
      tracks: [{ lang: 'de', label: 'Deutsch', src: '/de.vtt' }],
      track: { lang: 'de', label: 'Deutsch', src: '/de.vtt' },
      shown: true,
      toggle: nothing,
      choose: nothing,
    }}
    looks={{ look: { size: 'normal', colour: 'site', place: 'bottom' }, choose: nothing }}
    onKeys={nothing}
  />
);

/** The labels of the radio buttons, and which are selected. */
const choicesIn = (html: string) =>
  Array.from(html.matchAll(/<input type="radio"([^>]*)\/>(?:<span[^>]*>)?([^<]*)/g), ([, given, word]) => ({ word, given }));
const chosenIn = (html: string) => choicesIn(html).flatMap(({ word, given }) => (given?.includes('checked') ? [word] : []));

test('S11.2 settings have every speed from 0.5 to 2 and every quality, with what is chosen', () => {
  const html = drawn(settingsWith());
  expect(
    choicesIn(html)
      .map(({ word }) => word)
      .join(' '),
  ).toBe(
    '0,5× 0,75× 1× 1,25× 1,5× 1,75× 2× Automatisch 1080p 720p 480p Aus Deutsch Klein Mittel Groß Sehr groß Standard Weiß auf Schwarz Gelb auf Schwarz Schwarz auf Weiß Weiß auf Blau Unten Oben',
  );
  expect(chosenIn(html)).toEqual(['1,25×', 'Automatisch', 'Deutsch', 'Mittel', 'Standard', 'Unten']);
  expect(Array.from(html.matchAll(/<legend>([^<]*)/g), ([, legend]) => legend)).toEqual([
    'Geschwindigkeit',
    'Qualität',
    'Sprache der Untertitel',
    'Größe der Untertitel',
    'Farbe der Untertitel',
    'Platz der Untertitel',
  ]);
});

test('S11.2 a quality that was chosen for another video is met by the next smaller, and one that is too small by the smallest', () => {
  expect(chosenIn(drawn(settingsWith({ height: 1000 })))).toContain('720p');
  expect(chosenIn(drawn(settingsWith({ height: 240 })))).toContain('480p');
  expect(chosenIn(drawn(settingsWith({ height: 720, heights: [] })))).toEqual([
    '1,25×',
    'Deutsch',
    'Mittel',
    'Standard',
    'Unten',
  ]);
});

test('S11.6 audio description is offered only where there is one', () => {
  expect(drawn(settingsWith())).not.toContain('Audiobeschreibung');
  expect(drawn(settingsWith({ described: true, isOn: true }))).toMatch(
    /role="switch"[^>]* aria-checked="true"[^>]*>Audiobeschreibung/,
  );
});

test('S11.6 a sound in another language is offered by its own name, and the film’s own where the chosen one is missing', () => {
  const dubs = [{ lang: 'tr', label: 'Türkçe' }];
  const html = drawn(settingsWith({ dubs }));
  expect(html).toContain('<legend>Sprache des Tons</legend>');
  expect(html).toContain('lang="tr"');
  expect(chosenIn(html)).toContain('Original');
  expect(chosenIn(drawn(settingsWith({ dubs, dub: 'tr' })))).toContain('Türkçe');
  expect(chosenIn(drawn(settingsWith({ dubs, dub: 'fr' })))).toContain('Original');
});

test('S1.7 settings are English on English pages', () => {
  const html = drawn(settingsWith({ described: true }), 'en');
  for (const word of [
    'Speed',
    '0.75×',
    'Quality',
    'Automatic',
    'Language of captions',
    'Audio description',
    'Keyboard shortcuts',
  ])
    expect(html).toContain(word);
});

test('S11.2 chapters are buttons with their times, the current one marked', () => {
  const chapters = [
    { start: 0, title: 'Ankommen' },
    { start: 69.8, title: 'Atmen' },
  ];
  const html = drawn(<ChapterList chapters={chapters} current={chapters[1]} onChoose={nothing} />);
  expect(html.match(/<button/g)).toHaveLength(2);
  expect(html).toMatch(/aria-current="true"[^>]*><span[^>]*>Atmen<\/span><span[^>]*>1:09/);
  expect(html.match(/aria-current/g)).toHaveLength(1);
});

test('S2.45 S11.2 controls show what there is: no button for captions, chapters or a small window that are not', () => {
  const namesWith = (parts: Partial<Parameters<typeof Controls>[0]>) => {
    const html = drawn(
      <Controls
        state={{ ...opened, duration: 100 }}
        preview={null}
        chapters={[]}
        captions={null}
        sign={null}
        fullscreen={{ isOn: false, toggle: nothing }}
        pictureInPicture={null}
        panel={null}
        onPanel={nothing}
        onToggle={nothing}
        onSeek={nothing}
        onMute={nothing}
        onVolume={nothing}
        {...parts}
      />,
    );
    return Array.from(html.matchAll(/<button[^>]*title="([^"]*)"/g), ([, title]) => title);
  };
  expect(namesWith({})).toEqual(['Abspielen', 'Ton aus', 'Einstellungen', 'Vollbild']);
  const off = { isOn: false, toggle: nothing };
  expect(namesWith({ captions: off, pictureInPicture: off, chapters: [{ start: 0, title: 'Ankommen' }] })).toEqual([
    'Abspielen',
    'Ton aus',
    'Kapitel',
    'Untertitel',
    'Einstellungen',
    'Bild im Bild',
    'Vollbild',
  ]);
});
