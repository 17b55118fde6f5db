/**
 * The demo's logins. None of these people exists, their addresses are undeliverable (RFC 2606), and the password is published.
 */
export const demoPassword = 'sprechstunde-demo';

type DemoMember = {
  readonly email: string;
  readonly name: string;
  readonly surname: string;
  readonly roles: readonly ('admin' | 'editor' | 'support')[];
  readonly isVerified: boolean;
  readonly address?: { readonly street: string; readonly streetNumber: string; readonly zipcode: string; readonly city: string };
  /** Printed at startup. */
  readonly is: string;
};

export const members: readonly DemoMember[] = [
  { email: 'admin@example.org', name: 'Alex', surname: 'Admin', roles: ['admin'], isVerified: true, is: 'admin' },
  { email: 'redaktion@example.org', name: 'Robin', surname: 'Redaktion', roles: ['editor'], isVerified: true, is: 'editor' },
  { email: 'support@example.org', name: 'Sascha', surname: 'Support', roles: ['support'], isVerified: true, is: 'support' },
  {
    email: 'mitglied@example.org',
    name: 'Mika',
    surname: 'Mitglied',
    roles: [],
    isVerified: true,
    address: { street: 'Musterweg', streetNumber: '12', zipcode: '12345', city: 'Musterstadt' },
    is: "verified member, owns one coaching, has one purchase 'processing'",
  },
  { email: 'neu@example.org', name: 'Nico', surname: 'Neu', roles: [], isVerified: false, is: 'member, e-mail not confirmed' },
];
