import { expect, test } from 'vitest';
import { fileCallTexts } from './file-texts.ts';
import { fileTexts } from './office-texts.ts';

test('S8.9 uploads speak in the words that were agreed', () => {
  const { uploads } = fileTexts.en;
  expect([uploads.failed, uploads.stalled(30), uploads.removed, uploads.cancelled]).toEqual([
    'Upload error',
    'Upload stalled for 30 seconds, aborting.',
    'File removed',
    'Upload cancelled',
  ]);
  expect(fileCallTexts.en.uploadError('why')).toBe('Upload error: why');
});
