import { expect, test } from 'vitest';
import { closedMenu, nextMenu } from './menu-rules.ts';

test('S4.22 a press opens the dropdown, and after its transition the next one closes it', () => {
  const opening = nextMenu(closedMenu, 'toggle');
  expect(opening).toEqual({ open: true, moving: true });
  const open = nextMenu(opening, 'settle');
  expect(nextMenu(open, 'toggle').open).toBe(false);
});

test('S4.22 a press during the transition is ignored', () => {
  const opening = nextMenu(closedMenu, 'toggle');
  expect(nextMenu(opening, 'toggle')).toBe(opening);
  const closing = nextMenu(nextMenu(opening, 'settle'), 'toggle');
  expect(nextMenu(closing, 'toggle').open).toBe(false);
});

test('S4.22 another page closes the dropdown, also during its transition', () => {
  const opening = nextMenu(closedMenu, 'toggle');
  expect(nextMenu(opening, 'close').open).toBe(false);
  expect(nextMenu(nextMenu(opening, 'settle'), 'close').open).toBe(false);
  expect(nextMenu(closedMenu, 'close')).toBe(closedMenu);
});
