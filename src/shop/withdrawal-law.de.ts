/** Who sells, as the instruction names them. */
export type NamedSeller = { readonly name: string; readonly lines: readonly string[]; readonly email: string };

const named = ({ name, lines, email }: NamedSeller): string =>
  [name, ...lines, ...(email ? [`E-Mail: ${email}`] : [])].join(', ');

/** The instruction on withdrawal and its form, after Anlagen 1 and 2 to Art. 246a § 1 (2) EGBGB. A change here is a matter of law. */
export const de = {
  heading: 'Widerrufsbelehrung',
  right: 'Widerrufsrecht',
  rightTexts: (seller: NamedSeller): readonly string[] => [
    'Du hast das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag des Vertragsabschlusses.',
    `Um Dein Widerrufsrecht auszuüben, musst Du uns (${named(seller)}) mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder eine E-Mail) über Deinen Entschluss, diesen Vertrag zu widerrufen, informieren. Du kannst dafür das beigefügte Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist.`,
    'Du kannst Dein Widerrufsrecht auch online über „Vertrag widerrufen“ auf jeder Seite ausüben. Wenn Du diese Online-Funktion nutzt, übermitteln wir Dir auf einem dauerhaften Datenträger (z. B. per E-Mail) unverzüglich eine Eingangsbestätigung mit Informationen zum Inhalt der Widerrufserklärung sowie dem Datum und der Uhrzeit ihres Eingangs.',
    'Zur Wahrung der Widerrufsfrist reicht es aus, dass Du die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absendest.',
  ],
  effects: 'Folgen des Widerrufs',
  effectTexts: [
    'Wenn Du diesen Vertrag widerrufst, haben wir Dir alle Zahlungen, die wir von Dir erhalten haben, unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Deinen Widerruf dieses Vertrags bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Du bei der ursprünglichen Transaktion eingesetzt hast, es sei denn, mit Dir wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden Dir wegen dieser Rückzahlung Entgelte berechnet.',
  ],
  endsEarly: 'Wann das Widerrufsrecht vorzeitig endet',
  endsEarlyTexts: {
    course:
      'Bei einem Vertrag über digitale Inhalte erlischt das Widerrufsrecht nach § 356 Abs. 5 BGB, wenn wir mit der Ausführung begonnen haben, nachdem Du ausdrücklich zugestimmt hast, dass wir vor Ablauf der Widerrufsfrist damit beginnen, Du bestätigt hast, dass Du dadurch Dein Widerrufsrecht verlierst, und wir Dir darüber eine Bestätigung geschickt haben. Diese E-Mail ist die Bestätigung.',
    gift: 'Bei einem Vertrag über digitale Inhalte erlischt das Widerrufsrecht nach § 356 Abs. 5 BGB, sobald das Geschenk eingelöst wird: Dann beginnt der Zugang, und dem hast Du ausdrücklich zugestimmt.',
  },
  form: 'Muster-Widerrufsformular',
  formIntro: '(Wenn Du den Vertrag widerrufen willst, dann fülle bitte dieses Formular aus und sende es zurück.)',
  formLines: (seller: NamedSeller): readonly string[] => [
    `An ${named(seller)}:`,
    'Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*) / die Erbringung der folgenden Dienstleistung (*)',
    'Bestellt am (*) / erhalten am (*)',
    'Name des/der Verbraucher(s)',
    'Anschrift des/der Verbraucher(s)',
    'Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)',
    'Datum',
  ],
  formNote: '(*) Unzutreffendes streichen.',
  none: 'Kein Widerrufsrecht',
  noneTexts: [
    'Für Auszeiten gibt es kein gesetzliches Widerrufsrecht: Sie sind Dienstleistungen im Bereich der Freizeitgestaltung zu einem festen Termin (§ 312g Abs. 2 Nr. 9 BGB). Was gilt, wenn Du doch nicht kommen kannst, steht in den Nutzungsbedingungen unten.',
  ],
};

export type WithdrawalLaw = typeof de;
