import { after } from './timing.ts';

/** Long enough to read that it worked (S9.7). */
const copyConfirmation = 1500;

/** Closes a menu in which something was copied; what is returned keeps it open. */
export const closeAfterCopy = (close: () => void): (() => void) => after(copyConfirmation, close);
