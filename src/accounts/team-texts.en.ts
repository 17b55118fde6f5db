import type { OfficeWords } from './team-texts.de.ts';

/** What the server says to the team about members. */
export const en: OfficeWords = {
  lastAdmin: 'This is the last admin. Give the role to somebody else first.',
  lastAdminField: 'The role admin has to stay until there is a second admin.',
  verified: 'This e-mail address is confirmed already.',
  sent: 'The e-mail with the link is on its way.',
  check: 'Please check what you entered.',
  noAddress: 'Username must be a valid email address.',
  ownFactor: 'Only another admin can reset your own second factor.',
  factorReset: 'The second factor is reset. The e-mail with the link to set up a new one is on its way.',
  factorSent: 'The e-mail with the link to set it up is on its way.',
  own: 'You delete your own account in your profile.',
};
