/** Texts of the login area's first page. */
export const de = {
  greeting: 'Schön, dass Du da bist.',
  verified: 'Deine E-Mail-Adresse ist bestätigt. Willkommen!',
  goOn: 'Weiter, wo Du warst',
  edit: 'Profil bearbeiten',
  account: 'Mein Account',
  logOut: 'Abmelden',
  exclusive: 'Neu für Mitglieder',
  exclusiveMore: 'Alle Videos für Mitglieder',
  coachings: 'Meine Kurse',
  todayIs: (day: number) => `Heute: Tag ${day}`,
  pausedAt: (day: number) => `Pause an Tag ${day}`,
  allDaysOpen: 'Alle Tage sind offen',
  progress: (title: string) => `Fortschritt: ${title}`,
  noCoachings: 'Noch kein Kurs',
  noCoachingsText: (presenter: string) =>
    `Dreißig Tage lang jeden Tag ein kleiner Schritt, gemeinsam mit ${presenter}. Schau Dir an, welcher Kurs zu Dir passt.`,
  allCoachings: 'Kurse ansehen',
  retreats: 'Meine Auszeiten',
  purchases: 'Meine Einkäufe',
  receipt: 'Beleg',
  view: 'Ansehen',
  shop: 'Zum Shop',
  bought: 'Erworben',
  kinds: { own: 'Erworben', gift: 'Geschenk', voucher: 'Gutschein' },
  toGift: 'Zum Geschenk',
  withdraw: 'Vertrag widerrufen',
  processing: 'In Bearbeitung',
};

export type HomeTexts = typeof de;
