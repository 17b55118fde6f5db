import { expect, test } from 'vitest';
import { forTerminal, MendableError } from './mendable-error.ts';

test('S18.4 what ends a program is told with a readable message, whatever was thrown', () => {
  expect(forTerminal(new MendableError('The setting PORT is wrong.'))).toBe('The setting PORT is wrong.');
  expect(forTerminal(new TypeError('odd'))).toMatch(/^TypeError: odd\n +at /);
  // Emscripten throws such objects for errors of the file system.
  expect(forTerminal({ name: 'ErrnoError', errno: 51 })).toBe("{ name: 'ErrnoError', errno: 51 }");
  for (const thrown of ['gone', undefined, null, Symbol('odd'), Object.create(null)])
    expect(forTerminal(thrown)).not.toContain('[object Object]');
});
