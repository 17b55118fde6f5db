/** The cookie with the chosen mode, light or dark; absent: follow the device. */
export const toneCookie = 'office_tone';

const tones = ['day', 'night'] as const;
export type Tone = (typeof tones)[number];

export const toneOf = (value: string | undefined): Tone | null => tones.find((tone) => tone === value) ?? null;
