import { bilingual } from '#kit/bilingual.ts';

const de = {
  faults: {
    'no-tools': 'Auf dem Server fehlt das Programm ffmpeg. Sag bitte der Technik Bescheid und versuche es danach noch einmal.',
    'no-room': 'Auf dem Server ist kein Platz mehr. Sag bitte der Technik Bescheid und versuche es danach noch einmal.',
    'no-source': 'Die hochgeladene Datei ist nicht mehr da. Lade sie bitte noch einmal hoch.',
    'not-a-film': 'Diese Datei ist kein Video, oder sie ist beschädigt. Am besten gehen MP4 und MOV.',
    'no-picture': 'In dieser Datei ist kein Bild, das sich abspielen lässt. Wähle bitte einen anderen Film.',
    'no-sound': 'In dieser Datei ist kein Ton.',
    'unusable-sound':
      'Der Ton dieser Datei hat ein Format, das sich nicht verwenden lässt, oder zu lange Lücken. Gib sie bitte noch einmal aus, mit dem Ton als AAC in Stereo.',
    'too-short': 'Das Video ist kürzer als eine halbe Sekunde. Wähle bitte einen anderen Film.',
    'too-long': 'Das Video ist länger als zwölf Stunden. Teile es bitte auf.',
    'too-large': 'Das Bild ist zu groß. Möglich sind bis zu 8192 Pixel je Seite; gib es bitte kleiner aus.',
    'cut-off': 'Die Datei bricht mittendrin ab. Wahrscheinlich wurde sie nicht ganz übertragen; lade sie bitte noch einmal hoch.',
    'not-encoded': 'Das Video ließ sich nicht umwandeln. Wahrscheinlich ist die Datei beschädigt.',
    unexpected: 'Beim Umwandeln ist etwas schiefgegangen. Versuche es bitte noch einmal.',
  },
  captions: {
    'no-captions': 'Hier stehen keine Untertitel.',
    time: 'Hier fehlt eine gültige Zeit wie 00:01:02.500 --> 00:01:05.000.',
    order: 'Dieser Untertitel beginnt vor dem vorigen.',
    overlap: 'Dieser Untertitel beginnt, bevor der vorige endet.',
    'beyond-end': 'Diese Zeit liegt hinter dem Ende des Videos.',
    'no-blank-line': 'Vor dieser Zeit fehlt eine Leerzeile.',
    'too-many': 'Das sind mehr Untertitel, als ein Video haben kann.',
  },
  wrongCaptions: 'Die Untertitel enthalten Fehler.',
  line: (line: number, what: string) => `Zeile ${line}: ${what}`,
  chapters: {
    order: 'Ein Kapitel muss nach dem vorigen beginnen.',
    'beyond-end': 'Ein Kapitel muss vor dem Ende des Videos beginnen.',
  },
  wrongChapters: 'Die Kapitel passen nicht zum Video.',
  unknownFile: 'Diese Datei gibt es nicht.',
  unknownPoster: 'Dieses Bild gehört nicht zu diesem Video.',
  notPlayable: 'Das Video ist noch nicht so weit. Versuche es, sobald es sich abspielen lässt.',
  notReady: 'Eine zweite Tonspur kann dazukommen, sobald das Video ganz fertig ist und selbst Ton hat.',
  notRunning: 'Dieses Video wird gerade nicht umgewandelt.',
  notEnded: 'Dieses Video ist weder gescheitert noch abgebrochen.',
  tooLongSound: 'Diese Tonspur ist länger als das Video.',
  ownSound: 'Originalton',
};

export type ClipTexts = typeof de;

const en: ClipTexts = {
  faults: {
    'no-tools': 'The program ffmpeg is missing on the server. Please tell your technicians, then try again.',
    'no-room': 'There is no room left on the server. Please tell your technicians, then try again.',
    'no-source': 'The uploaded file is no longer there. Please upload it again.',
    'not-a-film': 'This file is not a video, or it is damaged. MP4 and MOV work best.',
    'no-picture': 'There is no picture in this file that can be played. Please choose another film.',
    'no-sound': 'There is no sound in this file.',
    'unusable-sound':
      'The sound of this file is in a format that cannot be used, or has gaps that are too long. Please export it again with its sound as AAC in stereo.',
    'too-short': 'The video is shorter than half a second. Please choose another film.',
    'too-long': 'The video is longer than twelve hours. Please split it.',
    'too-large': 'The picture is too large. Up to 8192 pixels a side are possible; please export it smaller.',
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

/** Texts about clips. */
export const clipTexts = bilingual(de, en);
