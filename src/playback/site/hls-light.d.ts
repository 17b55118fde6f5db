/** The package only has types for the full build; the light one has the same API. */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
