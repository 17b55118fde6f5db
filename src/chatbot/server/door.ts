/** What other rooms may call of the guide's server side. */
export { findGuide, findGuideForm, saveGuide } from './guide.ts';
export { chatbotHandlers } from './handlers.ts';
export { importGuide } from './import.ts';
export { chatbotOfficeHandlers } from './office.ts';
