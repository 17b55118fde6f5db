import { bilingual } from '#kit/bilingual.ts';
import type { NameProblem } from './file-rules.ts';

const de = {
  check: 'Bitte prüfe Deine Angaben.',
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
      'Diese Art von Datei nehmen wir nicht an. Es gehen JPEG, PNG, WebP, AVIF, MP4, MOV, WebM, MKV, MTS, MPG, MXF, AVI, WMV, MP3, M4A, OGG, WAV, FLAC, PDF, VTT und SRT. Fotos eines iPhones (HEIC) werden JPEG, wenn dort unter Einstellungen, Kamera, Formate „Maximale Kompatibilität“ gewählt ist.',
    damaged: 'Das Bild ist beschädigt oder unvollständig.',
    vast: 'Das Bild hat mehr als 100 Megapixel. Verkleinere es, zum Beispiel auf 4000 Pixel Breite.',
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

const en: FileTexts = {
  check: 'Please check what you entered.',
  uploadError: (why) => `Upload error: ${why}`,
  names: {
    empty: 'The name is empty.',
    long: 'The name is longer than 200 characters.',
    path: 'The name contains a slash.',
    invisible: 'The name contains invisible characters.',
    dot: 'The name begins with a dot.',
    reserved: 'Windows cannot save a file of this name.',
  },
  problems: {
    missing: 'No file has arrived.',
    empty: 'The file is empty.',
    large: 'The file is too large.',
    many: 'These are too many files at once.',
    broken: 'The transfer broke off.',
    unknown:
      'We do not take files of this kind. JPEG, PNG, WebP, AVIF, MP4, MOV, WebM, MKV, MTS, MPG, MXF, AVI, WMV, MP3, M4A, OGG, WAV, FLAC, PDF, VTT and SRT are welcome. Photos of an iPhone (HEIC) become JPEG where Settings, Camera, Formats says “Most Compatible”.',
    damaged: 'The picture is damaged or incomplete.',
    vast: 'The picture has more than 100 megapixels. Make it smaller, for instance 4000 pixels wide.',
    noImage: 'This file is not a picture.',
    noSize: 'The size of the file must be known from the start.',
    noFolder: 'This folder no longer exists.',
    noRoom: 'The storage does not take the file right now. It may be full.',
  },
  folderExists: 'There is already a folder of this name here.',
  folderInItself: 'A folder cannot be inside itself.',
  folderDeep: 'Folders go no deeper than 20.',
  folderFull: 'There is still something in this folder.',
  inUse: 'The file is still used.',
  noFocal: 'Only a picture has a focal point.',
};

/** Response messages of the file API (S8.9). */
export const fileCallTexts = bilingual(de, en);
