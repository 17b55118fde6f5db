import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { afterKey, closedList, openList, shownList, type CompletionList } from './completion-list.ts';

const words = ['Schlaf', 'Schmerz', 'Schulter'];
const press = (
  keys: readonly string[],
  from: CompletionList = openList,
  completions: readonly string[] = words,
): CompletionList => keys.reduce((list, key) => afterKey(key, list, completions)?.list ?? list, from);

describe('S19.1 S2.41 the keys of the list of completions', () => {
  test('down and up move, and come through the field where they wrap', () => {
    expect(press(['ArrowDown']).active).toBe('Schlaf');
    expect(press(['ArrowDown', 'ArrowDown', 'ArrowUp']).active).toBe('Schlaf');
    expect(press(['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown']).active).toBeNull();
    expect(press(['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown']).active).toBe('Schlaf');
    expect(press(['ArrowUp']).active).toBe('Schulter');
    expect(press(['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp']).active).toBeNull();
  });

  test('a closed list is opened by the arrows, and by none where there is nothing in it', () => {
    expect(press(['ArrowDown'], closedList)).toEqual({ isOpen: true, active: 'Schlaf' });
    expect(press(['ArrowUp'], closedList)).toEqual({ isOpen: true, active: 'Schulter' });
    for (const key of ['ArrowDown', 'ArrowUp']) expect(afterKey(key, closedList, [])).toBeNull();
  });

  test('Enter takes what is active, and is the form’s where nothing is', () => {
    expect(afterKey('Enter', { isOpen: true, active: 'Schmerz' }, words)).toEqual({
      list: closedList,
      isTaken: true,
      chosen: 'Schmerz',
    });
    expect(afterKey('Enter', openList, words)).toBeNull();
    expect(afterKey('Enter', closedList, words)).toBeNull();
  });

  test('Escape closes an open list and takes nothing; closed it is not the list’s', () => {
    expect(afterKey('Escape', { isOpen: true, active: 'Schmerz' }, words)).toEqual({
      list: closedList,
      isTaken: true,
      chosen: null,
    });
    expect(afterKey('Escape', closedList, words)).toBeNull();
  });

  test('Home, End, left and right stay in the text, and leave what was active', () => {
    for (const key of ['Home', 'End', 'ArrowLeft', 'ArrowRight']) {
      expect(afterKey(key, { isOpen: true, active: 'Schmerz' }, words), key).toEqual({
        list: openList,
        isTaken: false,
        chosen: null,
      });
      expect(afterKey(key, closedList, words), key).toBeNull();
    }
  });

  test('letters and Tab have nothing to do with it', () => {
    for (const key of ['a', ' ', 'Tab', 'Backspace', 'PageDown', 'Dead']) expect(afterKey(key, openList, words), key).toBeNull();
  });

  test('whatever is pressed, what is active is one of those that are there', () => {
    const keys = fc.constantFrom('ArrowDown', 'ArrowUp', 'Enter', 'Escape', 'Home', 'x');
    fc.assert(
      fc.property(fc.array(keys), fc.uniqueArray(fc.string(), { maxLength: 6 }), (pressed, completions) => {
        const { isOpen, active } = shownList(press(pressed, openList, completions), completions);
        expect(active === null || (isOpen && completions.includes(active))).toBe(true);
      }),
    );
  });
});

describe('S2.41 what is to be seen of the list', () => {
  test('nothing of a closed one, nor of an empty one', () => {
    expect(shownList(closedList, words)).toEqual(closedList);
    expect(shownList(openList, [])).toEqual(closedList);
  });

  test('what is active stays so in a new answer that has it, and only there', () => {
    const list = { isOpen: true, active: 'Schlaf' };
    expect(shownList(list, ['Schlafapnoe', 'Schlaf'])).toEqual(list);
    expect(shownList(list, ['Schlafapnoe'])).toEqual(openList);
  });
});
