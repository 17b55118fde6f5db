/** Contacts by topic, and what not to send by e-mail. */
import type { WrittenPage } from './written-page.ts';

/** What to include in questions about orders. */
export const orderQuestions = {
  template: 'text',
  title: 'Fragen zu Bestellung, Kurs und Konto',
  copy: '<p>Nenn uns die E-Mail-Adresse Deines Kontos und die Nummer Deiner Bestellung oder Rechnung. Dein Passwort brauchen wir nie. Einen Vertrag widerrufst Du am einfachsten über „Vertrag widerrufen“ am Ende jeder Seite.</p>',
  easy: {
    title: 'Du hast eine Frage zu Deinem Kurs oder Deinem Konto?',
    copy: '<p>Schreib uns Deine E-Mail-Adresse. Und die Nummer von Deiner Bestellung. Sag uns nie Dein Passwort.</p><p>Willst Du etwas nicht mehr haben? Unten auf jeder Seite steht „Vertrag widerrufen“. Klick darauf.</p>',
  },
  en: {
    title: 'Questions about orders, courses and accounts',
    copy: '<p>Tell us the e-mail address of your account and the number of your order or invoice. We never need your password. The easiest way to withdraw from a contract is the link at the end of each page.</p>',
  },
} as const;

/** What not to send by e-mail, and whom to call instead. */
export const noFindings = {
  template: 'text',
  title: 'Bitte schick uns keine Befunde',
  copy: '<p>E-Mails sind kein sicherer Ort für Deine Gesundheit, und ohne Dich zu untersuchen, können wir keinen Rat geben. Wende Dich mit Beschwerden bitte an Deine Praxis.</p><ul><li><strong>In Lebensgefahr:</strong> <a href="tel:112">112</a></li><li><strong>Wenn es nicht bis zur nächsten Sprechstunde warten kann:</strong> ärztlicher Bereitschaftsdienst <a href="tel:116117">116117</a></li><li><strong>Wenn Du jemanden zum Reden brauchst:</strong> TelefonSeelsorge <a href="tel:08001110111">0800 1110111</a>, rund um die Uhr</li></ul>',
  easy: {
    title: 'Schick uns bitte keine Briefe aus der Praxis',
    copy: '<p>Wir können Dir so nicht helfen. Geh bitte in eine Praxis.</p><ul><li>Bist Du in großer Gefahr? Ruf die <a href="tel:112">112</a> an.</li><li>Geht es Dir schlecht, und die Praxis ist zu? Ruf die <a href="tel:116117">116117</a> an.</li><li>Willst Du mit jemandem reden? Ruf die TelefonSeelsorge an: <a href="tel:08001110111">0800 1110111</a>. Tag und Nacht.</li></ul>',
  },
  en: {
    title: 'Please do not send us any test results',
    copy: '<p>E-mail is no safe place for your health, and without examining you we cannot give advice. With any complaints please turn to your doctor. In Germany these numbers help:</p><ul><li><strong>When life is in danger:</strong> <a href="tel:112">112</a></li><li><strong>When it cannot wait for the next surgery hours:</strong> medical on-call service <a href="tel:116117">116117</a></li><li><strong>When you need someone to talk to:</strong> TelefonSeelsorge <a href="tel:08001110111">0800 1110111</a>, day and night</li></ul>',
  },
} as const;

export const contactPage: WrittenPage = {
  slug: 'kontakt',
  title: 'Kontakt',
  intro: 'Schön, dass Du uns schreiben möchtest. Hier siehst Du, wie Du uns erreichst.',
  modules: [
    {
      template: 'text',
      title: 'Schreib uns',
      copy: '<p>Am besten erreichst Du uns per E-Mail: {mail}. Oft geht es noch schneller mit einem Blick in die <a href="/meta/faq">häufigen Fragen</a>.</p><p>{seller}<br>{address}</p>',
      easy: {
        title: 'Schreib uns',
        copy: '<p>Schreib uns eine E-Mail: {mail}. Viele Antworten findest Du auch bei den <a href="/meta/faq">Fragen</a>.</p><p>{seller}<br>{address}</p>',
      },
      en: {
        title: 'Write to us',
        copy: '<p>The best way to reach us is by e-mail: {mail}. A look at the <a href="/en/meta/faq">frequently asked questions</a> is often quicker still.</p><p>{seller}<br>{address}</p>',
      },
    },
    orderQuestions,
    noFindings,
  ],
  easy: { title: 'Kontakt', intro: 'Du möchtest uns schreiben? Hier steht, wie das geht.' },
  en: { title: 'Contact', intro: 'How nice that you want to write to us. Here you see how to reach us.' },
};
