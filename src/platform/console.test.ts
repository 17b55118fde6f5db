import { describe, expect, test } from 'vitest';
import { readCall, Usage } from './console.ts';

const usage = 'Usage: npm run move -- FOLDER [--at NAME] [--check]';
const read = (...args: readonly string[]) =>
  readCall(args, { usage, options: { at: { type: 'string' }, check: { type: 'boolean' } }, least: 1, most: 1 });

function refused(...args: readonly string[]): Usage {
  try {
    read(...args);
  } catch (error) {
    if (error instanceof Usage) return error;
    throw error;
  }
  throw new Error('It was taken.');
}

describe('the call of a command', () => {
  test('has its options in any order, and what begins with a hyphen after --', () => {
    expect(read('--check', 'here', '--at', 'x')).toMatchObject({ values: { check: true, at: 'x' }, positionals: ['here'] });
    expect(read('--', '--help').positionals).toEqual(['--help']);
  });

  test('for help prints the usage and is no fault, whatever else stands there', () => {
    for (const args of [['--help'], ['-h'], ['here', '--help'], ['-h', '--nothing']])
      expect(refused(...args)).toMatchObject({ code: 0, message: usage });
  });

  test.each([
    [['here', '--nothing'], "Unknown option '--nothing'."],
    [['here', '-x'], "Unknown option '-x'."],
    [['here', '--at'], "Option '--at <value>' argument missing."],
    [['here', '--check=yes'], "Option '--check' does not take an argument."],
    [[], 'An argument is missing.'],
    // "$FOLDER" of a shell in which it is not set.
    [[''], 'An argument is missing.'],
    [['here', 'there'], 'One argument is too many: there.'],
  ])('%j is refused with the reason and the usage', (args, why) => {
    expect(refused(...args)).toMatchObject({ code: 2, message: `${why}\n${usage}` });
  });
});
