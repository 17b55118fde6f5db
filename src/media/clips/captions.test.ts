import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quickly } from '../../../tests/quickly.ts';
import { captionAt, decodeCaptions, readCaptions, writeVtt, writtenTime } from './captions.ts';

const cues = (text: string, seconds = 60) => {
  const read = readCaptions(text, seconds);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.cues;
};
const problems = (text: string, seconds = 60) => {
  const read = readCaptions(text, seconds);
  return read.ok ? [] : read.problems.map(({ line, what }) => `${line} ${what}`);
};
const one = (payload: string) => cues(`WEBVTT\n\n00:01.000 --> 00:02.000\n${payload}`)[0]?.text;

test('S10.7 a mistake in what is edited one by one is named by the caption and not by a line of the file', () => {
  const text = writeVtt([
    { start: 1, end: 2, text: 'Trink genug,\nam besten Wasser.' },
    { start: 3, end: 5, text: 'Eins' },
    { start: 4, end: 6, text: 'Zwei' },
  ]);
  const read = readCaptions(text, 60);
  expect(read.ok ? [] : read.problems.map(({ line, what }) => [captionAt(text, line), what])).toEqual([[3, 'overlap']]);
});

describe('S10.7 captions are read', () => {
  test('as WebVTT, with its header, notes, styles, ids and settings', () => {
    const text = [
      'WEBVTT - Untertitel',
      'Kind: captions',
      '',
      'NOTE so nicht',
      '00:00.000 --> 00:59.000',
      '',
      'STYLE',
      '::cue { color: red }',
      '',
      'intro',
      '00:01.500 --> 00:00:03.000 align:start line:90% vertical:rl',
      'Trink genug,',
      'am besten Wasser.',
      '',
    ].join('\n');
    expect(cues(text)).toEqual([
      { start: 1.5, end: 3, text: 'Trink genug,\nam besten Wasser.', settings: 'align:start line:90%' },
    ]);
  });

  test('as WebVTT whose first cue stands directly below the header', () => {
    const text = 'WEBVTT\nKind: captions\n00:01.000 --> 00:02.000\nEins\n\n00:03.000 --> 00:04.000\nZwei\n';
    expect(cues(text).map(({ start, text: said }) => [start, said])).toEqual([
      [1, 'Eins'],
      [3, 'Zwei'],
    ]);
    expect(problems('WEBVTT\n00:03.000 --> 00:02.000\nEins\n')).toEqual(['2 time']);
  });

  test('with where they stand, as far as browsers know it', () => {
    const settings = (times: string, text = 'Text') => cues(`WEBVTT\n\n00:01.000 --> 00:02.000 ${times}\n${text}`)[0]?.settings;
    expect(settings('line:5.33%,start position:12.5%,line-left size:35.5% align:middle')).toBe(
      'line:5.33% position:12.5% size:35.5%',
    );
    expect(settings('line:-1,end line:oben')).toBe('line:-1');
    expect(settings('', '{\\an8}Oben')).toBe('line:0');
    expect(settings('line:10%', '{\\an8}Oben')).toBe('line:10%');
    expect(settings('', '{\\an2}Unten')).toBeUndefined();
  });

  test('with characters that programs spell out', () => {
    expect(one('Das hei&szlig;t: &quot;Kr&auml;uter&quot; &#38; Tom&#39;s &#x1F375;')).toBe(
      'Das heißt: "Kräuter" &amp; Tom\'s 🍵',
    );
    expect(one('&#60;b>, &unbekannt; &#0; &#xD800;')).toBe('&lt;b&gt;, &amp;unbekannt; &amp;#0; &amp;#xD800;');
  });

  test('as SubRip from Windows, with its byte-order mark', () => {
    const text =
      '\uFEFF1\r\n00:00:01,000 --> 00:00:02,500\r\nGuten Tag.\r\n\r\n2\r\n00:00:03,000 --> 00:00:04,000\r\nAtme ein.\r\n';
    expect(cues(text)).toEqual([
      { start: 1, end: 2.5, text: 'Guten Tag.' },
      { start: 3, end: 4, text: 'Atme ein.' },
    ]);
  });

  test('with plain tags alone', () => {
    expect(one('<c.gelb>Hallo</c> <v>Du</v> <00:01.500>da')).toBe('Hallo Du da');
    expect(one('<font color="red"><i>leise</i></font>{\\an8}')).toBe('<i>leise</i>');
    expect(one('<b><i>beides</b> noch</i>')).toBe('<b><i>beides</i></b> noch');
    expect(one('<b>offen')).toBe('<b>offen</b>');
    expect(one('Fieber < 38 & > 36 &amp; &lt;gut&gt;')).toBe('Fieber &lt; 38 &amp; &gt; 36 &amp; &lt;gut&gt;');
    expect(one('<script>alert(1)</script><img src=x onerror=alert(1)>')).toBe('alert(1)');
  });

  test('S19.6 and with who speaks', () => {
    expect(one('<v Dr. Muster>Hallo <c.gelb>Du</c></v> <00:01.500>da')).toBe('<v Dr. Muster>Hallo Du</v> da');
    expect(one('<v.laut  Frau  Sommer>Ja.<v Dr. Muster>Nein.')).toBe('<v Frau Sommer>Ja.</v><v Dr. Muster>Nein.</v>');
    expect(one('<v A & B>Hallo')).toBe('<v A &amp; B>Hallo</v>');
    expect(one(`<v ${'x'.repeat(100)}>Hallo`)).toBe(`<v ${'x'.repeat(60)}>Hallo</v>`);
  });

  test('and what is empty goes', () => {
    expect(cues('WEBVTT\n\n00:01.000 --> 00:02.000\n<i> </i>\n\n00:03.000 --> 00:04.000\nda')).toHaveLength(1);
  });

  test('a cue that ends with the film’s last moment is cut to it', () => {
    expect(cues('WEBVTT\n\n00:59.000 --> 01:00.400\nEnde')[0]?.end).toBe(60);
  });
});

