/** Under which names the device keeps what a reader switched on; read by switches and by the early script of each page. */

/** Texts in easy German (S19.4). */
export const easyKey = 'easy';

/** Quiet mode (S19.5); on the document `data-quiet`. */
export const quietKey = 'quiet';

/** The value of a switch that is on. */
export const switchedOn = 'on';
