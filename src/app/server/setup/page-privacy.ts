/** The privacy policy: how the software processes data, in plain German (GDPR, TDDDG). */
import type { WrittenPage } from './written-page.ts';

export const privacyPage: WrittenPage = {
  slug: 'datenschutz',
  title: 'Datenschutzerklärung',
  intro:
    'Was Du über Deine Gesundheit wissen möchtest, geht nur Dich etwas an. Darum erheben wir so wenig wie möglich, und was wir erheben, erklären wir Dir hier ohne Umwege.',
  modules: [
    {
      template: 'text',
      title: 'Das Wichtigste in Kürze',
      copy: '<ul><li>Du kannst {site} anschauen, ohne ein Konto anzulegen und ohne Dich zu erkennen zu geben.</li><li>Seiten, Schriften, Bilder und Videos kommen von unserem eigenen Server. Wir binden nichts von fremden Servern ein, weder Skripte noch Schriften noch eingebettete Player.</li><li>Ohne Deine Einwilligung setzen wir nur Cookies, ohne die die Seite nicht arbeiten kann.</li><li>Aufrufe von Videos zählen wir ohne Cookies und ohne zu wissen, wer zuschaut.</li><li>Betreffzeilen, Zahlungsangaben und Protokolle nennen neben einer Person nie ein Gesundheitsthema.</li><li>Du kannst Deine Daten jederzeit herunterladen und Dein Konto löschen.</li></ul>',
    },
    {
      template: 'text',
      title: 'Wer verantwortlich ist',
      copy: '<p>Verantwortlich im Sinne von Art. 4 Nr. 7 der Datenschutz-Grundverordnung (DSGVO) ist:</p><p>{seller}<br>{address}<br>E-Mail: {mail}</p><p>{remark.controller}Eine Datenschutzbeauftragte oder einen Datenschutzbeauftragten müssen wir nach § 38 BDSG nicht benennen; schreib uns mit Deinen Fragen einfach an die genannte Adresse.</p>',
    },
    {
      template: 'text',
      title: 'Wenn Du die Website aufrufst',
      copy: '<p>Dein Gerät schickt uns bei jedem Aufruf technische Angaben, ohne die keine Verbindung zustande kommt, darunter Deine IP-Adresse. In unseren Protokollen stehen Zeitpunkt, Art und Ergebnis der Anfrage, ihre Dauer und eine zufällige Vorgangsnummer, mit der wir Fehler wiederfinden. Namen, E-Mail-Adressen und Suchwörter stehen nicht darin. Wir löschen die Protokolle nach spätestens sieben Tagen.</p><p>Um Missbrauch abzuwehren, etwa das massenhafte Ausprobieren von Passwörtern, zählen wir Anfragen je IP-Adresse und je E-Mail-Adresse für höchstens eine Stunde.</p><p>Rechtsgrundlage ist Art. 6 Abs. 1 Buchst. f DSGVO. Unser berechtigtes Interesse ist eine Website, die sicher und zuverlässig arbeitet.</p>',
    },
    {
      template: 'text',
      title: 'Cookies und Speicher auf Deinem Gerät',
      copy: '<p>Unbedingt erforderlich sind und ohne Einwilligung gesetzt werden (§ 25 Abs. 2 Nr. 2 TDDDG):</p><ul><li>wenn Du Dich anmeldest, das Cookie Deiner Sitzung und eine Marke, die anzeigt, dass es eine Sitzung gibt,</li><li>nach einer Anmeldung ein Cookie, an dem wir dieses Gerät 180 Tage lang wiedererkennen, damit Dich niemand mit falschen Passwörtern aussperren kann. Es öffnet nichts und enthält keine Adresse,</li><li>ein Cookie gegen gefälschte Anfragen (XSRF-TOKEN),</li><li>Deine Auswahl zu den Cookies selbst (consent_essential, consent_analytics, consent_marketing): Sie enthalten nur 1 für Ja oder -1 für Nein und gelten ein Jahr, wenn Du alles ablehnst, sonst ein halbes. Gesetzt werden sie erst, wenn Du geantwortet hast,</li><li>nur auf Deinem Gerät: wo Du in einem Video stehen geblieben bist und wie Du den Player eingestellt hast, etwa Untertitel und Geschwindigkeit, und was Du für alle Seiten gewählt hast: hell oder dunkel, den Ruhemodus, Einfache Sprache, Videos Deiner Kurse, wenn Du sie offline behältst, und was Du in die Notiz eines Kurstags geschrieben und noch nicht gespeichert hast, bis Du sie speicherst, Dich abmeldest oder den Tab schließt.</li></ul><p>Die vollständige Liste mit allen Namen steht am Ende dieser Seite.</p><p>Alles andere geschieht nur mit Deiner Einwilligung (§ 25 Abs. 1 TDDDG, Art. 6 Abs. 1 Buchst. a DSGVO). „Alles ablehnen“ ist dabei genauso einfach wie „Alle akzeptieren“. Zur Kategorie „Marketing“ setzen wir zurzeit nichts ein. Ohne JavaScript fragen wir nicht und speichern auch nichts. Ändern oder widerrufen kannst Du Deine Auswahl jederzeit über „Cookie-Einstellungen“ am Ende jeder Seite; was bis dahin geschah, bleibt rechtmäßig.</p>',
    },
    {
      template: 'text',
      title: 'Wie wir Aufrufe zählen',
      copy: '<p>Damit „Meistgesehen“ stimmt, zählen wir, wie oft ein Video läuft. Dafür brauchen wir kein Cookie und kein Konto: Aus technischen Angaben Deines Besuchs bilden wir einen Prüfwert, aus dem sich niemand zurückrechnen lässt. Er gilt für ein Video und wird nach einer Stunde gelöscht. So erkennen wir, dass dasselbe Gerät innerhalb einer Stunde zweimal dasselbe Video geöffnet hat, aber nicht, wer davorsitzt, und danach auch das nicht mehr. Behalten wird nur die Summe je Video und Tag.</p><p>Rechtsgrundlage ist Art. 6 Abs. 1 Buchst. f DSGVO. Unser Interesse ist zu wissen, welche Themen gebraucht werden. Du kannst widersprechen, siehe „Deine Rechte“.</p>',
    },
    {
      template: 'text',
      title: 'Statistik, wenn Du einwilligst',
      copy: '<p>Ist eine Statistik eingerichtet und stimmst Du der Kategorie „Statistik“ zu, lädt Dein Browser das Programm Matomo, das der Betreiber selbst betreibt. Ohne Einwilligung wird es gar nicht erst geladen.{remark.statistics}</p><p>Matomo erfährt dann:</p><ul><li>welche Art von Seite Du öffnest, zum Beispiel „eine Kategorie“ oder „ein Video“, und von welcher Art Seite Du kommst, aber nie, welches Thema oder Video es war,</li><li>von welcher anderen Website Du kommst, ohne die genaue Adresse dort,</li><li>was Du auf der Seite auslöst, zum Beispiel dass eine Suche etwas gefunden hat oder dass Du im Chat „Einfach stöbern“ wählst; Antworten zu Beschwerden, zu Deinem Befinden oder zu einem Notfall gehören nie dazu,</li><li>was bei jeder Verbindung übertragen wird: Deine IP-Adresse, den Zeitpunkt sowie Browser und Betriebssystem.</li></ul><p>Nicht gesendet werden Titel und Adressen der Seiten, was Du in die Suche oder in ein Formular eingibst, Dein Name oder Dein Konto. Matomo setzt bei uns keine Cookies und liest weder die Größe Deines Bildschirms noch andere Eigenschaften Deines Geräts aus. Findet sich von früher noch ein Cookie von Matomo (_pk_…), löschen wir es, wenn Du die Einwilligung widerrufst.</p><p>Rechtsgrundlage ist Deine Einwilligung (Art. 6 Abs. 1 Buchst. a DSGVO, § 25 Abs. 1 TDDDG). Widerrufen kannst Du sie jederzeit über „Cookie-Einstellungen“ am Ende jeder Seite. Vom selben Augenblick an wird nichts mehr gesendet.</p>',
    },
    {
      template: 'text',
      title: 'Suche und Chat',
      copy: '<p>Was Du in die Suche eingibst, beantwortet unser Server und ordnet es keiner Person zu. Findet eine Suche nichts, zählen wir ihre Wörter je Tag, ohne zu wissen, wer gesucht hat; gezeigt werden sie der Redaktion nur, wenn mehrere dasselbe gesucht haben. Der Chat auf der Startseite ist ein automatischer Wegweiser mit festen Antworten. Er läuft in Deinem Browser und ist kein Ersatz für ärztlichen Rat. Deine Antworten erfahren wir nicht. Nur wenn Du in die Statistik eingewilligt hast, zählt sie Antworten, die allein den Weg betreffen, etwa „Einfach stöbern“ oder „Ja, bitte“. Was Du über Beschwerden, Dein Befinden oder einen Notfall antwortest, wird nie gesendet, mit Einwilligung ebenso wenig wie ohne.</p>',
    },
    {
      template: 'text',
      title: 'Dein Konto',
      copy: '<p>Für ein Konto brauchen wir Deine E-Mail-Adresse, Deinen Vor- und Nachnamen, eine Angabe zur Anrede (auch „keine Angabe“) und ein Passwort. Das Passwort speichern wir nur als Prüfwert, aus dem es sich nicht zurückgewinnen lässt. Freiwillig sind Profilbild und Adresse; die Adresse brauchen wir nur für Kurse, zu denen etwas mit der Post kommt. Dazu kommen Deine Sitzungen, damit Du sie sehen und beenden kannst, und wo Du in Videos stehen geblieben bist. Bestätigst Du Deine E-Mail-Adresse nicht, löschen wir das Konto nach 30 Tagen.</p><p>Meldest Du Dich über ein soziales Netzwerk an, bekommen wir von dort Deinen Namen und Deine E-Mail-Adresse. Eine Verbindung dorthin entsteht erst, wenn Du auf den Knopf klickst; dann gelten auch dessen Regeln.{remark.signIn}</p><p>Rechtsgrundlage ist der Nutzungsvertrag mit Dir (Art. 6 Abs. 1 Buchst. b DSGVO). Wir löschen die Daten, wenn Du Dein Konto löschst.</p>',
    },
    {
      template: 'text',
      title: 'Kurse, Notizen und Gesundheitsangaben',
      copy: '<p>Welchen Kurs Du machst, kann etwas über Deine Gesundheit verraten. Wir behandeln diese Angaben deshalb so, als wären sie Gesundheitsdaten: Nur wer sie für seine Arbeit braucht, sieht sie, und nach außen heißt Dein Kurs neutral.</p><p>Wir speichern, welche Tage offen sind, was Du gesehen hast und die Notizen, die Du Dir machst. Notizen sieht niemand außer Dir. Vor dem ersten Tag bitten wir Dich zu prüfen, ob etwas gegen den Kurs spricht. Davon halten wir allein fest, dass und wann Du es bestätigt hast, keine Antworten und keine Diagnosen.</p><p>Rechtsgrundlage ist der Vertrag (Art. 6 Abs. 1 Buchst. b DSGVO). Soweit Angaben über Deine Gesundheit darin liegen, ist es Deine ausdrückliche Einwilligung (Art. 9 Abs. 2 Buchst. a DSGVO). Wir bitten darum vor dem ersten Tag. Auf der Seite des Kurses kannst Du sie jederzeit widerrufen; dann löschen wir Deine Notizen und Deinen Fortschritt.</p>',
    },
    {
      template: 'text',
      title: 'Wenn Du etwas kaufst',
      copy: '<p>Für eine Bestellung verarbeiten wir Deinen Namen, Deine E-Mail-Adresse, gegebenenfalls Deine Anschrift, was Du bestellt hast, Preis, Gutscheincode und Deine Erklärungen zum Widerrufsrecht mit Wortlaut und Zeitpunkt. Bezahlt wird auf der Seite eines Zahlungsdienstleisters; die Daten Deiner Karte erreichen uns nicht. Dorthin geben wir Betrag, E-Mail-Adresse und den neutralen Namen des Kurses weiter.{remark.payment}</p><p>Rechtsgrundlage ist der Vertrag (Art. 6 Abs. 1 Buchst. b DSGVO), für Rechnungen eine gesetzliche Pflicht (Art. 6 Abs. 1 Buchst. c DSGVO). Rechnungen und andere Buchungsbelege bewahren wir acht Jahre auf (§ 147 Abs. 3 AO, § 14b UStG), Geschäftsbriefe sechs Jahre. Nach dem Löschen Deines Kontos liegen sie getrennt von allem anderen.</p>',
    },
    {
      template: 'text',
      title: 'E-Mails und Newsletter',
      copy: '<p>Wir schreiben Dir, wenn es zu Deinem Konto oder einem Kauf gehört: Bestätigung, neues Passwort, Rechnung, Widerruf (Art. 6 Abs. 1 Buchst. b DSGVO). Erinnerungen an Deinen Kurs kannst Du mit einem Klick in jeder dieser E-Mails abbestellen.</p><p>Auf Knopfdruck erinnert Dich auch Dein Gerät. Dann speichern wir die Adresse, unter der der Mitteilungsdienst Deines Browsers dieses Gerät erreicht, bis Du die Erinnerung ausschaltest oder Dich abmeldest. Der Inhalt ist verschlüsselt und nennt weder Kurs noch Thema (Art. 6 Abs. 1 Buchst. a DSGVO, § 25 Abs. 1 TDDDG).</p><p>Den Newsletter bekommst Du nur, wenn Du ihn bestellst und Deine Adresse über einen Link bestätigst. Wir speichern den Wortlaut Deiner Einwilligung und beide Zeitpunkte als Nachweis (Art. 6 Abs. 1 Buchst. a, Art. 7 Abs. 1 DSGVO, § 7 UWG). Abbestellen geht jederzeit. Ob Du eine E-Mail öffnest, messen wir nicht.</p><p>Schreibst Du uns, verwenden wir Deine Nachricht nur, um sie zu beantworten (Art. 6 Abs. 1 Buchst. b oder f DSGVO), und löschen sie, sobald alles geklärt ist und keine Aufbewahrungspflicht entgegensteht.</p>',
    },
    {
      template: 'text',
      title: 'Teilen',
      copy: '<p>Die Knöpfe zum Teilen sind einfache Links. Erst wenn Du einen anklickst, öffnet sich das fremde Angebot, und erst dann erfährt es etwas von Dir. Unsere Videos lassen sich auf anderen Seiten einbetten; auch dabei setzen wir keine Cookies.</p>',
    },
    {
      template: 'text',
      title: 'Wer Daten bekommt und wo sie liegen',
      copy: '<p>Wir verkaufen keine Daten und geben keine an Werbenetzwerke. Empfänger sind allein Dienstleister, die wir zum Betrieb brauchen: für den Server, den Versand von E-Mails und die Zahlung, jeweils auf Grundlage eines Vertrags, wo nötig nach Art. 28 DSGVO, sowie Steuerberatung und Behörden, soweit das Gesetz es verlangt. Welche Empfänger es nach den heutigen Einstellungen sind, steht am Ende dieser Seite. Die Server stehen in der Europäischen Union. Eine Übermittlung in ein Drittland findet durch uns nicht statt; nur wenn Du Dich über ein Netzwerk anmeldest oder Erinnerungen auf Deinem Gerät einschaltest, ist ein Anbieter beteiligt, der Daten auch außerhalb der Europäischen Union verarbeiten kann. Entscheidungen, die allein auf automatischer Verarbeitung beruhen (Art. 22 DSGVO), treffen wir nicht.</p>',
    },
    {
      template: 'text',
      title: 'Deine Rechte',
      copy: '<ul><li><strong>Auskunft</strong> über Deine Daten (Art. 15 DSGVO): am schnellsten mit „Meine Daten herunterladen“ im Profil</li><li><strong>Berichtigung</strong> (Art. 16 DSGVO)</li><li><strong>Löschung</strong> (Art. 17 DSGVO): jederzeit mit „Account löschen“ im Profil</li><li><strong>Einschränkung</strong> der Verarbeitung (Art. 18 DSGVO)</li><li><strong>Übertragbarkeit</strong>: Deine Daten in einer lesbaren Datei (Art. 20 DSGVO)</li><li><strong>Widerruf</strong> einer Einwilligung für die Zukunft (Art. 7 Abs. 3 DSGVO)</li></ul><p><strong>Widerspruch (Art. 21 DSGVO):</strong> Wo wir uns auf berechtigte Interessen stützen, kannst Du aus Gründen, die sich aus Deiner besonderen Situation ergeben, jederzeit widersprechen.</p><p>Eine formlose Nachricht an {mail} genügt. Du kannst Dich außerdem bei einer Datenschutz-Aufsichtsbehörde beschweren, zum Beispiel bei der Deines Wohnorts (Art. 77 DSGVO).</p>',
    },
    {
      template: 'text',
      title: 'Musst Du uns Daten geben?',
      copy: '<p>Zum Anschauen nicht. Für ein Konto und einen Kauf brauchen wir die als Pflicht gekennzeichneten Angaben, sonst kommt kein Vertrag zustande. Alles andere ist freiwillig. Ändert sich, was die Software mit Daten tut, ändern wir zuerst diese Seite.</p>',
    },
  ],
  en: {
    title: 'Privacy policy',
    intro:
      'What you want to know about your health is nobody’s business but yours. So we collect as little as possible and explain here, in German, what we do collect.',
  },
};
