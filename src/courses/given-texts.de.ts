/** What the screen about giving courses says. */
export const de = {
  title: 'Kurse vergeben',
  apply: 'Kurs geben',
  applyText:
    'Das Mitglied hat den Kurs dann wie gekauft: Tag 1 beginnt heute, und eine E-Mail sagt Bescheid, wenn die Adresse bestätigt ist.',
  resend: 'Tagesmail erneut senden',
  resendText: 'Ohne Tag geht die letzte Mail, die schon fällig war, noch einmal hinaus.',
  coaching: 'Coaching',
  day: 'Tag',
  doApply: 'Kurs geben',
  doResend: 'Mail senden',
  applied: 'Das Mitglied hat den Kurs jetzt. Eine E-Mail ist unterwegs.',
  appliedUntold: 'Das Mitglied hat den Kurs jetzt. Eine E-Mail gibt es nicht: Die Adresse ist noch nicht bestätigt.',
  resent: (day: number) => `Die Mail von Tag ${day} ist unterwegs.`,
};

export type GivenTexts = typeof de;
