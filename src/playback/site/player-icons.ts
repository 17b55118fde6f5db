import type { Drawing } from '#ui/icon.tsx';

/** The icons of the player, in the style of ui/icon-paths.ts; the start page needs none of them. */
export const playerIcons = {
  pause: { path: 'M8 5.5v13M16 5.5v13', pen: 'broad' },
  volume: {
    path: 'M4.5 10v4c0 .6.4 1 1 1h2.3l4 3.4c.4.3 1 .1 1-.5V6.1c0-.6-.6-.8-1-.5L7.8 9H5.5c-.6 0-1 .4-1 1ZM16 9.2a4 4 0 0 1 0 5.6M18.4 6.8a7.4 7.4 0 0 1 0 10.4',
  },
  volumeOff: {
    path: 'M4.5 10v4c0 .6.4 1 1 1h2.3l4 3.4c.4.3 1 .1 1-.5V6.1c0-.6-.6-.8-1-.5L7.8 9H5.5c-.6 0-1 .4-1 1ZM16 9.8l4.4 4.4M20.4 9.8 16 14.2',
  },
  fullscreen: {
    path: 'M9 4.5H6A1.5 1.5 0 0 0 4.5 6v3M15 4.5h3A1.5 1.5 0 0 1 19.5 6v3M9 19.5H6A1.5 1.5 0 0 1 4.5 18v-3M15 19.5h3a1.5 1.5 0 0 0 1.5-1.5v-3',
  },
  fullscreenExit: {
    path: 'M4.5 9h3A1.5 1.5 0 0 0 9 7.5v-3M19.5 9h-3A1.5 1.5 0 0 1 15 7.5v-3M4.5 15h3A1.5 1.5 0 0 1 9 16.5v3M19.5 15h-3a1.5 1.5 0 0 0-1.5 1.5v3',
  },
  captions: {
    path: 'M6 5.5h12a2.2 2.2 0 0 1 2.2 2.2v8.6a2.2 2.2 0 0 1-2.2 2.2H6a2.2 2.2 0 0 1-2.2-2.2V7.7A2.2 2.2 0 0 1 6 5.5ZM10.6 10.6a2 2 0 1 0 0 2.8M16.8 10.6a2 2 0 1 0 0 2.8',
  },
  settings: {
    path: 'M4.5 7.5h7M16.5 7.5h3M4.5 16.5h3M12.5 16.5h7M14 5v5M10 14v5',
  },
  pictureInPicture: {
    path: 'M19.8 10.5V7.7a2.2 2.2 0 0 0-2.2-2.2H6.4a2.2 2.2 0 0 0-2.2 2.2v8.6a2.2 2.2 0 0 0 2.2 2.2H9M13.8 13.5h5.4a1 1 0 0 1 1 1V18a1 1 0 0 1-1 1h-5.4a1 1 0 0 1-1-1v-3.5a1 1 0 0 1 1-1Z',
  },
  sign: {
    path: 'M7.5 12.5V6.8a1.3 1.3 0 0 1 2.6 0v4M10.1 10.5V5.3a1.3 1.3 0 0 1 2.6 0v5.2M12.7 10.5V6.3a1.3 1.3 0 0 1 2.6 0v5M15.3 11V8.3a1.3 1.3 0 0 1 2.6 0v5.9a5.5 5.5 0 0 1-5.5 5.5c-2.4 0-3.8-1-5-3l-2.3-3.6c-.9-1.4 1-2.7 2-1.4l1.4 1.6',
  },
  move: { path: 'M12 4v16M4 12h16M9.5 6.5 12 4l2.5 2.5M9.5 17.5 12 20l2.5-2.5M6.5 9.5 4 12l2.5 2.5M17.5 9.5 20 12l-2.5 2.5' },
  smaller: { path: 'M6 12h12' },
  larger: { path: 'M6 12h12M12 6v12' },
  transcript: {
    path: 'M5 6h14M5 10h14M5 14h9M5 18h6',
  },
} as const satisfies Record<string, Drawing>;
