import type { Drawing } from '#ui/icon.tsx';

export const shareIcon: Drawing = {
  path: 'M12 15V4.2M7.8 8 12 3.8 16.2 8M6.5 11.5H6a1.5 1.5 0 0 0-1.5 1.5v5.5A1.5 1.5 0 0 0 6 20h12a1.5 1.5 0 0 0 1.5-1.5V13a1.5 1.5 0 0 0-1.5-1.5h-.5',
};
export const xIcon: Drawing = { path: 'M5 4.5h3.4L19 19.5h-3.4ZM18.4 4.5l-5.6 6.3M11 13.2l-5.6 6.3' };
export const whatsappIcon: Drawing = {
  path: 'M4.5 19.5l1.1-3.9a7.9 7.9 0 1 1 2.9 2.8ZM9.2 8.6c-.5 3 2.7 6.6 6 6.4l.5-1.6-2-1.1-1 .9c-1-.4-1.8-1.2-2.3-2.2l.8-1-.9-2Z',
};
export const embedIcon: Drawing = { path: 'M8.8 7.5 4.3 12l4.5 4.5M15.2 7.5l4.5 4.5-4.5 4.5M13.4 5.5l-2.8 13' };
export const appsIcon: Drawing = { path: 'M6 12h.01M12 12h.01M18 12h.01', pen: 'broad' };
