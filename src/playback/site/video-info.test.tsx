import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { drawn } from '../../../tests/drawn.tsx';
import '../../../tests/english.ts';
import { video } from '../../../tests/sample-entries.ts';
import { VideoInfo } from './video-info.tsx';

const textOf = (...[over, locale]: [Parameters<typeof video>[0], ('de' | 'en')?]): string =>
  drawn(
    <MemoryRouter>
      <VideoInfo
        video={video(over)}
        playlist={undefined}
        notes={null}
        trust={null}
        titleId="titel"
        evidence={[]}
        onSeek={() => {}}
      />
    </MemoryRouter>,
    locale,
  ).replaceAll(/<[^>]+>/g, '');

test('S3.6 the info of a video says how hard an exercise is, in the reader’s language, where somebody chose it', () => {
  expect(textOf({ difficulty: 'hard' })).toContain('Schwierigkeit: anspruchsvoll');
  expect(textOf({ difficulty: 'easy' }, 'en')).toContain('Difficulty: easy');
  expect(textOf({})).not.toContain('Schwierigkeit');
});
