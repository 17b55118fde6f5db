/** What the app may call of the back office's server side. */
export { builtOffice, developmentOffice, type OfficeBuild } from './build.ts';
