import { expect, test } from 'vitest';
import { readLoudness, readProgress } from './ffmpeg.ts';
import { mayRecover, wholeProgress, wrongChapter } from './rules.ts';

test('S11.2 chapters begin one after the other, within the film', () => {
  const at = (...starts: number[]) =>
    wrongChapter(
      starts.map((start) => ({ start, title: 'x' })),
      60,
    );
  expect(at()).toBeNull();
  expect(at(0, 10, 59.9)).toBeNull();
  expect(at(0, 10, 10)).toEqual({ at: 2, what: 'order' });
  expect(at(0, 60)).toEqual({ at: 1, what: 'beyond-end' });
});

test('S10.7 the whole is done when each step is, and never before', () => {
  expect(wholeProgress({})).toBe(0);
  expect(wholeProgress({ probe: 1, first: 1, measure: 1, sound: 1, ladder: 0.5 })).toBeCloseTo(0.555, 3);
  expect(wholeProgress({ probe: 1, first: 1, measure: 1, sound: 1, ladder: 1, files: 1, pictures: 1 })).toBe(1);
});

test('S10.7 progress and loudness are read from what ffmpeg tells', () => {
  expect(readProgress('frame=3\nout_time_us=1200000\nprogress=continue\nout_time_us=2500000\n')).toBe(2.5);
  expect(readProgress('out_time_us=N/A')).toBeUndefined();
  const told = (i: string) =>
    `[Parsed_loudnorm_2]\n{\n"input_i" : "${i}",\n"input_tp" : "-3.10",\n"input_lra" : "1.20",\n"input_thresh" : "-33.1",\n"target_offset" : "0.1"\n}`;
  expect(readLoudness(told('-23.05'))).toEqual({ integrated: -23.05, peak: -3.1, range: 1.2, threshold: -33.1, offset: 0.1 });
  expect(readLoudness(told('-inf'))).toBeNull();
  expect(readLoudness('nothing')).toBeNull();
});

test('S10.7 another try is offered where it may help, not for a file that is wrong', () => {
  for (const reason of [null, 'no-tools', 'no-room', 'unexpected']) expect(mayRecover(reason), String(reason)).toBe(true);
  for (const reason of ['no-source', 'not-a-film', 'too-long', 'cut-off']) expect(mayRecover(reason), reason).toBe(false);
});
