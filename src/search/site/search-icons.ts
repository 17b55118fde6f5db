import type { Drawing } from '#ui/icon.tsx';

/** Icons used by the search only, beside `ui/icon-paths.ts`. */
export const lens: Drawing = { path: 'M10.8 4.6a6.2 6.2 0 1 0 0 12.4 6.2 6.2 0 0 0 0-12.4ZM15.4 15.4l4.6 4.6' };
export const phone: Drawing = {
  path: 'M8.6 4.6 6.2 5.2c-1 .3-1.7 1.2-1.6 2.3.5 6.4 5.6 11.5 12 12 1 .1 2-.6 2.2-1.6l.6-2.4c.2-.7-.1-1.4-.7-1.8l-2.4-1.5c-.7-.4-1.5-.3-2 .3l-.9.9a10 10 0 0 1-3.8-3.8l.9-.9c.6-.5.7-1.4.3-2L10.4 5.3c-.4-.6-1.1-.9-1.8-.7Z',
};
export const speech: Drawing = {
  path: 'M6.5 5h11a2 2 0 0 1 2 2v7.5a2 2 0 0 1-2 2h-5.3L8 20v-3.5H6.5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2ZM8.5 9.2h7M8.5 12.4h4.5',
};
