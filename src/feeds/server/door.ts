/** The public API of the feeds for `app`. */
export { requestSounds } from './sounds.ts';
