/** The frequently asked questions: those of every site, and those about the demo's own courses. */
import { faqPage as ofEverySite } from '#app/server/setup/page-faq.ts';
import type { DemoPage } from '../shapes.ts';

const aboutCourses: typeof ofEverySite.modules = [
  {
    template: 'text',
    title: 'Wohin sind die Kurse umgezogen?',
    copy: '<p>Auf eine eigene Website: <a href="https://kurse.example.org/">kurse.example.org</a>. Dort beginnen neue Teilnehmerinnen und Teilnehmer. Wer nicht gesetzlich versichert ist oder lieber hier bleibt, kann die Kurse auf {site} weiterhin kaufen.</p>',
    en: {
      title: 'Where have the courses moved to?',
      copy: '<p>To a website of their own: <a href="https://kurse.example.org/">kurse.example.org</a>. That is where new participants begin. If you do not have statutory health insurance or prefer to stay here, you can still buy the courses on {site}.</p>',
    },
  },
  {
    template: 'text',
    title: 'Was heißt „kostenlos für gesetzlich Versicherte“?',
    copy: '<p>Bist Du in Deutschland gesetzlich krankenversichert, zahlst Du für die Kurse auf der neuen Website nichts. Was Du dafür angeben musst und wie die Anmeldung geht, steht dort Schritt für Schritt. Wir bekommen von Deiner Krankenkasse keine Daten und geben ihr keine.</p>',
    en: {
      title: 'What does “free for the statutorily insured” mean?',
      copy: '<p>If you have statutory health insurance in Germany, you pay nothing for the courses on the new website. What you need to tell and how to sign up is explained there step by step. We receive no data from your health insurer and give it none.</p>',
    },
  },
  {
    template: 'text',
    title: 'Ich habe schon einen Kurs gekauft. Was wird daraus?',
    copy: '<p>Er bleibt Dir. Nach dem Login findest Du ihn in Deinem Bereich, mit allen Tagen, Deinen Notizen und Deinem Fortschritt. Du musst nichts umziehen und nichts noch einmal bezahlen.</p>',
    en: {
      title: 'I have already bought a course. What becomes of it?',
      copy: '<p>It stays yours. After logging in you find it in your space, with all its days, your notes and your progress. There is nothing to move and nothing to pay again.</p>',
    },
  },
];

export const faqPage: DemoPage = {
  ...ofEverySite,
  modules: ofEverySite.modules.toSpliced(3, 0, ...aboutCourses),
};
