/** Where is told how long a video was played. Apart from the other calls of playback, which an embed page makes none of. */
export const playedPath = <Video extends string>(shortid: Video) => `/api/video/played/${shortid}` as const;

/** The most seconds of play that are told at a time. */
export const mostPlayed = 60;
