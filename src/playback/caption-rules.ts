/* How captions look (S19.6): sizes, colours and places to choose from. Pure. */

/** Sizes as a factor of the default. */
export const captionSizes = { small: 0.8, normal: 1, large: 1.5, largest: 2 } as const;
export type CaptionSize = keyof typeof captionSizes;

/**
 * Colours of text and ground as sRGB; `site` is the player's own. Each pair has a contrast of at least 7:1 (WCAG 2.2, 1.4.6),
 * since the ground covers the picture completely.
 */
export const captionColours = {
  site: null,
  white: { ink: '#ffffff', ground: '#000000' },
  yellow: { ink: '#ffe600', ground: '#000000' },
  black: { ink: '#000000', ground: '#ffffff' },
  blue: { ink: '#ffffff', ground: '#0b2a6b' },
} as const;
export type CaptionColour = keyof typeof captionColours;

export const captionPlaces = ['bottom', 'top'] as const;
export type CaptionPlace = (typeof captionPlaces)[number];

export type CaptionLook = { readonly size: CaptionSize; readonly colour: CaptionColour; readonly place: CaptionPlace };

/** What a device remembers of it; it may have been edited by hand. Unknown values count as not chosen. */
export function captionLookOf(kept: { readonly [Part in keyof CaptionLook]: string | null }): CaptionLook {
  const { size, colour, place } = kept;
  return {
    size: size !== null && Object.hasOwn(captionSizes, size) ? (size as CaptionSize) : 'normal',
    colour: colour !== null && Object.hasOwn(captionColours, colour) ? (colour as CaptionColour) : 'site',
    place: place === 'top' ? 'top' : 'bottom',
  };
}

/** The custom properties that the cues' style reads (`site/player.module.css`). */
export function captionStyle({ size, colour }: CaptionLook): Readonly<Record<`--${string}`, string>> {
  const pair = captionColours[colour];
  return {
    '--cue-scale': String(captionSizes[size]),
    ...(pair && { '--cue-ink': pair.ink, '--cue-ground': pair.ground }),
  };
}
