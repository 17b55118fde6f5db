import type { NameProblem } from './file-rules.ts';

/** What the calls about files answer, in the words of S8.9. */
export const de = {
  check: 'Bitte prüf Deine Angaben.',
  uploadError: (why: string) => `Fehler beim Hochladen: ${why}`,
  names: {
    empty: 'Der Name ist leer.',
    long: 'Der Name ist länger als 200 Zeichen.',
    path: 'Der Name enthält einen Schrägstrich.',
    invisible: 'Der Name enthält unsichtbare Zeichen.',
    dot: 'Der Name beginnt mit einem Punkt.',
    reserved: 'Diesen Namen kann Windows nicht speichern.',
  } satisfies Record<NameProblem, string>,
  problems: {
    missing: 'Es ist keine Datei angekommen.',
    empty: 'Die Datei ist leer.',
    large: 'Die Datei ist zu groß.',
    many: 'Es sind zu viele Dateien auf einmal.',
    broken: 'Die Übertragung ist abgebrochen.',
    unknown:
      'Diese Art von Datei nehmen wir nicht an. Es gehen JPEG, PNG, WebP, AVIF, MP4, MOV, WebM, MKV, MP3, M4A, OGG, WAV, FLAC, PDF, VTT und SRT.',
    damaged: 'Das Bild ist beschädigt oder unvollständig.',
    noImage: 'Diese Datei ist kein Bild.',
    noSize: 'Die Größe der Datei muss von Anfang an feststehen.',
    noFolder: 'Diesen Ordner gibt es nicht mehr.',
    noRoom: 'Der Speicher nimmt die Datei gerade nicht an. Vielleicht ist er voll.',
  },
  folderExists: 'Hier gibt es schon einen Ordner mit diesem Namen.',
  folderInItself: 'Ein Ordner kann nicht in sich selbst liegen.',
  folderDeep: 'Tiefer als 20 Ordner geht es nicht.',
  folderFull: 'In diesem Ordner liegt noch etwas.',
  inUse: 'Die Datei wird noch verwendet.',
  noFocal: 'Nur ein Bild hat einen Bildmittelpunkt.',
};

export type FileTexts = typeof de;
export type FileProblem = keyof FileTexts['problems'];
