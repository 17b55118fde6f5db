import type { FileTexts } from './file-texts.de.ts';

export const en: FileTexts = {
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
      'We do not take files of this kind. JPEG, PNG, WebP, AVIF, MP4, MOV, WebM, MKV, MP3, M4A, OGG, WAV, FLAC, PDF, VTT and SRT are welcome.',
    damaged: 'The picture is damaged or incomplete.',
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
