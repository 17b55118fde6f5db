/** The public API of the guide's server side. */
export { findGuide, findGuideForm, saveGuide } from './guide.ts';
