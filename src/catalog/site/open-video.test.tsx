import type { MouseEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { OpenVideoContext, usePlayLink } from './open-video.tsx';
import { render } from './render-page.tsx';

type Click = Partial<Record<'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented', boolean>> & { button?: number };

/** Clicks a play link, with or without a video layer, and returns whether the navigation was prevented. */
function click(over: Click, open: ((request: object, protection: string) => void) | null): boolean {
  const event = { button: 0, preventDefault: vi.fn(), ...over };
  function Probe() {
    const { onClick } = usePlayLink({ video: 'v1abc', playlist: 'p1abc' });
    onClick(event as unknown as MouseEvent);
    return null;
  }
  render(
    <OpenVideoContext value={open}>
      <Probe />
    </OpenVideoContext>,
  );
  return event.preventDefault.mock.calls.length > 0;
}

test('S2.38 S2.12 a plain click opens the video layer instead of the link', () => {
  const open = vi.fn();
  expect(click({}, open)).toBe(true);
  expect(open).toHaveBeenCalledWith({ video: 'v1abc', playlist: 'p1abc' }, 'free', undefined);
});

test('S2.38 any other click, and any click without a layer, is the link', () => {
  const open = vi.fn();
  for (const over of [
    { metaKey: true },
    { ctrlKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
    { defaultPrevented: true },
  ]) {
    expect(click(over, open)).toBe(false);
  }
  expect(open).not.toHaveBeenCalled();
  expect(click({}, null)).toBe(false);
});
