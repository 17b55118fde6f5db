import { expect, test } from 'vitest';
import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { isDropdown, isMobile, useWindowSize } from './window-size.ts';

test('S9.6 below 768 px a window is mobile, and at any width when it is lower than 500', () => {
  expect(isMobile({ width: 767, height: 900 })).toBe(true);
  expect(isMobile({ width: 768, height: 900 })).toBe(false);
  expect(isMobile({ width: 1440, height: 499 })).toBe(true);
  expect(isMobile({ width: 1440, height: 500 })).toBe(false);
});

test('S9.6 below 1200 px the header is a dropdown', () => {
  expect(isDropdown({ width: 1199, height: 900 })).toBe(true);
  expect(isDropdown({ width: 1200, height: 900 })).toBe(false);
  expect(isDropdown({ width: 1440, height: 499 })).toBe(true);
});

test('S3.16 until the browser tells its size, a window counts as 9999 wide', () => {
  const Width = () => String(useWindowSize().width);
  expect(renderToStaticMarkup(createElement(Width))).toBe('9999');
});
