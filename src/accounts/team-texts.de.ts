/** What the server says to the team about members. */
export const de = {
  lastAdmin: 'Das ist der letzte Admin. Gib die Rolle zuerst jemand anderem.',
  lastAdminField: 'Die Rolle Admin muss bleiben, bis es einen zweiten Admin gibt.',
  verified: 'Diese E-Mail-Adresse ist schon bestätigt.',
  sent: 'Die E-Mail mit dem Link ist unterwegs.',
  check: 'Bitte prüfe Deine Angaben.',
  noAddress: 'Der Benutzername muss eine gültige E-Mail-Adresse sein.',
  ownFactor: 'Deinen eigenen zweiten Faktor kann nur ein anderer Admin zurücksetzen.',
  factorReset: 'Der zweite Faktor ist zurückgesetzt. Die E-Mail mit dem Link zum neuen Einrichten ist unterwegs.',
  factorSent: 'Die E-Mail mit dem Link zum Einrichten ist unterwegs.',
  own: 'Den eigenen Account löschst Du in Deinem Profil.',
};

export type OfficeWords = typeof de;
