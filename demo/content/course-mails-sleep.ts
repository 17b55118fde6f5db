/** The daily mails of the sleep course, day 1 first, in German and English. */
import type { DayMail } from '../shapes.ts';

export const sleepMails: readonly DayMail[] = [
  {
    copy: '<p>schön, dass Du da bist. Heute gibt es nichts zu ändern: Schau Dir nur das erste Video an, am besten bei einer Tasse Tee.</p><p>Lade Dir danach in Deinem Kurs das Tagebuch herunter und leg es neben Dein Bett. Mehr braucht es für den Anfang nicht.</p>',
    en: '<p>Good to have you here. There is nothing to change today: just watch the first video, ideally with a cup of tea.</p><p>Then download the diary from your course and put it beside your bed. That is all you need to begin with.</p>',
  },
  {
    copy: '<p>heute füllen wir gemeinsam die erste Seite Deines Tagebuchs aus. Zwei Minuten am Morgen genügen, und schätzen ist ausdrücklich erlaubt.</p>',
    en: '<p>Today we fill in the first page of your diary together. Two minutes in the morning are enough, and guessing is expressly allowed.</p>',
  },
  {
    copy: '<p>eine Nacht ist keine gerade Linie, eher eine Reihe von Wellen. Heute siehst Du, was in ihnen geschieht und warum kurzes Aufwachen dazugehört.</p>',
    en: '<p>A night is no straight line, rather a row of waves. Today you see what happens in them and why waking up briefly is part of it.</p>',
  },
  {
    copy: '<p>wie fühlst Du Dich um elf Uhr vormittags? Diese Frage verrät mehr als jede Zahl auf dem Wecker. Achte heute einmal darauf und schreib es in Dein Tagebuch.</p>',
    en: '<p>How do you feel at eleven in the morning? That question tells more than any number on the alarm clock. Notice it today and write it in your diary.</p>',
  },
  {
    copy: '<p>Lerche, Eule oder etwas dazwischen: Dein Takt ist Dir zu einem guten Teil mitgegeben. Heute lernst Du ihn kennen, und vielleicht verzeihst Du ihm auch etwas.</p>',
    en: '<p>Lark, owl or something in between: a good part of your rhythm was given to you. Today you get to know it, and perhaps you forgive it a little too.</p>',
  },
  {
    copy: '<p>Müdigkeit lässt sich sammeln wie Appetit. Heute erfährst Du, wie. Die Aufgabe ist klein: Bleib einmal nicht länger liegen, als Du schläfst.</p>',
    en: '<p>Tiredness can be saved up like an appetite. Today you learn how. The task is a small one: for once, do not stay in bed longer than you sleep.</p>',
  },
  {
    copy: '<p>die erste Woche ist geschafft. Nimm Dir Dein Tagebuch und lies es wie das einer Freundin: neugierig und ohne Noten. Such Dir eine einzige Sache aus, die Du als Nächstes probierst.</p>',
    en: '<p>The first week is done. Take your diary and read it like that of a friend: curious and without giving marks. Choose a single thing to try next.</p>',
  },
  {
    copy: '<p>heute wird es ein bisschen ernst, aber nur ein bisschen: Wir suchen eine Aufstehzeit, die auch am Sonntag gilt. Stell den Wecker gleich nach dem Video.</p>',
    en: '<p>Today becomes a little serious, but only a little: we look for a time to get up that holds on Sundays too. Set your alarm right after the video.</p>',
  },
  {
    copy: '<p>geh heute in der ersten Stunde nach dem Aufstehen kurz hinaus, auch wenn der Himmel grau ist. Zehn Minuten reichen. Das Video zeigt Dir, warum Dein Körper so viel daraus macht.</p>',
    en: '<p>Go outside for a moment within the first hour after getting up, even under a grey sky. Ten minutes are enough. The video shows why your body makes so much of it.</p>',
  },
  {
    copy: '<p>ein Spaziergang zählt, Treppen zählen, Tanzen in der Küche zählt auch. Such Dir heute etwas aus, das Dir Freude macht, und lass dem späten Abend seine Ruhe.</p>',
    en: '<p>A walk counts, stairs count, and so does dancing in the kitchen. Choose something today that you enjoy, and leave the late evening its peace.</p>',
  },
  {
    copy: '<p>keine Sorge, niemand nimmt Dir Deinen Kaffee weg. Wir schauen nur, bis wann er Dir guttut. Schreib heute die Uhrzeit Deiner letzten Tasse auf.</p>',
    en: '<p>Do not worry, nobody takes away your coffee. We only look at until when it does you good. Write down the time of your last cup today.</p>',
  },
  {
    copy: '<p>kurz und früh: So darf ein Mittagsschlaf sein. Wenn Du heute Gelegenheit hast, probier es aus, mit Wecker auf zwanzig Minuten. Wenn nicht, tut eine stille Pause auch gut.</p>',
    en: '<p>Short and early: that is how a nap may be. If you have the chance today, try it, with an alarm for twenty minutes. If not, a quiet break does you good too.</p>',
  },
  {
    copy: '<p>heute Abend geht es um den Tisch und nicht um den Teller: Wann isst Du, und wie viel Zeit bleibt danach? Das Video hat ein paar leichte Ideen für Dich.</p>',
    en: '<p>Tonight is about the table and not about the plate: when do you eat, and how much time is left afterwards? The video has a few light ideas for you.</p>',
  },
  {
    copy: '<p>das Thema heute ist ein geselliges, und ich spreche es ohne erhobenen Zeigefinger an. Überleg Dir nach dem Video einen Abend in dieser Woche, der anders gemütlich wird.</p>',
    en: '<p>Today’s subject is a sociable one, and I speak about it without wagging a finger. After the video, think of one evening this week that will be cosy in another way.</p>',
  },
  {
    copy: '<p>Halbzeit! Heute gibt es keine neue Aufgabe. Schau zurück, streich weg, was nicht zu Dir passt, und freu Dich über das, was geblieben ist.</p>',
    en: '<p>Halfway! There is no new task today. Look back, cross out what does not suit you, and enjoy what has stayed.</p>',
  },
  {
    copy: '<p>komm mit auf einen Rundgang durch Dein Zimmer. Oft ist es eine Kleinigkeit, die viel ausmacht: ein Licht, ein Geräusch, ein paar Grad. Ändere heute genau eine davon.</p>',
    en: '<p>Come along on a tour of your room. Often it is a trifle that matters: a light, a noise, a few degrees. Change exactly one of them today.</p>',
  },
  {
    copy: '<p>heute räumen wir auf: Arbeit, Streit und Fernsehen ziehen aus einem bestimmten Möbelstück aus. Welches das ist, weißt Du bestimmt schon.</p>',
    en: '<p>Today we tidy up: work, quarrels and television move out of a certain piece of furniture. You surely know already which one.</p>',
  },
  {
    copy: '<p>such Deinem Telefon heute einen Platz für die Nacht, an den Du nicht mit der Hand kommst. Wenn es Dein Wecker ist: Ein einfacher kostet wenig und kann sonst nichts, das ist seine Stärke.</p>',
    en: '<p>Find your phone a place for the night today that you cannot reach. If it is your alarm clock: a simple one costs little and can do nothing else, which is its strength.</p>',
  },
  {
    copy: '<p>leg Dir heute Zettel und Stift bereit. Am frühen Abend bekommen Deine Gedanken zehn Minuten Parkzeit auf Papier, danach dürfen sie dort stehen bleiben.</p>',
    en: '<p>Put out paper and a pen today. In the early evening your thoughts get ten minutes of parking on paper, and afterwards they may stay there.</p>',
  },
  {
    copy: '<p>drei, vier kleine Handgriffe, jeden Abend in derselben Reihenfolge: Heute stellst Du Dein eigenes Ritual zusammen. Schreib es auf, dann musst Du nicht daran denken.</p>',
    en: '<p>Three or four small steps, every evening in the same order: today you put together a ritual of your own. Write it down and you need not think of it.</p>',
  },
  {
    copy: '<p>heute darfst Du Dich hinlegen und einfach zuhören. Such Dir eine Viertelstunde, in der niemand etwas von Dir will, und mach die Tür zu.</p>',
    en: '<p>Today you may lie down and simply listen. Find a quarter of an hour in which nobody wants anything of you, and close the door.</p>',
  },
  {
    copy: '<p>vier Minuten, ein bequemer Platz und Dein Atem: Das ist alles, was Du heute brauchst. Wird Dir schwindelig, atme einfach wieder, wie es kommt.</p>',
    en: '<p>Four minutes, a comfortable place and your breath: that is all you need today. If you feel dizzy, simply breathe again as it comes.</p>',
  },
  {
    copy: '<p>heute geht es um die Stunde, in der alle anderen still sind. Du bekommst einen einfachen Plan dafür. Leg Dir abends schon einmal etwas angenehm Langweiliges zum Lesen bereit.</p>',
    en: '<p>Today is about the hour in which everyone else is quiet. You get a simple plan for it. In the evening, put out something pleasantly boring to read.</p>',
  },
  {
    copy: '<p>die Aufgabe von heute dauert drei Sekunden: Dreh die Uhr um. Warum das so viel bewirkt, erzähle ich Dir im Video.</p>',
    en: '<p>Today’s task takes three seconds: turn the clock around. Why that does so much I tell you in the video.</p>',
  },
  {
    copy: '<p>manche Sätze fühlen sich wahr an und sind es nicht. Heute nehmen wir uns einen davon vor und suchen ihm einen freundlicheren Nachbarn.</p>',
    en: '<p>Some sentences feel true and are not. Today we take one of them and find it a kinder neighbour.</p>',
  },
  {
    copy: '<p>manches ist zu groß für eine Übung, und dann ist Reden der bessere Weg. Heute erfährst Du, wer zuhört. Die TelefonSeelsorge erreichst Du rund um die Uhr unter 0800 1110111, in akuter Gefahr hilft die 112.</p>',
    en: '<p>Some things are too big for an exercise, and then talking is the better way. Today you hear who listens. In Germany you reach the TelefonSeelsorge day and night on 0800 1110111; in acute danger call 112.</p>',
  },
  {
    copy: '<p>heute wird es einmal medizinisch: Du lernst, was harmlos ist und was in eine Praxis gehört. Wenn Dir etwas bekannt vorkommt, mach Dir gleich einen Termin.</p>',
    en: '<p>Today becomes medical for once: you learn what is harmless and what belongs in a doctor’s hands. If something sounds familiar, make an appointment right away.</p>',
  },
  {
    copy: '<p>es gibt Zeiten, in denen nichts nach Plan geht. Heute sortieren wir: Was hilft auch dann, und was darfst Du guten Gewissens loslassen?</p>',
    en: '<p>There are times in which nothing goes to plan. Today we sort things out: what helps even then, and what may you let go with a clear conscience?</p>',
  },
  {
    copy: '<p>nimm Dir heute Papier und schreib ein paar Zeilen an Dich selbst, für die nächste unruhige Woche. Das Video hilft Dir beim ersten Satz.</p>',
    en: '<p>Take some paper today and write a few lines to yourself, for the next restless week. The video helps you with the first sentence.</p>',
  },
  {
    copy: '<p>Du hast es geschafft. Such Dir heute drei Dinge aus, die bleiben; alles andere darf gehen. In Deinem Kurs wartet Deine Teilnahmebestätigung, sobald Du die meisten Tage gesehen hast.</p><p>Danke, dass Du diesen Weg mit mir gegangen bist.</p>',
    en: '<p>You have made it. Choose three things today that stay; everything else may go. Your certificate of participation waits in your course once you have seen most of the days.</p><p>Thank you for walking this way with me.</p>',
  },
];
