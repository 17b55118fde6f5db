import { bilingual } from '#kit/bilingual.ts';

/** The seller as the instruction names them. */
export type NamedSeller = {
  readonly name: string;
  readonly lines: readonly string[];
  readonly email: string;
  readonly phone?: string | undefined;
};

/** For the model form, which wants no telephone number. */
const namedDe = ({ name, lines, email }: NamedSeller): string =>
  [name, ...lines, ...(email ? [`E-Mail: ${email}`] : [])].join(', ');

const reachedDe = ({ phone, lines, ...seller }: NamedSeller): string =>
  namedDe({ ...seller, lines: [...lines, ...(phone ? [`Telefon: ${phone}`] : [])] });

const de = {
  heading: 'Widerrufsbelehrung',
  right: 'Widerrufsrecht',
  rightTexts: (seller: NamedSeller): readonly string[] => [
    'Du hast das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag des Vertragsabschlusses.',
    `Um Dein Widerrufsrecht auszuüben, musst Du uns (${reachedDe(seller)}) mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder eine E-Mail) über Deinen Entschluss, diesen Vertrag zu widerrufen, informieren. Du kannst dafür das beigefügte Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist.`,
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
    `An ${namedDe(seller)}:`,
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

const namedEn = ({ name, lines, email }: NamedSeller): string =>
  [name, ...lines, ...(email ? [`e-mail: ${email}`] : [])].join(', ');

const reachedEn = ({ phone, lines, ...seller }: NamedSeller): string =>
  namedEn({ ...seller, lines: [...lines, ...(phone ? [`phone: ${phone}`] : [])] });

const en: WithdrawalLaw = {
  heading: 'Instructions on withdrawal (Widerrufsbelehrung)',
  right: 'Right of withdrawal',
  rightTexts: (seller) => [
    'You have the right to withdraw from this contract within 14 days without giving any reason. The withdrawal period will expire after 14 days from the day of the conclusion of the contract.',
    `To exercise the right of withdrawal, you must inform us (${reachedEn(seller)}) of your decision to withdraw from this contract by an unequivocal statement (e.g. a letter sent by post or e-mail). You may use the attached model withdrawal form, but it is not obligatory.`,
    'You can also exercise your right of withdrawal online by “Withdraw from contract” on every page. If you use this online function, we will send you an acknowledgement of receipt on a durable medium (e.g. by e-mail) without undue delay, with the content of the withdrawal and the date and time of its submission.',
    'To meet the withdrawal deadline, it is sufficient for you to send your communication concerning your exercise of the right of withdrawal before the withdrawal period has expired.',
  ],
  effects: 'Effects of withdrawal',
  effectTexts: [
    'If you withdraw from this contract, we shall reimburse to you all payments received from you without undue delay and in any event not later than 14 days from the day on which we are informed about your decision to withdraw from this contract. We will carry out such reimbursement using the same means of payment as you used for the initial transaction, unless you have expressly agreed otherwise; in any event, you will not incur any fees as a result of such reimbursement.',
  ],
  endsEarly: 'When the right of withdrawal ends early',
  endsEarlyTexts: {
    course:
      'For a contract on digital content the right of withdrawal ends under § 356 (5) BGB (German Civil Code) once we have begun to perform it after you expressly agreed that we begin before the withdrawal period ends, confirmed that you thereby lose your right of withdrawal, and we have sent you a confirmation of this. This e-mail is that confirmation.',
    gift: 'For a contract on digital content the right of withdrawal ends under § 356 (5) BGB (German Civil Code) as soon as the gift is redeemed: access then begins, and you expressly agreed to that.',
  },
  form: 'Model withdrawal form',
  formIntro: '(Complete and return this form only if you wish to withdraw from the contract.)',
  formLines: (seller) => [
    `To ${namedEn(seller)}:`,
    'I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*) / for the provision of the following service (*)',
    'Ordered on (*) / received on (*)',
    'Name of consumer(s)',
    'Address of consumer(s)',
    'Signature of consumer(s) (only if this form is notified on paper)',
    'Date',
  ],
  formNote: '(*) Delete as appropriate.',
  none: 'No right of withdrawal (Widerrufsrecht)',
  noneTexts: [
    'There is no statutory right of withdrawal for retreats: they are services related to leisure activities on a specific date (§ 312g (2) no. 9 BGB, German Civil Code). The terms of use below say what applies if you cannot come after all.',
  ],
};

/** The instruction on withdrawal and its form, after Anlagen 1 and 2 to Art. 246a § 1 (2) EGBGB. Changes are a legal matter. */
export const withdrawalLaw = bilingual(de, en);
