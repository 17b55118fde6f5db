/** The public API of the back office's server side. */
export { builtOffice, developmentOffice, type OfficeBuild } from './build.ts';
/** Whether the site is open, and how a new site is closed until then. */
export { closeSite, isSiteOpen } from './opening.ts';
