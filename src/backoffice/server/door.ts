/** The public API of the back office's server side. */
export { builtOffice, developmentOffice, type OfficeBuild } from './build.ts';
/** Whether the site is open, how a new site is closed until then, and what is missing. */
export { closeSite, findOpening, isSiteOpen } from './opening.ts';
