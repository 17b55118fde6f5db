import { expect, test } from 'vitest';
import { isLocalOrTest } from './host-rules.ts';

test.each([
  'localhost',
  'LOCALHOST',
  'localhost.',
  'app.localhost',
  'sprechstunde.test',
  'sprechstunde.local',
  'sprechstunde.example',
  'sprechstunde.invalid',
  'sprechstunde.internal',
  'nas',
  'test.sprechstunde.de',
  'www.test-2.sprechstunde.de',
  'staging.sprechstunde.de',
  'dev.sprechstunde.de',
  '127.0.0.1',
  '127.8.8.8',
  '10.0.0.7',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.20',
  '169.254.0.1',
  '0.0.0.0',
  '[::1]',
  '[fe80::1]',
  '[fd00::2]',
  '[::ffff:7f00:1]',
  '',
])('S4.14 at %j no statistics are made', (hostname) => {
  expect(isLocalOrTest(hostname)).toBe(true);
});

test.each([
  'sprechstunde.de',
  'www.sprechstunde.de',
  'localhost.de',
  'attest.de',
  'test.de',
  'testament-beratung.de',
  'www.testen.de',
  'contest.sprechstunde.de',
  'sprechstunde.dev',
  '172.32.0.1',
  '93.184.215.14',
  '[2606:2800:21f:cb07:6820:80da:af6b:8b2c]',
])('S4.14 %j is a site in the open', (hostname) => {
  expect(isLocalOrTest(hostname)).toBe(false);
});