describe('S10.7 what is wrong is said with its line', () => {
  const vtt = (...blocks: string[]) => ['WEBVTT', '', ...blocks].join('\n');
  test.each([
    ['nothing', '', ['1 no-captions']],
    ['a header alone', 'WEBVTT', ['1 no-captions']],
    ['words alone', 'Guten Tag', ['1 time']],
    ['a time without digits', vtt('00:01 --> 00:02.000', 'x'), ['3 time']],
    ['seconds beyond sixty', vtt('00:61.000 --> 01:02.000', 'x'), ['3 time']],
    ['an end before the begin', vtt('00:05.000 --> 00:04.000', 'x'), ['3 time']],
    ['an overlap', vtt('00:01.000 --> 00:03.000', 'x', '', '00:02.000 --> 00:04.000', 'y'), ['6 overlap']],
    ['a wrong order', vtt('00:05.000 --> 00:06.000', 'x', '', '00:02.000 --> 00:04.000', 'y'), ['6 order']],
    [
      'a time beyond the end',
      vtt('00:59.000 --> 01:01.000', 'x', '', '02:00.000 --> 02:01.000', 'y'),
      ['3 beyond-end', '6 beyond-end'],
    ],
    ['two cues without a blank line', vtt('00:01.000 --> 00:02.000', 'x', '00:03.000 --> 00:04.000', 'y'), ['5 no-blank-line']],
  ])('%s', (_, text, expected) => {
    expect(problems(text)).toEqual(expected);
  });

  test('no more than twenty at a time', () => {
    expect(problems(vtt(...Array.from({ length: 50 }, () => 'x\n')))).toHaveLength(20);
  });
});

describe('S10.7 captions are written', () => {
  test('in one form, and read again they are the same', () => {
    const text = fc
      .array(fc.constantFrom('a', 'ß', '&', '<', '>', '<b>', '</b>', '<i>', '</i>', ' ', '\n', '-->', '日', '\u{1F600}', 'x'), {
        minLength: 1,
        maxLength: 12,
      })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 6 }), (texts) => {
        const raw = `WEBVTT\n\n${texts.map((payload, i) => `${writtenTime(i)} --> ${writtenTime(i + 0.9)}\n${payload.replaceAll(/\n+|-->/g, ' ')}`).join('\n\n')}`;
        const read = readCaptions(raw, 60);
        if (!read.ok) return;
        expect(readCaptions(writeVtt(read.cues), 60)).toEqual(read);
      }),
    );
  });

  test('whatever comes in, reading ends and never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => typeof readCaptions(text, 10).ok === 'boolean'),
    );
  });

  test.each([
    ['positions of SubRip that never end', `00:01.000 --> 00:02.000\n${'{\\'.repeat(50_000)}`],
    ['a time without an end, and a line separator', `00:01.000 --> ${'0'.repeat(100_000)}\u2028`],
  ])('a long text is read at once: %s', (_, text) => {
    quickly(() => readCaptions(text, 60));
  });

  test('times beyond an hour', () => {
    expect(writtenTime(3723.4567)).toBe('01:02:03.457');
  });
});

describe('the letters of a caption file', () => {
  const greeting = 'Schöne Grüße – „bis morgen“';
  const utf16 = Buffer.from(`\ufeff${greeting}`, 'utf16le');
  test.each([
    ['UTF-8', Buffer.from(greeting)],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${greeting}`)],
    ['UTF-16, as Windows writes it', utf16],
    ['UTF-16 in the other order', Buffer.from(utf16).swap16()],
    ['Windows-1252', Buffer.from('Sch\xf6ne Gr\xfc\xdfe \x96 \x84bis morgen\x93', 'latin1')],
  ])('are read from %s', (_, bytes) => expect(decodeCaptions(bytes)).toBe(greeting));
});
