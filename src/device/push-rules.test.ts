import { describe, expect, test } from 'vitest';
import { isPushEndpoint, notificationOf, outcomeOf, pushKinds, pushOf } from './push-rules.ts';
import { pushTexts } from './push-texts.ts';

describe('where notifications are sent', () => {
  test('S17.6 only to the push services of browsers, over https, on their usual port', () => {
    for (const address of [
      'https://fcm.googleapis.com/fcm/send/abc',
      'https://updates.push.services.mozilla.com/wpush/v2/abc',
      'https://web.push.apple.com/abc',
      'https://wns2-par02p.notify.windows.com/w/?token=abc',
    ])
      expect(isPushEndpoint(address), address).toBe(true);
  });

  test('S17.6 never to an address within the network, or to one that looks like a push service', () => {
    for (const address of [
      '',
      'no address',
      'http://fcm.googleapis.com/fcm/send/abc',
      'https://fcm.googleapis.com:8443/abc',
      'https://me@fcm.googleapis.com/abc',
      'https://fcm.googleapis.com.evil.example/abc',
      'https://evilpush.apple.com/abc',
      'https://push.apple.com.evil.example/abc',
      'https://fcm.googleapis.com@127.0.0.1/abc',
      'https://127.0.0.1/abc',
      'https://[::1]/abc',
      'http://169.254.169.254/latest/meta-data',
      'file:///etc/passwd',
      'https://evil.example/#.push.apple.com',
    ])
      expect(isPushEndpoint(address), address).toBe(false);
  });

  test('S17.6 a setting allows another service, by its whole origin', () => {
    const more = ['https://push.example.org'];
    expect(isPushEndpoint('https://push.example.org/abc', more)).toBe(true);
    expect(isPushEndpoint('http://push.example.org/abc', more)).toBe(false);
    expect(isPushEndpoint('https://push.example.org:444/abc', more)).toBe(false);
  });

  test('S17.6 what an answer means for the subscription', () => {
    expect([201, 404, 410, 429, 500, 503, 400, 403, 413, 301].map(outcomeOf)).toEqual([
      'sent',
      'gone',
      'gone',
      'again',
      'again',
      'again',
      'refused',
      'refused',
      'refused',
      'refused',
    ]);
  });
});

describe('what a device shows', () => {
  test('S17.6 the site’s name and a neutral sentence, whatever else a push says', () => {
    const push = pushOf({ kind: 'course-day', locale: 'de', title: 'Rückenschmerzen', body: 'Besser schlafen' });
    expect(notificationOf(push, 'Sprechstunde')).toEqual({
      title: 'Sprechstunde',
      body: 'Dein heutiger Tag ist offen.',
      lang: 'de',
      tag: 'course-day',
      path: '/home',
    });
    expect(notificationOf(pushOf({ kind: 'course-day', locale: 'en' }), 'Sprechstunde')).toMatchObject({
      body: 'Your day is open.',
      path: '/en/home',
    });
  });

  test('S17.6 a push of another release, or of nobody, shows the most general sentence', () => {
    for (const data of [
      null,
      undefined,
      'text',
      7,
      [],
      {},
      { kind: 'unknown', locale: 'de' },
      { kind: 'course-day', locale: 'fr' },
    ])
      expect(notificationOf(pushOf(data), 'Sprechstunde').body, JSON.stringify(data)).toBe('Es gibt etwas Neues für Dich.');
  });

  test('S17.6 no sentence has a word of health, courses or topics', () => {
    const said = Object.values(pushTexts).flatMap(({ shown }) => [...pushKinds, 'unknown' as const].map((kind) => shown[kind]));
    expect(said).toHaveLength(4);
    for (const text of said)
      expect(text).not.toMatch(
        /kurs|coaching|course|gesund|health|schmerz|pain|schlaf|sleep|therap|arzt|doctor|video|yoga|übung/i,
      );
  });
});
