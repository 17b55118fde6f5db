/** Where played time is reported. Apart from playback's other calls, of which an embedded page needs none. */
export const playedPath = <Video extends string>(shortid: Video) => `/api/video/played/${shortid}` as const;

/** Maximum number of seconds per report. */
export const mostPlayed = 60;
