export { countOpenBarriers } from './office-handlers.ts';
