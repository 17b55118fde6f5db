import { describe, expect, test } from 'vitest';
import {
  destinationAfterLogin,
  isConfirmed,
  isOwnPath,
  networkOf,
  normalCode,
  passwordProblem,
  pictureFormatOf,
} from './rules.ts';

const visit = { redirect: null, coaching: null, owned: [] };
const id = '0d9b7a52-5f0e-4b6e-9a53-3a1f6c2d8e47';
const owned = [{ id, shortid: 'herz1', slug: 'dreissig-tage-herz' }];

describe('where a login leads', () => {
  test('S4.5 a coaching that the member owns comes first, by id, shortid or slug', () => {
    for (const coaching of [id, 'herz1', 'dreissig-tage-herz'])
      expect(destinationAfterLogin({ redirect: '/partner', coaching, owned })).toEqual({
        kind: 'coaching',
        slug: 'dreissig-tage-herz',
      });
  });

  test('S4.5 one that they do not own leads nowhere; then the redirect counts', () => {
    expect(destinationAfterLogin({ redirect: '/partner', coaching: 'yoga1', owned })).toEqual({ kind: 'page', path: '/partner' });
    expect(destinationAfterLogin({ ...visit, coaching: 'herz1' })).toEqual({ kind: 'home' });
  });

  test('S4.5 a way to the payment is a full page load', () => {
    const path = '/stripe/checkout/coaching/1?code=GUTSCHEIN-10&consent=1';
    expect(destinationAfterLogin({ ...visit, redirect: path })).toEqual({ kind: 'document', path });
  });

  test('S4.5 a path of this site is followed with its query and fragment, in both languages', () => {
    for (const path of ['/', '/en/home?a=%2F#b', '/watch/abc12?next=//x', '/playlist/größe', '/loginhilfe', '/%zz'])
      expect(destinationAfterLogin({ ...visit, redirect: path })).toEqual({ kind: 'page', path });
  });

  test('S4.5 a foreign redirect is ignored, however it is dressed', () => {
    const foreign = ['https://boese.example', '//boese.example', '/\\boese.example', '\\\\boese.example', '/\t/boese.example'];
    const disguised = ['/.//boese.example', '/a/..//boese.example', '/%2e//boese.example', '/\n/boese.example', '/x\\..\\y'];
    const others = ['javascript:alert(1)', 'boese', '', ' /partner', '/stripe/checkout/\0', '/\ud800', `/${'a'.repeat(2000)}`];
    for (const redirect of [...foreign, ...disguised, ...others]) {
      expect(isOwnPath(redirect), redirect).toBe(false);
      expect(destinationAfterLogin({ ...visit, redirect }), redirect).toEqual({ kind: 'home' });
    }
    expect(destinationAfterLogin({ ...visit, redirect: '//boese.example/stripe/checkout/' })).toEqual({ kind: 'home' });
  });

  test('S4.5 nor does one lead back to the login or straight out again', () => {
    for (const redirect of [
      '/login',
      '/en/login?redirect=/login',
      '/LOGOUT',
      '/de/logout/',
      '/register#x',
      '/%6Cogin',
      '/a/../logout',
      '/logout?from=/backend',
      '/login?redirect=/stripe/checkout/coaching/1',
    ])
      expect(destinationAfterLogin({ ...visit, redirect }), redirect).toEqual({ kind: 'home' });
  });
});

describe('passwords', () => {
  const problem = (password: string, own: readonly string[] = []) =>
    passwordProblem(password, { own, isCommon: (normal) => normal === 'passwort1' });

  test('S5.2 eight characters are the least, counted as people count', () => {
    expect(problem('sieben7')).toBe('short');
    expect(problem('achtzeh8')).toBeNull();
    expect(problem('😀😀😀😀')).toBe('short');
    expect(problem('😀😀😀😀😀😀😀😀')).toBeNull();
  });

  test('S5.2 what everyone takes, and what everyone knows of the member, is refused', () => {
    expect(problem('passwort1')).toBe('common');
    expect(problem('ｐａｓｓｗｏｒｔ１')).toBe('common');
    expect(problem('Grete@Example.org', ['grete@example.org'])).toBe('own');
    expect(problem('Grete Muster', ['GreteMuster'])).toBe('own');
    expect(problem('wolkenbruch-im-mai', ['grete@example.org'])).toBeNull();
  });

  test('S5.2 a confirmation may be typed on another keyboard', () => {
    expect(isConfirmed('Größe-im-Mai', 'Größe-im-Mai'.normalize('NFD'))).toBe(true);
    expect(isConfirmed('Größe-im-Mai', 'größe-im-mai')).toBe(false);
  });
});

test('S16.4 a code may be typed in groups and in any case', () => {
  expect(normalCode(' 123 456 ')).toBe('123456');
  expect(normalCode('ABCD-ef12')).toBe('abcdef12');
});

test('S16.6 a line counts once, however many addresses it has', () => {
  expect(networkOf('192.0.2.7')).toBe('192.0.2.7');
  expect(networkOf('::ffff:192.0.2.7')).toBe('::ffff:192.0.2.7');
  for (const ip of ['2001:db8:0:7::1', '2001:0db8:0000:0007:ab:cd:ef:1', '2001:DB8:0:7:0:0:0:2', '2001:db8:0:7::'])
    expect(networkOf(ip), ip).toBe('2001:db8:0:7');
  expect(networkOf('2001:db8::8:0:0:0:1')).toBe('2001:db8:0:8');
  expect(networkOf('::1')).toBe('0:0:0:0');
});

test.each([
  ['\xff\xd8\xff\xe0', 'jpeg'],
  ['\x89PNG\r\n\x1a\n', 'png'],
  ['RIFF\0\0\0\0WEBP', 'webp'],
  ['GIF89a', 'gif'],
  ['\0\0\0\x20ftypavif', 'heif'],
  ['\0\0\0\x20ftypheic', 'heif'],
  ['\0\0\0\x20ftypmp42', null],
  ['RIFF\0\0\0\0WAVE', null],
  ['<svg xmlns="http://www.w3.org/2000/svg">', null],
  [' \xff\xd8\xff', null],
  ['\xff\xd8', null],
  ['', null],
])('S5.7 %j is, by its first bytes, %s', (bytes, format) => {
  expect(pictureFormatOf(Buffer.from(bytes, 'latin1'))).toBe(format);
});
