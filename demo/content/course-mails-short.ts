/** The daily mails of the three short courses, day 1 first. */
import type { DayMail } from '../shapes.ts';

export const backMails: readonly DayMail[] = [
  {
    copy: '<p>schön, dass Du da bist. Leg Dir eine Decke bereit und zieh an, worin Du Dich bewegen magst. Heute beginnen wir im Liegen und ganz in Ruhe.</p>',
  },
  {
    copy: '<p>heute gehst Du zwanzig Minuten spazieren, und ich gehe in Gedanken mit. Schau das Video vorher an, dann hast Du unterwegs etwas zum Nachdenken.</p>',
  },
  {
    copy: '<p>heute kommt eine alte, sanfte Übung dazu. Mach sie langsam, im Rhythmus Deines Atems, und hör auf, wenn es wehtut.</p>',
  },
  {
    copy: '<p>heute wecken wir Muskeln, von denen Du vielleicht noch nie gehört hast. Dabei gilt: ruhig weiteratmen. Wer die Luft anhält, will zu viel.</p>',
  },
  {
    copy: '<p>die Hälfte ist geschafft! Heute gibt es drei Dehnungen, die auch neben dem Schreibtisch gelingen. Such Dir eine aus und mach sie morgen gleich noch einmal.</p>',
  },
  {
    copy: '<p>heute brauchst Du Gleichgewicht. Es gibt eine leichte und eine mutige Fassung, und beide zählen. Wackeln ist erlaubt.</p>',
  },
  {
    copy: '<p>schau Dich heute an Deinem Arbeitsplatz um: Was könntest Du so hinstellen, dass Du dafür aufstehen musst? Das Video hat ein paar Ideen.</p>',
  },
  {
    copy: '<p>heute heben wir etwas Schweres, und zwar gut. Such Dir eine Kiste oder eine volle Tasche und probier es gleich mit.</p>',
  },
  {
    copy: '<p>heute legst Du Dich noch einmal hin und hörst zu. Nimm Dir eine Viertelstunde, in der niemand etwas von Dir will.</p>',
  },
  {
    copy: '<p>zum Schluss baust Du Dir Dein eigenes Programm: zehn Minuten, drei- bis viermal in der Woche. Die Übungsblätter in Deinem Kurs helfen Dir dabei. Danke, dass Du dabei warst!</p>',
  },
];

export const calmMails: readonly DayMail[] = [
  {
    copy: '<p>schön, dass Du da bist. Fangen wir klein an: Schau heute nur zu, wie Dein Körper auf einen vollen Tag antwortet. Ändern musst Du noch nichts.</p>',
  },
  {
    copy: '<p>heute üben wir im Sitzen, und niemand im Bus wird etwas davon merken. Probier es bei der nächsten Gelegenheit gleich aus.</p>',
  },
  { copy: '<p>fünf Dinge sehen, vier hören, drei fühlen: Das ist die ganze Übung für heute. Das Video führt Dich hindurch.</p>' },
  {
    copy: '<p>verteile heute fünf Minuten über Deinen Tag, so, dass sie wirklich stattfinden. Das Telefon macht dabei auch Pause.</p>',
  },
  { copy: '<p>manche Gedanken klopfen laut. Heute lernst Du, sie zu grüßen und weiterziehen zu lassen.</p>' },
  {
    copy: '<p>heute geht es um ein kurzes Wort mit vier Buchstaben. Such Dir einen Satz aus dem Video aus und sag ihn dreimal laut.</p>',
  },
  {
    copy: '<p>heute packst Du Deinen Koffer: alles hinein, was Dir in dieser Woche gutgetan hat. Er bleibt Dir, und die Videos auch. Danke, dass Du dabei warst!</p>',
  },
];

export const tasteMails: readonly DayMail[] = [
  { copy: '<p>schön, dass Du da bist. Heute beobachtest Du nur: wann Du isst, wo und mit wem. Gewogen wird nichts.</p>' },
  {
    copy: '<p>bevor Du heute zugreifst, frag Dich einmal, wer da ruft: der Magen, die Nase oder die Uhr. Alle drei dürfen, es ist nur gut, es zu wissen.</p>',
  },
  {
    copy: '<p>heute füllen wir Deinen Teller neu, mit dem, was Du gern magst. Schau das Video am besten vor dem Einkaufen an.</p>',
  },
  { copy: '<p>stell heute Morgen ein Glas dorthin, wo Du am meisten sitzt. Das ist schon die ganze Aufgabe.</p>' },
  {
    copy: '<p>eine Mahlzeit lang legst Du heute nach jedem Bissen das Besteck zur Seite. Erzähl Deiner Notiz, was dann passiert ist.</p>',
  },
  { copy: '<p>heute schreiben wir einen Einkaufszettel für drei schnelle Abendessen. Nimm ihn gleich mit.</p>' },
  {
    copy: '<p>zum Schluss kommt Schokolade auf den Tisch. Such Dir danach zwei Gewohnheiten aus, die bleiben dürfen. Danke, dass Du dabei warst!</p>',
  },
];
