/* The film in sign language beside the picture (S19.6): where it stands, how large it is, how it keeps pace. Pure. */

/** Widths as a share of the picture's. */
export const signSizes = [0.24, 0.32, 0.42] as const;

/** A place in the picture: shares of the free way, 0 for left and top, 1 for right and bottom. */
export type SignPlace = { readonly x: number; readonly y: number };

/** At the top, where no captions are. */
export const firstPlace: SignPlace = { x: 1, y: 0 };

/** The way of one key press. */
export const signStep = 0.1;

const within = (share: number): number => Math.round(Math.min(Math.max(share, 0), 1) * 1000) / 1000;

export const movedBy = ({ x, y }: SignPlace, by: SignPlace): SignPlace => ({ x: within(x + by.x), y: within(y + by.y) });

/** The next corner, clockwise: what a drag does, by one press (WCAG 2.2, 2.5.7). */
export function nextCorner({ x, y }: SignPlace): SignPlace {
  const [isRight, isLow] = [x >= 0.5, y >= 0.5];
  if (!isLow) return isRight ? { x: 1, y: 1 } : { x: 1, y: 0 };
  return isRight ? { x: 0, y: 1 } : { x: 0, y: 0 };
}

/** What a device remembers of the place: `x y`. It may have been edited by hand. */
export function placeOf(kept: string | null): SignPlace {
  const [, x, y] = /^(\d(?:\.\d{1,3})?) (\d(?:\.\d{1,3})?)$/.exec(kept ?? '') ?? [];
  return x === undefined || y === undefined ? firstPlace : movedBy({ x: Number(x), y: Number(y) }, { x: 0, y: 0 });
}

export const writtenPlace = ({ x, y }: SignPlace): string => `${x} ${y}`;

/** The index of a size; the smallest for anything unknown. */
export const sizeOf = (kept: number | null): number => (kept !== null && signSizes[kept] !== undefined ? kept : 0);

/** Below it, in seconds, hands and voice are felt to be together (EBU R 37 tolerates less for lips, which nobody reads here). */
const unnoticed = 0.12;
/** From it on catching up would take too long. */
const tooFar = 1.2;
/** How much faster or slower it plays to catch up. */
const hurry = 0.12;

/** What the film in sign language has to do: play at a rate, and jump to a second first if it is too far off. */
export type Correction = { readonly rate: number; readonly seekTo: number | null };

/** Keeps it with the picture. Times in seconds; `rate` is the picture's. */
export function correctionOf(picture: number, sign: number, rate: number): Correction {
  const ahead = sign - picture;
  if (Math.abs(ahead) <= unnoticed) return { rate, seekTo: null };
  if (Math.abs(ahead) >= tooFar) return { rate, seekTo: picture };
  return { rate: rate * (ahead > 0 ? 1 - hurry : 1 + hurry), seekTo: null };
}
