/** Editors' notes that readers see with 'Hinweise' switched on. */
import type { DemoNote } from '../shapes.ts';

export const notes: DemoNote[] = [
  {
    place: '/',
    copy: '<p>Neu hier? Die Zusammenstellung auf dieser Seite wählt die Redaktion jede Woche neu aus. Was von Partnern kommt, trägt immer das Wort „Anzeige“.</p>',
    en: {
      copy: '<p>New here? The editors choose the selection on this page afresh every week. Whatever comes from partners is always labelled “Advertisement” first.</p>',
    },
  },
  {
    place: '/gesundheit',
    copy: '<p>Unsere Filme erklären, sie stellen keine Diagnose. Bei plötzlichen, starken Beschwerden ruf die <strong>112</strong>; außerhalb der Sprechzeiten hilft der ärztliche Bereitschaftsdienst unter <strong>116117</strong>.</p>',
    en: {
      copy: '<p>Our films explain, they do not diagnose. In Germany call <strong>112</strong> for sudden, severe complaints; outside surgery hours the medical on-call service helps on <strong>116117</strong>.</p>',
    },
  },
  {
    place: '/gesundheit/krankheiten',
    copy: '<p>Du findest eine Krankheit auch unter ihrem Alltagsnamen: „Zuckerkrankheit“ führt zu Diabetes. Wann ein Film zuletzt geprüft wurde, steht bei ihm dabei.</p>',
    en: {
      copy: '<p>You also find a disease by its everyday German name: “Zuckerkrankheit” leads to diabetes. Each film says when it was last reviewed.</p>',
    },
  },
  {
    place: '/wohlfuehlen/fitness-und-bewegung',
    copy: '<p>Mach mit, so weit es guttut, und hör auf, wenn etwas schmerzt. Nach einer Operation, in der Schwangerschaft oder mit einer Herzkrankheit frag bitte vorher in Deiner Praxis nach.</p>',
    en: {
      copy: '<p>Join in as far as it feels good, and stop if something hurts. After an operation, during pregnancy or with a heart condition, please ask your doctor first.</p>',
    },
  },
  {
    place: '/meta/faq',
    copy: '<p>Fehlt eine Frage? Schreib uns über die Seite <a href="/meta/kontakt">Kontakt</a>, wir ergänzen die Liste laufend.</p>',
    en: {
      copy: '<p>Is a question missing? Write to us through the <a href="/en/meta/kontakt">contact page</a>; we keep adding to the list.</p>',
    },
  },
];
