/** The frequently asked questions, one module each, in German and English. */
import type { WrittenPage } from './written-page.ts';

export const faqPage: WrittenPage = {
  slug: 'faq',
  title: 'Häufige Fragen',
  intro:
    'Hier stehen die Antworten auf das, was wir am häufigsten gefragt werden: zum Anschauen, zu den Kursen und zu Deinem Konto.',
  modules: [
    {
      template: 'text',
      title: 'Was kostet es, die Videos anzuschauen?',
      copy: '<p>Nichts. Fast alle Videos auf {site} sind frei, auch ohne Konto. Einige wenige sind ein Dankeschön für angemeldete Mitglieder, und die Tage der Kurse gehören denen, die den Kurs gekauft haben.</p>',
      easy: {
        title: 'Was kosten die Videos?',
        copy: '<p>Nichts. Fast alle Videos kannst Du ohne Konto ansehen. Einige Videos sind nur für Menschen mit Konto. Das Konto kostet auch nichts. Nur die Kurse kosten Geld.</p>',
      },
      en: {
        title: 'What does it cost to watch the videos?',
        copy: '<p>Nothing. Nearly all videos on {site} are free, even without an account. A few are a thank-you for members who are logged in, and the days of a course belong to those who have bought it.</p>',
      },
    },
    {
      template: 'text',
      title: 'Kann ein Video den Besuch in der Praxis ersetzen?',
      copy: '<p>Nein. Die Videos erklären, wie Dein Körper arbeitet, was Krankheiten bedeuten und welche Behandlungen es gibt. Eine Diagnose kann nur stellen, wer Dich untersucht hat. Ändere bitte keine Behandlung allein wegen eines Videos.</p>',
      easy: {
        title: 'Muss ich trotzdem zum Arzt?',
        copy: '<p>Ja. Ein Video kann Dich nicht untersuchen. Nur ein Arzt oder eine Ärztin kann sagen, was Du hast. Ändere Deine Medizin nicht, nur weil Du ein Video gesehen hast.</p>',
      },
      en: {
        title: 'Can a video replace a visit to the doctor?',
        copy: '<p>No. The videos explain how your body works, what diseases mean and which treatments there are. Only someone who has examined you can make a diagnosis. Please do not change any treatment because of a video alone.</p>',
      },
    },
    {
      template: 'text',
      title: 'An wen wende ich mich im Notfall?',
      copy: '<p><strong>In Lebensgefahr: <a href="tel:112">112</a>.</strong> Zum Beispiel bei starkem Brustschmerz, Atemnot, Lähmungen, Sprachstörungen oder schweren Blutungen.</p><p>Kann es nicht bis zur nächsten Sprechstunde warten, ist aber nicht lebensbedrohlich, hilft der ärztliche Bereitschaftsdienst: <a href="tel:116117">116117</a>.</p><p>Bist Du verzweifelt, hört Dir die TelefonSeelsorge zu, rund um die Uhr, kostenfrei und ohne dass Du Deinen Namen nennen musst: <a href="tel:08001110111">0800 1110111</a>.</p>',
      easy: {
        title: 'Wer hilft im Notfall?',
        copy: '<p><strong>Lebens-Gefahr: Ruf die <a href="tel:112">112</a> an.</strong> Zum Beispiel: Die Brust tut stark weh. Du bekommst keine Luft. Du kannst einen Arm nicht bewegen. Du kannst nicht richtig sprechen. Es blutet sehr stark.</p><p>Bist Du krank, und die Praxis hat zu? Ruf die <a href="tel:116117">116117</a> an.</p><p>Geht es Dir sehr schlecht, und Du willst mit jemandem reden? Ruf an: <a href="tel:08001110111">0800 1110111</a>. Das kostet nichts. Du musst Deinen Namen nicht sagen.</p>',
      },
      en: {
        title: 'Whom do I turn to in an emergency?',
        copy: '<p>These numbers are for Germany. <strong>When life is in danger: <a href="tel:112">112</a>.</strong> For example with severe chest pain, shortness of breath, paralysis, trouble speaking or heavy bleeding.</p><p>If it cannot wait for the next surgery hours but is not life-threatening, the medical on-call service helps: <a href="tel:116117">116117</a>.</p><p>If you are desperate, the TelefonSeelsorge listens day and night, free of charge and without asking your name: <a href="tel:08001110111">0800 1110111</a>.</p>',
      },
    },
    {
      template: 'text',
      title: 'Warum ist der nächste Tag meines Kurses noch zu?',
      copy: '<p>Die Tage öffnen sich einer nach dem anderen, damit das Gelernte Zeit hat, anzukommen. Tag 1 ist sofort da, dann kommt jeden Tag einer dazu. Offene Tage schließen sich nie wieder. Wird Dir das Tempo zu viel, leg auf der Kursseite eine Pause ein.</p>',
      easy: {
        title: 'Warum kann ich den nächsten Tag noch nicht sehen?',
        copy: '<p>Jeden Tag kommt ein neuer Tag dazu. So hast Du Zeit zum Lernen. Was offen ist, bleibt offen. Ist es Dir zu schnell? Dann mach eine Pause. Den Knopf findest Du auf der Seite vom Kurs.</p>',
      },
      en: {
        title: 'Why is the next day of my course still closed?',
        copy: '<p>The days open one after the other, so that what you learn has time to settle. Day 1 is there at once, then one more is added each day. Days that are open never close again. If the pace becomes too much, take a break on the course page.</p>',
      },
    },
    {
      template: 'text',
      title: 'Warum heißt mein Kurs auf der Rechnung anders?',
      copy: '<p>Weil Deine Gesundheit niemanden etwas angeht. Auf Rechnung, Zahlungsseite und in Betreffzeilen steht ein neutraler Name wie „30-Tage-Kurs ‚Mondschein‘“, nie ein Thema, das etwas über Dich verraten könnte.</p>',
      easy: {
        title: 'Warum steht auf der Rechnung ein anderer Name?',
        copy: '<p>Niemand soll sehen, worum es in Deinem Kurs geht. Deine Gesundheit ist Deine Sache. Deshalb hat der Kurs auf der Rechnung einen anderen Namen.</p>',
      },
      en: {
        title: 'Why does my course have another name on the invoice?',
        copy: '<p>Because your health is nobody else’s business. Invoice, payment page and subject lines carry a neutral name such as “30-Tage-Kurs ‘Mondschein’”, never a topic that could give something away about you.</p>',
      },
    },
    {
      template: 'text',
      title: 'Wie löse ich einen Gutschein ein?',
      copy: '<p>Öffne die Bestellseite des Kurses und trag den Code in das Feld „Gutscheincode“ ein. Hast Du einen Link bekommen, genügt ein Klick darauf: Wir merken uns den Code, auch wenn Du Dich erst noch anmelden musst. Jeder Code lässt sich nur so oft einlösen, wie es auf ihm vermerkt ist.</p>',
      easy: {
        title: 'Wie benutze ich einen Gutschein?',
        copy: '<p>Auf dem Gutschein steht ein Code. Ein Code ist ein Wort aus Buchstaben und Zahlen. Geh auf die Seite, auf der Du den Kurs bestellst. Schreib den Code in das Feld „Gutscheincode“.</p><p>Hast Du einen Link bekommen? Dann klick nur auf den Link.</p>',
      },
      en: {
        title: 'How do I redeem a voucher?',
        copy: '<p>Open the order page of the course and enter the code in the field for voucher codes. If you were sent a link, one click is enough: we remember the code, even if you have to log in first. Each code can be redeemed only as often as it says.</p>',
      },
    },
    {
      template: 'text',
      title: 'Wie widerrufe ich einen Kauf?',
      copy: '<p>Ganz unten auf jeder Seite steht „Vertrag widerrufen“. Dafür brauchst Du kein Login, und die Bestätigung kommt sofort per E-Mail. Wann das Widerrufsrecht endet, liest Du in den <a href="/meta/nutzungsbedingungen">Nutzungsbedingungen</a>.</p>',
      easy: {
        title: 'Ich will einen Kauf zurückgeben.',
        copy: '<p>Ganz unten auf jeder Seite steht „Vertrag widerrufen“. Drück dort. Du musst Dich nicht anmelden. Wir schicken Dir sofort eine E-Mail. Wie lange Du Zeit hast, steht in den <a href="/meta/nutzungsbedingungen">Nutzungsbedingungen</a>.</p>',
      },
      en: {
        title: 'How do I withdraw from a purchase?',
        copy: '<p>At the very bottom of each page there is a link for withdrawing from a contract. You need no login for it, and the confirmation reaches you at once by e-mail. When the right of withdrawal ends is explained in the <a href="/en/meta/nutzungsbedingungen">terms of use</a>.</p>',
      },
    },
    {
      template: 'text',
      title: 'Wie schalte ich die Untertitel ein?',
      copy: '<p>Im Player auf „Untertitel“ klicken oder die Taste <strong>c</strong> drücken. Die Einstellung merkt sich Dein Gerät. Unter „Transkript“ kannst Du außerdem mitlesen: Ein Klick auf einen Satz springt genau dorthin.</p>',
      easy: {
        title: 'Wie kann ich mitlesen?',
        copy: '<p>Drück im Video auf „Untertitel“. Dann siehst Du den Text im Bild. Oder drück auf „Transkript“. Dann steht der ganze Text neben dem Video. Drück auf einen Satz: Das Video springt dorthin.</p>',
      },
      en: {
        title: 'How do I switch on captions?',
        copy: '<p>Click on the captions button in the player or press the <strong>c</strong> key. Your device remembers the setting. The transcript lets you read along: a click on a sentence jumps right there. Captions and transcripts are in German.</p>',
      },
    },
    {
      template: 'text',
      title: 'Kann ich den Player mit der Tastatur bedienen?',
      copy: '<p>Ja, vollständig:</p><ul><li><strong>Leertaste</strong> oder <strong>k</strong>: abspielen und anhalten</li><li><strong>j</strong> und <strong>l</strong> oder die Pfeiltasten: zurück und vor</li><li><strong>m</strong>: Ton aus und an</li><li><strong>c</strong>: Untertitel</li><li><strong>f</strong>: Vollbild</li><li><strong>0</strong> bis <strong>9</strong>: an eine Stelle springen</li><li><strong>?</strong>: alle Tasten zeigen</li></ul>',
      easy: {
        title: 'Geht das Video auch mit der Tastatur?',
        copy: '<p>Ja. Diese Tasten kannst Du drücken:</p><ul><li><strong>Leertaste</strong>: Das Video läuft oder hält an.</li><li><strong>j</strong>: Es geht ein Stück zurück.</li><li><strong>l</strong>: Es geht ein Stück vor.</li><li><strong>m</strong>: Der Ton geht aus oder an.</li><li><strong>c</strong>: Du siehst Untertitel.</li><li><strong>f</strong>: Das Bild wird groß.</li><li><strong>?</strong>: Du siehst alle Tasten.</li></ul>',
      },
      en: {
        title: 'Can I use the player with the keyboard?',
        copy: '<p>Yes, completely:</p><ul><li><strong>space</strong> or <strong>k</strong>: play and pause</li><li><strong>j</strong> and <strong>l</strong> or the arrow keys: back and forward</li><li><strong>m</strong>: sound off and on</li><li><strong>c</strong>: captions</li><li><strong>f</strong>: full screen</li><li><strong>0</strong> to <strong>9</strong>: jump to a place</li><li><strong>?</strong>: show all keys</li></ul>',
      },
    },
    {
      template: 'text',
      title: 'Ein Video läuft nicht oder ruckelt. Was kann ich tun?',
      copy: '<p>Lade die Seite neu und wähle im Player unter „Einstellungen“ eine niedrigere Qualität. Hilft das nicht, probier einen anderen Browser in seiner neuesten Fassung. Bleibt es dabei, <a href="/meta/kontakt">schreib uns</a>, welches Video es ist und welches Gerät Du benutzt.</p>',
      easy: {
        title: 'Das Video geht nicht. Was kann ich tun?',
        copy: '<p>Lade die Seite neu. Geht es noch nicht? Dann drück im Video auf „Einstellungen“. Wähl dort eine kleinere Zahl bei „Qualität“. Hilft das nicht? <a href="/meta/kontakt">Schreib uns.</a></p>',
      },
      en: {
        title: 'A video does not play or stutters. What can I do?',
        copy: '<p>Reload the page and choose a lower quality in the settings of the player. If that does not help, try another browser in its newest version. If the trouble stays, <a href="/en/meta/kontakt">write to us</a> which video it is and which device you use.</p>',
      },
    },
    {
      template: 'text',
      title: 'Kann ich später weiterschauen?',
      copy: '<p>Ja. Ohne Konto merkt sich Dein Gerät, wo Du warst; diese Angabe verlässt es nicht. Mit Konto geht es auf jedem Gerät an derselben Stelle weiter.</p>',
      easy: {
        title: 'Kann ich später weiter sehen?',
        copy: '<p>Ja. Dein Gerät weiß, wo Du warst. Mit einem Konto geht das auf jedem Gerät.</p>',
      },
      en: {
        title: 'Can I go on watching later?',
        copy: '<p>Yes. Without an account your device remembers where you were, and this information does not leave it. With an account you carry on at the same place on every device.</p>',
      },
    },
    {
      template: 'text',
      title: 'Gibt es {site} als App, und wie installiere ich sie?',
      copy: '<p>Du brauchst keinen App-Store: Wähl im Menü Deines Browsers „Zum Startbildschirm hinzufügen“ oder „App installieren“. Dann öffnet sich {site} wie eine App.</p>',
      easy: {
        title: 'Gibt es {site} als App?',
        copy: '<p>Ja. Öffne das Menü Deines Browsers. Drück auf „Zum Startbildschirm hinzufügen“ oder auf „App installieren“. Dann hast Du ein Bild von {site} auf dem Handy. Drück darauf: {site} geht auf.</p>',
      },
      en: {
        title: 'Is there an app, and how do I install it?',
        copy: '<p>You need no app store: choose “Add to home screen” or “Install app” in the menu of your browser. {site} then opens like an app.</p>',
      },
    },
    {
      template: 'text',
      title: 'Kann ich Videos offline ansehen oder herunterladen?',
      copy: '<p>Die Videos Deiner Kurse ja: Bei jedem offenen Tag steht „Offline behalten“. Sie laufen dann auf diesem Gerät auch ohne Internet. Alle anderen Videos brauchen eine Verbindung.</p>',
      easy: {
        title: 'Kann ich Videos ohne Internet sehen?',
        copy: '<p>Du hast einen Kurs? Dann drück bei einem Tag auf „Offline behalten“. Das Video bleibt auf Deinem Gerät. Du kannst es ohne Internet sehen. Die anderen Videos brauchen Internet.</p>',
      },
      en: {
        title: 'Can I watch videos offline or download them?',
        copy: '<p>Those of your courses: every open day offers “Keep offline”. They then play on this device without internet. All other videos need a connection.</p>',
      },
    },
    {
      template: 'text',
      title: 'Kann ich die Videos als Podcast hören?',
      copy: '<p>Ja. Jede Playlist, die alle sehen dürfen, ist auch ein Podcast: Unter „Folgen“ auf ihrer Seite steht der Link für Deine Podcast-App.</p>',
      easy: {
        title: 'Kann ich die Videos nur hören?',
        copy: '<p>Ja. Öffne eine Playlist. Drück auf „Folgen“. Dort steht der Link zum Podcast. Kopier ihn in Deine Podcast-App.</p>',
      },
      en: {
        title: 'Can I listen to the videos as a podcast?',
        copy: '<p>Yes. Every playlist for everyone is a podcast as well: its page has the link. Enter it in your podcast app.</p>',
      },
    },
    {
      template: 'text',
      title: 'Wie finde ich das richtige Video?',
      copy: '<p>Am schnellsten über die Suche. Sie kennt Alltagswörter und Fachwörter, verzeiht Tippfehler und findet auch, was in den Videos gesprochen wird. Zum Stöbern gibt es <a href="/gesundheit">Gesundheit</a> und <a href="/wohlfuehlen">Wohlfühlen</a> von A bis Z.</p>',
      easy: {
        title: 'Wie finde ich ein Video?',
        copy: '<p>Schreib ein Wort in das Feld „Suche“. Zum Beispiel: Rücken. Du darfst dabei Fehler machen. Du kannst auch unter <a href="/gesundheit">Gesundheit</a> und <a href="/wohlfuehlen">Wohlfühlen</a> stöbern.</p>',
      },
      en: {
        title: 'How do I find the right video?',
        copy: '<p>The quickest way is the search. It knows everyday and medical words, forgives typing errors and also finds what is said in the videos. For browsing there are <a href="/en/gesundheit">health</a> and <a href="/en/wohlfuehlen">feeling good</a> from A to Z.</p>',
      },
    },
    {
      template: 'text',
      title: 'Was bedeutet „Hinweise“ oben auf der Seite?',
      copy: '<p>Damit blendest Du Anmerkungen der Redaktion ein und wieder aus: was neu ist, was wir geprüft haben, worauf Du achten solltest. Sie stehen auf manchen Seiten und bei manchen Videos.</p>',
      easy: {
        title: 'Was heißt „Hinweise“ oben auf der Seite?',
        copy: '<p>Das ist ein Knopf. Wenn Du ihn drückst, siehst Du Anmerkungen von uns. Zum Beispiel: Das ist neu. Oder: Hier musst Du aufpassen.</p>',
      },
      en: {
        title: 'What are the notes at the top of the page?',
        copy: '<p>With this button you show and hide remarks by the editors: what is new, what we have checked, what to look out for. You find them on some pages and with some videos.</p>',
      },
    },
    {
      template: 'text',
      title: 'Woran erkenne ich Inhalte von Partnern?',
      copy: '<p>Am Wort „Anzeige“, das immer zuerst dasteht. Alle Partner findest Du gesammelt unter <a href="/partner">Partner</a>. Sie bestimmen nicht, was in den übrigen Videos gesagt wird.</p>',
      easy: {
        title: 'Wie sehe ich, dass etwas Werbung ist?',
        copy: '<p>Dann steht zuerst das Wort „Anzeige“ da. Für eine Anzeige bekommen wir Geld. <a href="/partner">Hier siehst Du alle Partner.</a></p>',
      },
      en: {
        title: 'How do I recognise content from partners?',
        copy: '<p>By the word “Advertisement”, which always comes first. All partners are listed under <a href="/en/partner">partners</a>. They have no say in what the other videos tell.</p>',
      },
    },
    {
      template: 'text',
      title: 'Wozu brauche ich ein Konto?',
      copy: '<p>Zum Anschauen meist gar nicht. Mit einem Konto siehst Du die Videos für Mitglieder, kannst Kurse kaufen und machen und auf allen Geräten weiterschauen. Du kannst Dich <a href="/register">hier registrieren</a>.</p>',
      easy: {
        title: 'Brauche ich ein Konto?',
        copy: '<p>Für die meisten Videos nicht. Mit einem Konto kannst Du mehr Videos sehen. Du kannst damit auch Kurse kaufen. <a href="/register">Hier bekommst Du ein Konto.</a></p>',
      },
      en: {
        title: 'What do I need an account for?',
        copy: '<p>For watching, mostly not at all. With an account you see the videos for members, can buy and take courses and carry on watching on all devices. You can <a href="/en/register">register here</a>.</p>',
      },
    },
    {
      template: 'text',
      title: 'Die Bestätigungsmail kommt nicht an. Und nun?',
      copy: '<p>Schau zuerst im Spam-Ordner nach. Ist sie dort nicht, <a href="/login">melde Dich an</a>: Auf der Seite, die dann erscheint, kannst Du Dir die E-Mail noch einmal schicken lassen. Der Link darin gilt nur eine begrenzte Zeit, ein neuer ist jederzeit möglich.</p>',
      easy: {
        title: 'Unsere E-Mail kommt nicht an. Was kann ich tun?',
        copy: '<p>Schau zuerst in den Ordner „Spam“. Liegt die E-Mail dort nicht? Dann <a href="/login">melde Dich hier an</a>. Auf der nächsten Seite kannst Du Dir die E-Mail noch einmal schicken lassen.</p>',
      },
      en: {
        title: 'The confirmation mail does not arrive. What now?',
        copy: '<p>Look in your spam folder first. If it is not there, <a href="/en/login">log in</a>: the page that appears lets you have the e-mail sent again. The link in it is valid for a limited time only, but you can ask for a new one whenever you like.</p>',
      },
    },
    {
      template: 'text',
      title: 'Ich habe mein Passwort vergessen.',
      copy: '<p>Das passiert. Gib unter <a href="/password/forgot">Passwort vergessen</a> Deine E-Mail-Adresse ein, dann schicken wir Dir einen Link. Hast Du Dich über ein soziales Netzwerk angemeldet, gibt es bei uns kein Passwort; melde Dich dann auf demselben Weg wieder an.</p>',
      easy: {
        title: 'Ich weiß mein Passwort nicht mehr.',
        copy: '<p>Das ist nicht schlimm. <a href="/password/forgot">Drück hier.</a> Schreib Deine E-Mail-Adresse in das Feld. Wir schicken Dir eine E-Mail. Darin ist ein Link. Drück auf den Link. Dann kannst Du ein neues Passwort wählen.</p>',
      },
      en: {
        title: 'I have forgotten my password.',
        copy: '<p>It happens. Enter your e-mail address under <a href="/en/password/forgot">forgotten password</a> and we will send you a link. If you signed up through a social network, there is no password with us; just log in the same way again.</p>',
      },
    },
    {
      template: 'text',
      title: 'Wie sehe ich meine Daten, und wie lösche ich mein Konto?',
      copy: '<p>Beides in <a href="/user/profile">Deinem Konto</a>: „Meine Daten herunterladen“ gibt Dir alles, was wir über Dich gespeichert haben, „Account löschen“ entfernt es unwiderruflich. Nur Rechnungen müssen wir so lange aufheben, wie das Steuerrecht es verlangt. Mehr dazu steht in der <a href="/meta/datenschutz">Datenschutzerklärung</a>.</p>',
      easy: {
        title: 'Was wisst Ihr über mich? Wie lösche ich mein Konto?',
        copy: '<p>Geh zu <a href="/user/profile">Deinem Konto</a>. Dort gibt es zwei Knöpfe:</p><ul><li>„Meine Daten herunterladen“: Du bekommst alles, was wir über Dich wissen.</li><li>„Account löschen“: Wir löschen alles über Dich. Nur Rechnungen müssen wir aufheben.</li></ul>',
      },
      en: {
        title: 'How do I see my data, and how do I delete my account?',
        copy: '<p>Both in <a href="/en/user/profile">your account</a>: you can download everything that we have stored about you, or delete your account for good. Only invoices we must keep for as long as tax law demands. You find more in the <a href="/en/meta/datenschutz">privacy policy</a>.</p>',
      },
    },
    {
      template: 'text',
      title: 'Kann {presenter} mir persönlich einen Rat geben?',
      copy: '<p>Über diese Website leider nicht. Aus der Ferne und ohne Untersuchung wäre das nicht verantwortlich. Schick uns deshalb bitte keine Befunde. Allgemeine Fragen nehmen wir gern auf: Vielleicht wird ein Video daraus.</p>',
      easy: {
        title: 'Kann {presenter} mir selbst helfen?',
        copy: '<p>Nein, hier leider nicht. Dafür muss Dich jemand in einer Praxis untersuchen. Bitte schick uns keine Briefe aus der Praxis und keine Bilder. Hast Du eine Frage für alle? Dann schreib uns. Vielleicht machen wir ein Video dazu.</p>',
      },
      en: {
        title: 'Can {presenter} advise me personally?',
        copy: '<p>Not through this website, I am afraid. From afar and without an examination that would not be responsible. So please do not send us any test results. General questions are welcome: perhaps one becomes a video.</p>',
      },
    },
    {
      template: 'text',
      title: 'Etwas auf der Seite ist für mich nicht zugänglich.',
      copy: '<p>Das möchten wir ändern. Unten auf jeder Seite steht <a href="/meta/barrierefreiheit">Barrierefreiheit</a>: Dort liest Du, was schon geht und was noch fehlt, und kannst uns eine Barriere melden. Oder Du schreibst uns über die Seite <a href="/meta/kontakt">Kontakt</a>.</p>',
      en: {
        title: 'Something on the site is not accessible for me.',
        copy: '<p>We would like to change that. At the bottom of each page there is <a href="/en/meta/barrierefreiheit">Accessibility</a>: there you read what works already and what is still missing, and can report a barrier. Or write to us through the <a href="/en/meta/kontakt">contact page</a>.</p>',
      },
    },
  ],
  en: {
    title: 'Frequently asked questions',
    intro: 'Here are the answers to what we are asked most often: about watching, about the courses and about your account.',
  },
  easy: {
    title: 'Fragen und Antworten',
    intro: 'Viele Menschen fragen uns das Gleiche. Hier stehen die Antworten.',
  },
};
