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
    },
    {
      template: 'text',
      title: '2. Information, keine Behandlung',
      copy: '<p>Unsere Inhalte informieren allgemein. Sie ersetzen keine Untersuchung, Beratung oder Behandlung, und durch das Anschauen oder durch einen Kurs entsteht kein Behandlungsvertrag. Beachte bei den Kursen den Abschnitt darüber, wann Du vorher ärztlichen Rat brauchst. Im Notfall wähle die <a href="tel:112">112</a>, außerhalb der Sprechzeiten den ärztlichen Bereitschaftsdienst <a href="tel:116117">116117</a>.</p>',
    },
    {
      template: 'text',
      title: '3. Dein Konto',
      copy: '<p>Ein Konto ist kostenlos. Du musst mindestens 16 Jahre alt sein; wer noch nicht volljährig ist, braucht zum Kaufen die Zustimmung der Eltern. Mach bitte richtige Angaben, bestätige Deine E-Mail-Adresse und gib Dein Passwort niemandem. Du kannst Dein Konto jederzeit im Profil löschen. Wir dürfen es mit einer Frist von vier Wochen kündigen oder bei schweren Verstößen sperren; gekaufte Kurse bleiben Dir außer im Fall eines schweren Verstoßes zugänglich, oder wir erstatten ihren Preis.</p>',
    },
    {
      template: 'text',
      title: '4. Wie ein Vertrag zustande kommt',
      copy: '<p>Die Darstellung der Kurse und Auszeiten ist noch kein bindendes Angebot. Vor dem Bestellen siehst Du noch einmal, was Du kaufst, den Gesamtpreis und die Zahlungsarten und kannst Deine Eingaben ändern. Mit einem Klick auf „zahlungspflichtig bestellen“ gibst Du Dein Angebot ab. Der Vertrag kommt zustande, wenn wir Dir die Bestellung per E-Mail bestätigen. Vertragssprache ist Deutsch. Diese Bedingungen kannst Du jederzeit hier aufrufen, speichern und ausdrucken; die Bestätigung enthält die Angaben zu Deinem Vertrag.</p>',
    },
    {
      template: 'text',
      title: '5. Preise und Zahlung',
      copy: '<p>Alle Preise sind Gesamtpreise in Euro einschließlich der gesetzlichen Umsatzsteuer. Versandkosten fallen nicht an. Du bezahlst über die Zahlungsseite, auf die wir Dich weiterleiten. Eine Rechnung bekommst Du per E-Mail und in Deinem Bereich.</p>',
    },
    {
      template: 'text',
      title: '6. Kurse',
      copy: '<p>Ein Kurs besteht aus Videos, die sich nach dem Start Tag für Tag öffnen, und aus den Unterlagen, die auf der Kursseite genannt sind. Was offen ist, bleibt offen, solange wir {site} betreiben, mindestens aber zwei Jahre ab dem Kauf. Der Zugang gilt für Dich persönlich. Du brauchst dafür einen Internetanschluss und einen aktuellen Browser.</p><p>Für Mängel gilt das Gesetz, bei digitalen Produkten die §§ 327 ff. BGB: Funktioniert etwas nicht wie vereinbart, bringen wir es in Ordnung. Notwendige Aktualisierungen stellen wir bereit.</p><p>Die Teilnahmebestätigung bescheinigt, dass Du teilgenommen hast. Ein Zeugnis oder eine berufliche Qualifikation ist sie nicht.</p>',
    },
    {
      template: 'text',
      title: '7. Auszeiten',
      copy: '<p>Im Preis einer Auszeit ist enthalten, was auf ihrer Seite steht. Zimmer und Anreise gehören nicht dazu; die buchst Du selbst. Weil eine Auszeit eine Freizeitveranstaltung zu einem festen Termin ist, gibt es für sie kein gesetzliches Widerrufsrecht (§ 312g Abs. 2 Nr. 9 BGB).</p><p>Wir räumen Dir trotzdem ein Rücktrittsrecht ein: bis 30 Tage vor Beginn kostenfrei, bis 14 Tage vorher gegen die Hälfte des Preises, danach gegen den vollen Preis, sofern niemand nachrückt. Du kannst jederzeit eine andere Person schicken oder nachweisen, dass uns ein geringerer Schaden entstanden ist. Müssen wir absagen, bekommst Du den ganzen Preis zurück.</p>',
    },
    {
      template: 'text',
      title: '8. Gutscheine und Geschenke',
      copy: '<p>Ein Code gilt für das, was auf ihm oder auf seiner Seite vermerkt ist, und so oft, wie es dort steht. Gekaufte Gutscheine und Geschenke verjähren frühestens nach der gesetzlichen Frist von drei Jahren, gerechnet vom Ende des Jahres, in dem sie gekauft wurden. Rabattcodes, die wir verschenken, können kürzer gelten und werden nicht ausgezahlt.</p>',
    },
    {
      template: 'text',
      title: '9. Widerrufsbelehrung',
      copy: '<h3>Widerrufsrecht</h3><p>Du hast das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag des Vertragsabschlusses.</p><p>Um Dein Widerrufsrecht auszuüben, musst Du uns ({seller}, {addressLine}, E-Mail: {mail}) mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder eine E-Mail) über Deinen Entschluss, diesen Vertrag zu widerrufen, informieren. Du kannst dafür das Muster-Widerrufsformular unten verwenden, das jedoch nicht vorgeschrieben ist.</p><p>Du kannst Dein Widerrufsrecht auch online über „Vertrag widerrufen“ am Ende jeder Seite ausüben. Wenn Du diese Online-Funktion nutzt, übermitteln wir Dir auf einem dauerhaften Datenträger (z. B. per E-Mail) unverzüglich eine Eingangsbestätigung mit Informationen zum Inhalt der Widerrufserklärung sowie dem Datum und der Uhrzeit ihres Eingangs.</p><p>Zur Wahrung der Widerrufsfrist reicht es aus, dass Du die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absendest.</p><h3>Folgen des Widerrufs</h3><p>Wenn Du diesen Vertrag widerrufst, haben wir Dir alle Zahlungen, die wir von Dir erhalten haben, unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Deinen Widerruf dieses Vertrags bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Du bei der ursprünglichen Transaktion eingesetzt hast, es sei denn, mit Dir wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden Dir wegen dieser Rückzahlung Entgelte berechnet.</p><h3>Wann das Widerrufsrecht vorzeitig endet</h3><p>Bei einem Vertrag über digitale Inhalte, also einem Kurs, erlischt das Widerrufsrecht nach § 356 Abs. 5 BGB, wenn wir mit der Ausführung begonnen haben, nachdem Du ausdrücklich zugestimmt hast, dass wir vor Ablauf der Widerrufsfrist damit beginnen, Du bestätigt hast, dass Du dadurch Dein Widerrufsrecht verlierst, und wir Dir darüber eine Bestätigung per E-Mail geschickt haben.</p>',
    },
    {
      template: 'text',
      title: '10. Muster-Widerrufsformular',
      copy: '<p>(Wenn Du den Vertrag widerrufen willst, kannst Du dieses Formular ausfüllen und zurücksenden.)</p><ul><li>An {seller}, {addressLine}, {mail}:</li><li>Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*) / die Erbringung der folgenden Dienstleistung (*)</li><li>Bestellt am (*) / erhalten am (*)</li><li>Name des/der Verbraucher(s)</li><li>Anschrift des/der Verbraucher(s)</li><li>Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)</li><li>Datum</li></ul><p>(*) Unzutreffendes streichen.</p>',
    },
    {
      template: 'text',
      title: '11. Was Du mit den Inhalten tun darfst',
      copy: '<p>Anschauen, verlinken, teilen und mit unserem Player einbetten: gern. Kopieren, herunterladen, bearbeiten oder öffentlich vorführen darfst Du die Videos nur, wenn das Gesetz oder wir es erlauben. Unterlagen zum Herunterladen sind für Dich persönlich gedacht. Für Unterricht und Selbsthilfegruppen finden wir fast immer einen Weg: <a href="/meta/kontakt">schreib uns</a>.</p>',
    },
    {
      template: 'text',
      title: '12. Partnerinhalte und Links',
      copy: '<p>Inhalte von Partnern sind zuerst als „Anzeige“ gekennzeichnet. Für fremde Websites, auf die wir verlinken, sind deren Betreiber verantwortlich. Erfahren wir von rechtswidrigen Inhalten, entfernen wir den Link.</p>',
    },
    {
      template: 'text',
      title: '13. Haftung',
      copy: '<p>Wir haften unbeschränkt bei Vorsatz und grober Fahrlässigkeit, bei Verletzung von Leben, Körper oder Gesundheit, nach dem Produkthaftungsgesetz und soweit wir etwas garantiert haben. Bei leichter Fahrlässigkeit haften wir nur, wenn wir eine wesentliche Vertragspflicht verletzen, also eine, auf deren Einhaltung Du vertrauen darfst, und dann begrenzt auf den vorhersehbaren, vertragstypischen Schaden.</p>',
    },
    {
      template: 'text',
      title: '14. Änderungen und Schluss',
      copy: '<p>Für einen Kauf gelten die Bedingungen, die Du bei der Bestellung gesehen hast. Ändern wir die Regeln für das Konto, schreiben wir Dir mindestens sechs Wochen vorher und bitten, wo es nötig ist, um Deine Zustimmung. Es gilt deutsches Recht; die zwingenden Schutzvorschriften des Landes, in dem Du lebst, bleiben Dir erhalten. An Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle nehmen wir nicht teil.</p><p>Wie wir mit Deinen Daten umgehen, steht in der <a href="/meta/datenschutz">Datenschutzerklärung</a>.</p>',
    },
  ],
  en: {
    title: 'Terms of use',
    intro:
      'The rules by which we come together: what you can do here, what we promise you and which rights you have. The binding text is in German.',
  },
};
