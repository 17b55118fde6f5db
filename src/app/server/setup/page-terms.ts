/** The terms of use and of sale, with the withdrawal instructions (BGB §§ 312g, 355, 356, 356a). */
import type { WrittenPage } from './written-page.ts';

export const termsPage: WrittenPage = {
  slug: 'nutzungsbedingungen',
  title: 'Nutzungsbedingungen',
  intro:
    'Die Regeln, nach denen wir zusammenkommen: was Du hier tun kannst, was wir Dir zusagen und welche Rechte Du hast. So kurz und verständlich, wie es geht.',
  modules: [
    {
      template: 'text',
      title: '1. Worum es geht',
      copy: '<p>Diese Bedingungen gelten zwischen Dir und {sellerDative}, {addressLine} (nachfolgend „wir“), wenn Du {site} nutzt, ein Konto anlegst oder etwas kaufst.{remark.terms}</p>',
      en: {
        title: '1. What this is about',
        copy: '<p>These terms apply between you and {seller}, {addressLine} (hereinafter “we”) when you use {site}, create an account or buy something.{remark.terms.en}</p>',
      },
    },
    {
      template: 'text',
      title: '2. Information, keine Behandlung',
      copy: '<p>Unsere Inhalte informieren allgemein. Sie ersetzen keine Untersuchung, Beratung oder Behandlung, und durch das Anschauen oder durch einen Kurs entsteht kein Behandlungsvertrag. Beachte bei den Kursen den Abschnitt darüber, wann Du vorher ärztlichen Rat brauchst. Im Notfall wähle die <a href="tel:112">112</a>, außerhalb der Sprechzeiten den ärztlichen Bereitschaftsdienst <a href="tel:116117">116117</a>.</p>',
      en: {
        title: '2. Information, no treatment',
        copy: '<p>Our content informs in general. It replaces no examination, advice or treatment, and neither watching nor taking a course creates a contract for treatment. With the courses, please note the section about when you need medical advice first. In an emergency in Germany call <a href="tel:112">112</a>, outside surgery hours the medical on-call service <a href="tel:116117">116117</a>.</p>',
      },
    },
    {
      template: 'text',
      title: '3. Dein Konto',
      copy: '<p>Ein Konto ist kostenlos. Du musst mindestens 16 Jahre alt sein; wer noch nicht volljährig ist, braucht zum Kaufen die Zustimmung der Eltern. Mach bitte richtige Angaben, bestätige Deine E-Mail-Adresse und gib Dein Passwort niemandem. Du kannst Dein Konto jederzeit im Profil löschen. Wir dürfen es mit einer Frist von vier Wochen kündigen oder bei schweren Verstößen sperren; gekaufte Kurse bleiben Dir außer im Fall eines schweren Verstoßes zugänglich, oder wir erstatten ihren Preis.</p>',
      en: {
        title: '3. Your account',
        copy: '<p>An account is free of charge. You must be at least 16 years old; whoever is not of age yet needs the consent of their parents to buy anything. Please give correct details, confirm your e-mail address and give your password to nobody. You can delete your account in your profile at any time. We may terminate it with four weeks’ notice, or block it in the case of serious violations; courses that were bought remain accessible to you except in the case of a serious violation, or we refund their price.</p>',
      },
    },
    {
      template: 'text',
      title: '4. Wie ein Vertrag zustande kommt',
      copy: '<p>Die Darstellung der Kurse und Auszeiten ist noch kein bindendes Angebot. Vor dem Bestellen siehst Du noch einmal, was Du kaufst, den Gesamtpreis und die Zahlungsarten und kannst Deine Eingaben ändern. Mit einem Klick auf „zahlungspflichtig bestellen“ gibst Du Dein Angebot ab. Der Vertrag kommt zustande, wenn wir Dir die Bestellung per E-Mail bestätigen. Vertragssprache ist Deutsch. Diese Bedingungen kannst Du jederzeit hier aufrufen, speichern und ausdrucken; die Bestätigung enthält die Angaben zu Deinem Vertrag.</p>',
      en: {
        title: '4. How a contract comes about',
        copy: '<p>Presenting the courses and retreats is not yet a binding offer. Before ordering you see once more what you are buying, the total price and the means of payment, and can change what you entered. With a click on “order with obligation to pay” you make your offer. The contract comes about when we confirm the order to you by e-mail. The language of the contract is German. You can call up, save and print these terms here at any time; the confirmation contains the details of your contract.</p>',
      },
    },
    {
      template: 'text',
      title: '5. Preise und Zahlung',
      copy: '<p>Alle Preise sind Gesamtpreise in Euro einschließlich der gesetzlichen Umsatzsteuer. Versandkosten fallen nicht an. Du bezahlst über die Zahlungsseite, auf die wir Dich weiterleiten. Eine Rechnung bekommst Du per E-Mail und in Deinem Bereich.</p>',
      en: {
        title: '5. Prices and payment',
        copy: '<p>All prices are total prices in euros including statutory VAT. There are no shipping costs. You pay on the payment page to which we forward you. You get an invoice by e-mail and in your space.</p>',
      },
    },
    {
      template: 'text',
      title: '6. Kurse',
      copy: '<p>Ein Kurs besteht aus Videos, die sich nach dem Start Tag für Tag öffnen, und aus den Unterlagen, die auf der Kursseite genannt sind. Was offen ist, bleibt offen, solange wir {site} betreiben, mindestens aber zwei Jahre ab dem Kauf. Der Zugang gilt für Dich persönlich. Du brauchst dafür einen Internetanschluss und einen aktuellen Browser.</p><p>Für Mängel gilt das Gesetz, bei digitalen Produkten die §§ 327 ff. BGB: Funktioniert etwas nicht wie vereinbart, bringen wir es in Ordnung. Notwendige Aktualisierungen stellen wir bereit.</p><p>Die Teilnahmebestätigung bescheinigt, dass Du teilgenommen hast. Ein Zeugnis oder eine berufliche Qualifikation ist sie nicht.</p>',
      en: {
        title: '6. Courses',
        copy: '<p>A course consists of videos that open day by day after the start, and of the documents named on the page of the course. What is open stays open for as long as we operate {site}, but for at least two years from the purchase. Access is for you personally. For it you need an internet connection and a current browser.</p><p>For defects the law applies, for digital products §§ 327 et seq. BGB (German Civil Code): if something does not work as agreed, we put it right. We provide the updates that are necessary.</p><p>The certificate of participation certifies that you took part. It is neither a diploma nor a professional qualification.</p>',
      },
    },
    {
      template: 'text',
      title: '7. Auszeiten',
      copy: '<p>Im Preis einer Auszeit ist enthalten, was auf ihrer Seite steht. Zimmer und Anreise gehören nicht dazu; die buchst Du selbst. Weil eine Auszeit eine Freizeitveranstaltung zu einem festen Termin ist, gibt es für sie kein gesetzliches Widerrufsrecht (§ 312g Abs. 2 Nr. 9 BGB).</p><p>Wir räumen Dir trotzdem ein Rücktrittsrecht ein: bis 30 Tage vor Beginn kostenfrei, bis 14 Tage vorher gegen die Hälfte des Preises, danach gegen den vollen Preis, sofern niemand nachrückt. Du kannst jederzeit eine andere Person schicken oder nachweisen, dass uns ein geringerer Schaden entstanden ist. Müssen wir absagen, bekommst Du den ganzen Preis zurück.</p>',
      en: {
        title: '7. Retreats',
        copy: '<p>The price of a retreat includes what is named on its page. Room and travel are not part of it; you book those yourself. Since a retreat is a leisure activity on a specific date, there is no statutory right of withdrawal for it (§ 312g (2) no. 9 BGB).</p><p>We grant you a right to cancel all the same: free of charge up to 30 days before the beginning, for half the price up to 14 days before, after that for the full price unless somebody takes your place. You can send another person at any time, or prove that our loss is smaller. If we have to cancel, you get the whole price back.</p>',
      },
    },
    {
      template: 'text',
      title: '8. Gutscheine und Geschenke',
      copy: '<p>Ein Code gilt für das, was auf ihm oder auf seiner Seite vermerkt ist, und so oft, wie es dort steht. Gekaufte Gutscheine und Geschenke verjähren frühestens nach der gesetzlichen Frist von drei Jahren, gerechnet vom Ende des Jahres, in dem sie gekauft wurden. Rabattcodes, die wir verschenken, können kürzer gelten und werden nicht ausgezahlt.</p>',
      en: {
        title: '8. Vouchers and gifts',
        copy: '<p>A code is valid for what is named on it or on its page, and as often as is said there. Vouchers and gifts that were bought expire at the earliest after the statutory period of three years, counted from the end of the year in which they were bought. Discount codes that we give away may be valid for a shorter time and are not paid out.</p>',
      },
    },
    {
      template: 'text',
      title: '9. Widerrufsbelehrung',
      copy: '<h3>Widerrufsrecht</h3><p>Du hast das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag des Vertragsabschlusses.</p><p>Um Dein Widerrufsrecht auszuüben, musst Du uns ({seller}, {addressLine}, Telefon: {phone.de}, E-Mail: {mail}) mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder eine E-Mail) über Deinen Entschluss, diesen Vertrag zu widerrufen, informieren. Du kannst dafür das Muster-Widerrufsformular unten verwenden, das jedoch nicht vorgeschrieben ist.</p><p>Du kannst Dein Widerrufsrecht auch online über „Vertrag widerrufen“ am Ende jeder Seite ausüben. Wenn Du diese Online-Funktion nutzt, übermitteln wir Dir auf einem dauerhaften Datenträger (z. B. per E-Mail) unverzüglich eine Eingangsbestätigung mit Informationen zum Inhalt der Widerrufserklärung sowie dem Datum und der Uhrzeit ihres Eingangs.</p><p>Zur Wahrung der Widerrufsfrist reicht es aus, dass Du die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absendest.</p><h3>Folgen des Widerrufs</h3><p>Wenn Du diesen Vertrag widerrufst, haben wir Dir alle Zahlungen, die wir von Dir erhalten haben, unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Deinen Widerruf dieses Vertrags bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Du bei der ursprünglichen Transaktion eingesetzt hast, es sei denn, mit Dir wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden Dir wegen dieser Rückzahlung Entgelte berechnet.</p><h3>Wann das Widerrufsrecht vorzeitig endet</h3><p>Bei einem Vertrag über digitale Inhalte, also einem Kurs, erlischt das Widerrufsrecht nach § 356 Abs. 5 BGB, wenn wir mit der Ausführung begonnen haben, nachdem Du ausdrücklich zugestimmt hast, dass wir vor Ablauf der Widerrufsfrist damit beginnen, Du bestätigt hast, dass Du dadurch Dein Widerrufsrecht verlierst, und wir Dir darüber eine Bestätigung per E-Mail geschickt haben.</p>',
      en: {
        title: '9. Instructions on withdrawal (Widerrufsbelehrung)',
        copy: '<h3>Right of withdrawal</h3><p>You have the right to withdraw from this contract within 14 days without giving any reason. The withdrawal period will expire after 14 days from the day of the conclusion of the contract.</p><p>To exercise the right of withdrawal, you must inform us ({seller}, {addressLine}, phone: {phone.en}, e-mail: {mail}) of your decision to withdraw from this contract by an unequivocal statement (e.g. a letter sent by post or e-mail). You may use the model withdrawal form below, but it is not obligatory.</p><p>You can also exercise your right of withdrawal online by “Withdraw from contract” at the end of every page. If you use this online function, we will send you an acknowledgement of receipt on a durable medium (e.g. by e-mail) without undue delay, with the content of the withdrawal and the date and time of its submission.</p><p>To meet the withdrawal deadline, it is sufficient for you to send your communication concerning your exercise of the right of withdrawal before the withdrawal period has expired.</p><h3>Effects of withdrawal</h3><p>If you withdraw from this contract, we shall reimburse to you all payments received from you without undue delay and in any event not later than 14 days from the day on which we are informed about your decision to withdraw from this contract. We will carry out such reimbursement using the same means of payment as you used for the initial transaction, unless you have expressly agreed otherwise; in any event, you will not incur any fees as a result of such reimbursement.</p><h3>When the right of withdrawal ends early</h3><p>For a contract on digital content, that is a course, the right of withdrawal ends under § 356 (5) BGB once we have begun to perform it after you expressly agreed that we begin before the withdrawal period ends, confirmed that you thereby lose your right of withdrawal, and we have sent you a confirmation of this by e-mail.</p>',
      },
    },
    {
      template: 'text',
      title: '10. Muster-Widerrufsformular',
      copy: '<p>(Wenn Du den Vertrag widerrufen willst, kannst Du dieses Formular ausfüllen und zurücksenden.)</p><ul><li>An {seller}, {addressLine}, {mail}:</li><li>Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*) / die Erbringung der folgenden Dienstleistung (*)</li><li>Bestellt am (*) / erhalten am (*)</li><li>Name des/der Verbraucher(s)</li><li>Anschrift des/der Verbraucher(s)</li><li>Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)</li><li>Datum</li></ul><p>(*) Unzutreffendes streichen.</p>',
      en: {
        title: '10. Model withdrawal form',
        copy: '<p>(Complete and return this form only if you wish to withdraw from the contract.)</p><ul><li>To {seller}, {addressLine}, {mail}:</li><li>I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*) / for the provision of the following service (*)</li><li>Ordered on (*) / received on (*)</li><li>Name of consumer(s)</li><li>Address of consumer(s)</li><li>Signature of consumer(s) (only if this form is notified on paper)</li><li>Date</li></ul><p>(*) Delete as appropriate.</p>',
      },
    },
    {
      template: 'text',
      title: '11. Was Du mit den Inhalten tun darfst',
      copy: '<p>Anschauen, verlinken, teilen und mit unserem Player einbetten: gern. Kopieren, herunterladen, bearbeiten oder öffentlich vorführen darfst Du die Videos nur, wenn das Gesetz oder wir es erlauben. Unterlagen zum Herunterladen sind für Dich persönlich gedacht. Für Unterricht und Selbsthilfegruppen finden wir fast immer einen Weg: <a href="/meta/kontakt">schreib uns</a>.</p>',
      en: {
        title: '11. What you may do with the content',
        copy: '<p>Watching, linking, sharing and embedding with our player: gladly. You may copy, download, edit or publicly show the videos only if the law or we permit it. Documents for download are meant for you personally. For lessons and self-help groups we nearly always find a way: <a href="/en/meta/kontakt">write to us</a>.</p>',
      },
    },
    {
      template: 'text',
      title: '12. Partnerinhalte und Links',
      copy: '<p>Inhalte von Partnern sind zuerst als „Anzeige“ gekennzeichnet. Für fremde Websites, auf die wir verlinken, sind deren Betreiber verantwortlich. Erfahren wir von rechtswidrigen Inhalten, entfernen wir den Link.</p>',
      en: {
        title: '12. Partner content and links',
        copy: '<p>Content by partners is labelled “Advertisement” first. For other websites to which we link, their operators are responsible. If we learn of illegal content, we remove the link.</p>',
      },
    },
    {
      template: 'text',
      title: '13. Haftung',
      copy: '<p>Wir haften unbeschränkt bei Vorsatz und grober Fahrlässigkeit, bei Verletzung von Leben, Körper oder Gesundheit, nach dem Produkthaftungsgesetz und soweit wir etwas garantiert haben. Bei leichter Fahrlässigkeit haften wir nur, wenn wir eine wesentliche Vertragspflicht verletzen, also eine, auf deren Einhaltung Du vertrauen darfst, und dann begrenzt auf den vorhersehbaren, vertragstypischen Schaden.</p>',
      en: {
        title: '13. Liability',
        copy: '<p>We are liable without limit for intent and gross negligence, for injury to life, body or health, under the German product liability act, and as far as we have guaranteed something. In the case of slight negligence we are liable only if we breach an essential contractual duty, that is one on whose observance you may rely, and then limited to the foreseeable damage typical of the contract.</p>',
      },
    },
    {
      template: 'text',
      title: '14. Änderungen und Schluss',
      copy: '<p>Für einen Kauf gelten die Bedingungen, die Du bei der Bestellung gesehen hast. Ändern wir die Regeln für das Konto, schreiben wir Dir mindestens sechs Wochen vorher und bitten, wo es nötig ist, um Deine Zustimmung. Es gilt deutsches Recht; die zwingenden Schutzvorschriften des Landes, in dem Du lebst, bleiben Dir erhalten. An Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle nehmen wir nicht teil.</p><p>Wie wir mit Deinen Daten umgehen, steht in der <a href="/meta/datenschutz">Datenschutzerklärung</a>.</p>',
      en: {
        title: '14. Changes and final provisions',
        copy: '<p>For a purchase, the terms that you saw when ordering apply. If we change the rules for the account, we write to you at least six weeks before and, where necessary, ask for your consent. German law applies; the mandatory protective provisions of the country in which you live remain in force for you. We do not take part in dispute resolution proceedings before a consumer arbitration board.</p><p>How we handle your data is said in the <a href="/en/meta/datenschutz">privacy policy</a>.</p>',
      },
    },
  ],
  en: {
    title: 'Terms of use',
    intro:
      'The rules by which we come together: what you can do here, what we promise you and which rights you have. This English text is a translation for your information; the German text counts.',
  },
};
