/** The daily mails of the three short courses, day 1 first, in German and English. */
import type { DayMail } from '../shapes.ts';

export const backMails: readonly DayMail[] = [
  {
    copy: '<p>schön, dass Du da bist. Leg Dir eine Decke bereit und zieh an, worin Du Dich bewegen magst. Heute beginnen wir im Liegen und ganz in Ruhe.</p>',
    en: '<p>Good to have you here. Put out a blanket and wear something you like to move in. Today we begin lying down and take our time.</p>',
  },
  {
    copy: '<p>heute gehst Du zwanzig Minuten spazieren, und ich gehe in Gedanken mit. Schau das Video vorher an, dann hast Du unterwegs etwas zum Nachdenken.</p>',
    en: '<p>Today you go for a walk of twenty minutes, and I come along in thought. Watch the video first, then you have something to think about on the way.</p>',
  },
  {
    copy: '<p>heute kommt eine alte, sanfte Übung dazu. Mach sie langsam, im Rhythmus Deines Atems, und hör auf, wenn es wehtut.</p>',
    en: '<p>Today an old, gentle exercise joins in. Do it slowly, in the rhythm of your breath, and stop if it hurts.</p>',
  },
  {
    copy: '<p>heute wecken wir Muskeln, von denen Du vielleicht noch nie gehört hast. Dabei gilt: ruhig weiteratmen. Wer die Luft anhält, will zu viel.</p>',
    en: '<p>Today we wake muscles that you may never have heard of. Keep breathing calmly: whoever holds their breath wants too much.</p>',
  },
  {
    copy: '<p>die Hälfte ist geschafft! Heute gibt es drei Dehnungen, die auch neben dem Schreibtisch gelingen. Such Dir eine aus und mach sie morgen gleich noch einmal.</p>',
    en: '<p>Half of it is done! Today there are three stretches that work beside your desk as well. Choose one and do it again tomorrow.</p>',
  },
  {
    copy: '<p>heute brauchst Du Gleichgewicht. Es gibt eine leichte und eine mutige Fassung, und beide zählen. Wackeln ist erlaubt.</p>',
    en: '<p>Today you need balance. There is an easy and a brave version, and both count. Wobbling is allowed.</p>',
  },
  {
    copy: '<p>schau Dich heute an Deinem Arbeitsplatz um: Was könntest Du so hinstellen, dass Du dafür aufstehen musst? Das Video hat ein paar Ideen.</p>',
    en: '<p>Look around your workplace today: what could you place so that you have to get up for it? The video has a few ideas.</p>',
  },
  {
    copy: '<p>heute heben wir etwas Schweres, und zwar gut. Such Dir eine Kiste oder eine volle Tasche und probier es gleich mit.</p>',
    en: '<p>Today we lift something heavy, and well. Find a box or a full bag and join in right away.</p>',
  },
  {
    copy: '<p>heute legst Du Dich noch einmal hin und hörst zu. Nimm Dir eine Viertelstunde, in der niemand etwas von Dir will.</p>',
    en: '<p>Today you lie down once more and listen. Take a quarter of an hour in which nobody wants anything of you.</p>',
  },
  {
    copy: '<p>zum Schluss baust Du Dir Dein eigenes Programm: zehn Minuten, drei- bis viermal in der Woche. Die Übungsblätter in Deinem Kurs helfen Dir dabei. Danke, dass Du dabei warst!</p>',
    en: '<p>At the end you put together a programme of your own: ten minutes, three or four times a week. The exercise sheets in your course help you with it. Thank you for taking part!</p>',
  },
];

