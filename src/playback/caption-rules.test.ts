import { expect, test } from 'vitest';
import { captionColours, captionLookOf, captionSizes, captionStyle } from './caption-rules.ts';

/** The relative luminance of a colour (WCAG 2.2, definition). */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

test('S19.6 every colour of captions has a contrast of at least 7:1', () => {
  for (const pair of Object.values(captionColours)) {
    if (!pair) continue;
    const [dark = 0, light = 0] = [luminance(pair.ink), luminance(pair.ground)].toSorted((a, b) => a - b);
    expect((light + 0.05) / (dark + 0.05), JSON.stringify(pair)).toBeGreaterThanOrEqual(7);
  }
});

test('S19.6 what a device remembers of captions counts where it is known, and else is as if never chosen', () => {
  expect(captionLookOf({ size: 'large', colour: 'yellow', place: 'top' })).toEqual({
    size: 'large',
    colour: 'yellow',
    place: 'top',
  });
  const unchosen = { size: 'normal', colour: 'site', place: 'bottom' };
  expect(captionLookOf({ size: null, colour: null, place: null })).toEqual(unchosen);
  expect(captionLookOf({ size: 'toString', colour: '__proto__', place: '<b>' })).toEqual(unchosen);
});

test('S19.6 the look becomes the properties that the style of cues reads', () => {
  expect(captionStyle({ size: 'largest', colour: 'yellow', place: 'top' })).toEqual({
    '--cue-scale': String(captionSizes.largest),
    '--cue-ink': captionColours.yellow.ink,
    '--cue-ground': captionColours.yellow.ground,
  });
  expect(captionStyle({ size: 'normal', colour: 'site', place: 'bottom' })).toEqual({ '--cue-scale': '1' });
});
