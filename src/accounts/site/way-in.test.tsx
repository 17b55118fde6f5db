import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { drawn } from '../../../tests/drawn.tsx';
import type { User } from '../contract.ts';
import { NewsletterPage } from './newsletter.page.tsx';
import { ResetPage } from './reset.page.tsx';
import { SecurityPage } from './security.page.tsx';

const html = (part: ReactNode): string => drawn(<MemoryRouter>{part}</MemoryRouter>, 'de');

const someone: User = {
  id: '7f1c6c3e-52a5-4f4e-9a35-51f64e3fd0a1',
  fullname: 'Ida Neu',
  name: 'Ida',
  surname: 'Neu',
  email: 'ida@example.net',
  gender: 'u',
  image: '/storage/avatar.svg',
  street: '',
  street_number: '',
  zipcode: '',
  city: '',
  country: 'de',
  sso_driver: null,
  isVerified: true,
  roles: [],
  rolesInForce: [],
  revision: 1,
  hasSecondFactor: true,
  newsletter: 'no',
  products: [],
  coachings: [],
  retreats: [],
};

test('S16.8 an invitation whose password was chosen already leads on to the second factor when it is opened again', () => {
  const link = 'email=ida%40example.net&token=abc';
  const invited = html(<ResetPage query={new URLSearchParams(`${link}&enrolment=xyz`)} />);
  const next = `/login?redirect=${encodeURIComponent('/user/security?enrolment=xyz')}`;
  expect(invited).toContain(`<a href="${next}"`);
  expect(html(<ResetPage query={new URLSearchParams(link)} />)).not.toContain('/login?redirect');
});

test('S16.4 whoever works here gets from the second factor to the office', () => {
  expect(html(<SecurityPage user={{ ...someone, roles: ['editor'] }} />)).toContain('<a href="/backend">Zur Redaktion</a>');
  expect(html(<SecurityPage user={someone} />)).not.toContain('/backend');
});

test('S16.3 (§ 7 UWG) the newsletter ends by a plain form, too', () => {
  const page = html(<NewsletterPage query={new URLSearchParams({ end: 'a&b' })} />);
  expect(page).toMatch(/<form[^>]*action="\/newsletter\?end=a%26b" method="post"/);
  expect(page).toContain('name="List-Unsubscribe" value="One-Click"');
  expect(html(<NewsletterPage query={new URLSearchParams({ confirm: 'a' })} />)).not.toContain('List-Unsubscribe');
});
