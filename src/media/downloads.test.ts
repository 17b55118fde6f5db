import { describe, expect, test } from 'vitest';
import { fileNamePattern } from '#paths/patterns.ts';
import { downloadName, downloadOf } from './downloads.ts';

const id = '3f2b8c1e-9d4a-4f6b-8a2c-1234567890ab';

describe('the name of a download', () => {
  test.each([
    ['Ernährungsplan für 30 Tage.pdf', 'Ernaehrungsplan-fuer-30-Tage.pdf'],
    ['../../etc/passwd', 'etc-passwd'],
    ['..', 'datei'],
    ['日本.zip', 'datei.zip'],
    [`${'a'.repeat(200)}.pdf`, `${'a'.repeat(39)}.pdf`],
    ['ohne Endung', 'ohne-Endung'],
  ])('(S6.3) %s can stand in an address, and leads back to its file', (name, saved) => {
    const file = downloadName({ id, name });
    expect(file).toMatch(fileNamePattern);
    expect(downloadOf(file)).toEqual({ id, name: saved });
  });

  test.each(['plan.pdf', '', id, `${id}-`, `x${id}-plan.pdf`, `${id}-../plan.pdf`])(
    '(S6.3) %s names no file of the office',
    (file) => {
      expect(downloadOf(file)).toBeNull();
    },
  );
});
