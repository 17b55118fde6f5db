import { describe, expect, test } from 'vitest';
import { previewPlace, timeUnder } from './seek-bar.tsx';

const sheet = { columns: 5, rows: 4, interval: 2 };

describe('preview images', () => {
  test.each([
    [0, 'translate(0%, 0%)'],
    [1.99, 'translate(0%, 0%)'],
    [2, 'translate(-20%, 0%)'],
    [10, 'translate(0%, -25%)'],
    [34.9, 'translate(-40%, -75%)'],
    [9999, 'translate(-80%, -75%)'],
    [-3, 'translate(0%, 0%)'],
  ])('S11.5 second %d shows the image that is there', (time, transform) => {
    expect(previewPlace(sheet, time).transform.replaceAll('-0%', '0%')).toBe(transform);
    expect(previewPlace(sheet, time)).toMatchObject({ width: '500%', height: '400%' });
  });

  test('S11.5 the second under a pointer is where the bar’s knob would stand', () => {
    const bar = { left: 100, width: 216 };
    expect(timeUnder(108, bar, 200)).toBe(0);
    expect(timeUnder(208, bar, 200)).toBe(100);
    expect(timeUnder(308, bar, 200)).toBe(200);
    expect(timeUnder(0, bar, 200)).toBe(0);
    expect(timeUnder(999, bar, 200)).toBe(200);
  });
});