export const calmMails: readonly DayMail[] = [
  {
    copy: '<p>schön, dass Du da bist. Fangen wir klein an: Schau heute nur zu, wie Dein Körper auf einen vollen Tag antwortet. Ändern musst Du noch nichts.</p>',
    en: '<p>Good to have you here. Let us start small: today, just watch how your body answers a full day. There is nothing to change yet.</p>',
  },
  {
    copy: '<p>heute üben wir im Sitzen, und niemand im Bus wird etwas davon merken. Probier es bei der nächsten Gelegenheit gleich aus.</p>',
    en: '<p>Today we practise sitting down, and nobody on the bus will notice. Try it at the next opportunity.</p>',
  },
  {
    copy: '<p>fünf Dinge sehen, vier hören, drei fühlen: Das ist die ganze Übung für heute. Das Video führt Dich hindurch.</p>',
    en: '<p>See five things, hear four, feel three: that is the whole exercise for today. The video guides you through it.</p>',
  },
  {
    copy: '<p>verteile heute fünf Minuten über Deinen Tag, so, dass sie wirklich stattfinden. Das Telefon macht dabei auch Pause.</p>',
    en: '<p>Spread five minutes over your day so that they really happen. Your phone takes a break as well.</p>',
  },
  {
    copy: '<p>manche Gedanken klopfen laut. Heute lernst Du, sie zu grüßen und weiterziehen zu lassen.</p>',
    en: '<p>Some thoughts knock loudly. Today you learn to greet them and let them move on.</p>',
  },
  {
    copy: '<p>heute geht es um ein kurzes Wort mit vier Buchstaben. Such Dir einen Satz aus dem Video aus und sag ihn dreimal laut.</p>',
    en: '<p>Today is about a very short word. Choose a sentence from the video and say it aloud three times.</p>',
  },
  {
    copy: '<p>heute packst Du Deinen Koffer: alles hinein, was Dir in dieser Woche gutgetan hat. Er bleibt Dir, und die Videos auch. Danke, dass Du dabei warst!</p>',
    en: '<p>Today you pack your kit: everything goes in that did you good this week. It stays yours, and so do the videos. Thank you for taking part!</p>',
  },
];

export const tasteMails: readonly DayMail[] = [
  {
    copy: '<p>schön, dass Du da bist. Heute beobachtest Du nur: wann Du isst, wo und mit wem. Gewogen wird nichts.</p>',
    en: '<p>Good to have you here. Today you only observe: when you eat, where and with whom. Nothing is weighed.</p>',
  },
  {
    copy: '<p>bevor Du heute zugreifst, frag Dich einmal, wer da ruft: der Magen, die Nase oder die Uhr. Alle drei dürfen, es ist nur gut, es zu wissen.</p>',
    en: '<p>Before you help yourself today, ask who is calling: the stomach, the nose or the clock. All three may, it is just good to know.</p>',
  },
  {
    copy: '<p>heute füllen wir Deinen Teller neu, mit dem, was Du gern magst. Schau das Video am besten vor dem Einkaufen an.</p>',
    en: '<p>Today we fill your plate anew, with what you like. It is best to watch the video before you go shopping.</p>',
  },
  {
    copy: '<p>stell heute Morgen ein Glas dorthin, wo Du am meisten sitzt. Das ist schon die ganze Aufgabe.</p>',
    en: '<p>This morning, put a glass where you sit most. That is the whole task.</p>',
  },
  {
    copy: '<p>eine Mahlzeit lang legst Du heute nach jedem Bissen das Besteck zur Seite. Erzähl Deiner Notiz, was dann passiert ist.</p>',
    en: '<p>For one meal today, put down your cutlery after each bite. Tell your note what happened then.</p>',
  },
  {
    copy: '<p>heute schreiben wir einen Einkaufszettel für drei schnelle Abendessen. Nimm ihn gleich mit.</p>',
    en: '<p>Today we write a shopping list for three quick suppers. Take it along right away.</p>',
  },
  {
    copy: '<p>zum Schluss kommt Schokolade auf den Tisch. Such Dir danach zwei Gewohnheiten aus, die bleiben dürfen. Danke, dass Du dabei warst!</p>',
    en: '<p>At the end, chocolate comes to the table. Then choose two habits that may stay. Thank you for taking part!</p>',
  },
];
