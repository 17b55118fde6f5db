import { expect, test } from 'vitest';
import { quickly } from '../../../tests/quickly.ts';
import type { FileServices } from './parts.ts';
import { beginUpload } from './uploads.ts';

test('S16.6 a name of many thousand marks is refused before any work is done on it', async () => {
  const name = `a${'\u0315\u0300'.repeat(40_000)}.png`;
  const asked = { userId: '', name, folder: null, size: null };
  await expect(quickly(() => beginUpload({} as FileServices, asked, 'de'))).resolves.toMatchObject({
    ok: false,
    code: 'invalid',
  });
});
