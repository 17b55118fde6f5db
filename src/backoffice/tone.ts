/** The cookie that keeps whether somebody works by day or by night; absent, the device decides. */
export const toneCookie = 'office_tone';

const tones = ['day', 'night'] as const;
export type Tone = (typeof tones)[number];

export const toneOf = (value: string | undefined): Tone | null => tones.find((tone) => tone === value) ?? null;
