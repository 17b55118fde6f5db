import type { ClipTexts } from './texts.de.ts';

/** What is said of clips, in English. */
export const en: ClipTexts = {
  faults: {
    'no-tools': 'The program ffmpeg is missing on the server. Please tell your technicians, then try again.',
    'no-room': 'There is no room left on the server. Please tell your technicians, then try again.',
    'no-source': 'The uploaded file is no longer there. Please upload it again.',
    'not-a-film': 'This file is not a video, or it is damaged. MP4 and MOV work best.',
    'no-picture': 'There is no picture in this file that can be played.',
    'no-sound': 'There is no sound in this file.',
    'too-short': 'The video is shorter than half a second.',
    'too-long': 'The video is longer than twelve hours.',
    'too-large': 'The picture is too large. Up to 8192 pixels a side are possible.',
    'cut-off': 'The file ends in the middle. It was probably not transferred completely; please upload it again.',
    'not-encoded': 'The video could not be converted. The file is probably damaged.',
    unexpected: 'Something went wrong while converting. Please try again.',
  },
  captions: {
    'no-captions': 'There are no captions here.',
    time: 'A valid time such as 00:01:02.500 --> 00:01:05.000 is missing here.',
    order: 'This caption begins before the one above it.',
    overlap: 'This caption begins before the one above it ends.',
    'beyond-end': 'This time is after the end of the video.',
    'no-blank-line': 'A blank line is missing before this time.',
    'too-many': 'These are more captions than a video can have.',
  },
  wrongCaptions: 'There are mistakes in the captions.',
  line: (line, what) => `Line ${line}: ${what}`,
  chapters: {
    order: 'A chapter must begin after the one before it.',
    'beyond-end': 'A chapter must begin before the end of the video.',
  },
  wrongChapters: 'The chapters do not fit the video.',
  unknownFile: 'There is no such file.',
  unknownPoster: 'This picture does not belong to this video.',
  notPlayable: 'The video has not come that far. Try again as soon as it can be played.',
  notReady: 'A second sound can be added once the video is finished and has sound itself.',
  notRunning: 'This video is not being converted now.',
  notEnded: 'This video has neither failed nor been cancelled.',
  tooLongSound: 'This sound is longer than the video.',
  ownSound: 'Original sound',
};
