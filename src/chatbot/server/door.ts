/** The public API of the guide's server side. */
export { findGuide, findGuideForm, findGuideMentions, saveGuide } from './guide.ts';
