/** What `app` calls of the feeds. */
export { requestSounds } from './sounds.ts';
