/** What the app may call of the back office's server side. */
export { builtOffice, developmentOffice, type OfficeBuild } from './build.ts';
/** Whether readers may come in, and how a new site waits for that. */
export { closeSite, isSiteOpen } from './opening.ts';
