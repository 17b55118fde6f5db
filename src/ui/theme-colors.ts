/** `--paper` of either tone as sRGB, for what the browser draws around a page and for the installed site. */
export const themeColors = { day: '#f9f5ee', night: '#09191c' } as const;
