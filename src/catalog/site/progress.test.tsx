import { expect, test } from 'vitest';
import { showProgress } from './progress.tsx';
import { render } from './render-page.tsx';
import { video } from '../../../tests/sample-entries.ts';
import { VideoTile } from './video-tile.tsx';

test('S11.3 a page is drawn without anyone’s progress, whatever the slot would say', () => {
  const before = render(<VideoTile video={video()} />);
  showProgress(
    () => <i>zu 40 % gesehen</i>,
    () => {},
  );
  expect(render(<VideoTile video={video()} />)).toBe(before);
  expect(before).not.toContain('gesehen');
});

test('S11.3 who fills the slot twice is listened to once', () => {
  let listened = 0;
  const of = () => null;
  const watch = () => {
    listened += 1;
  };
  showProgress(of, watch);
  showProgress(of, watch);
  expect(listened).toBe(1);
});
