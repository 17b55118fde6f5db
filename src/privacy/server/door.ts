/** The public API of the privacy room's server side. */
export { privacyModules } from './page-modules.ts';
