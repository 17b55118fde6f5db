/** The package has types for its whole build alone; the light one has the same interface. */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
