import { expect, test } from 'vitest';
import { fileTexts } from './office-texts.ts';
import { en } from './file-texts.en.ts';

test('S8.9 uploads speak in the words that were agreed', () => {
  const { uploads } = fileTexts.en;
  expect([uploads.failed, uploads.stalled(30), uploads.removed, uploads.cancelled]).toEqual([
    'Upload error',
    'Upload stalled for 30 seconds, aborting.',
    'File removed',
    'Upload cancelled',
  ]);
  expect(en.uploadError('why')).toBe('Upload error: why');
});
