import { bilingual } from '#kit/bilingual.ts';

const de = {
  lastAdmin: 'Das ist der letzte Admin. Gib die Rolle zuerst jemand anderem.',
  lastAdminField: 'Die Rolle Admin muss bleiben, bis es einen zweiten Admin gibt.',
  verified: 'Diese E-Mail-Adresse ist schon bestätigt.',
  sent: 'Die E-Mail mit dem Link ist unterwegs.',
  check: 'Bitte prüfe Deine Angaben.',
  noAddress: 'Der Benutzername muss eine gültige E-Mail-Adresse sein.',
  ownFactor: 'Deinen eigenen zweiten Faktor kann nur ein anderer Admin zurücksetzen.',
  factorReset: 'Der zweite Faktor ist zurückgesetzt. Die E-Mail mit dem Link zum neuen Einrichten ist unterwegs.',
  factorSent: 'Die E-Mail mit dem Link zum Einrichten ist unterwegs.',
  own: 'Das eigene Konto löschst Du in Deinem Profil.',
};

export type OfficeWords = typeof de;

const en: OfficeWords = {
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

/** The server's messages to the team about members. */
export const accountOfficeTexts = bilingual(de, en);
