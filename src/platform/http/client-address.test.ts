import { expect, test } from 'vitest';
import { addressIn } from './client-address.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['192.0.2.7:50123', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:C000:0207', '192.0.2.7'],
  ['[::ffff:192.0.2.7]:50123', '192.0.2.7'],
  ['2001:0DB8:0000::0001', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:50123', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
])('S16.6 %s is the address %s', (text, address) => expect(addressIn(text)).toBe(address));

test.each([
  '',
  'unknown',
  '_hidden',
  '1:2:3:4:5:6:7:8::9',
  '::::',
  '192.0.2',
  '0x7f.1',
  '192.0.2.7:',
  '[]',
  '[',
  '%',
  '192.0.2.7, 1',
])('S16.6 %s is no address', (text) => expect(addressIn(text)).toBeUndefined());
