/** The site-wide settings of editors: notice, picks of the start page, links, credit, motto. */
import type { DemoSettings } from '../shapes.ts';

export const settings: DemoSettings = {
  notice: {
    title: 'Die Kurse sind umgezogen',
    copy: '<p>Meine Kurse haben ein neues Zuhause: Auf <a href="https://kurse.example.org/">kurse.example.org</a> kannst Du sie machen, und wenn Du gesetzlich versichert bist, sind sie dort für Dich <strong>kostenlos</strong>.</p><p>Du hast schon einen Kurs gekauft? Der bleibt Dir: Du findest ihn wie gewohnt nach dem Login in Deinem Bereich.</p>',
    enabled: true,
    en: {
      title: 'The courses have moved',
      copy: '<p>My courses have a new home: you can take them at <a href="https://kurse.example.org/">kurse.example.org</a>, and if you have German statutory health insurance they are <strong>free</strong> for you there.</p><p>Have you already bought a course? It stays yours: after logging in you find it in your space as before.</p>',
    },
  },
  startPicks: ['start-1', 'start-2', 'start-3', 'start-4'],
  socialLinks: [
    { network: 'facebook', url: 'https://social.example.org/facebook/sprechstunde' },
    { network: 'instagram', url: 'https://social.example.org/instagram/sprechstunde' },
    { network: 'youtube', url: 'https://social.example.org/youtube/sprechstunde' },
    { network: 'tiktok', url: 'https://social.example.org/tiktok/sprechstunde' },
  ],
  credit: { label: 'Agentur Beispiel', url: 'https://agentur.example.org/' },
  since: 2021,
  motto: {
    de: 'Frag ruhig: Wer seinen Körper versteht, muss ihn weniger fürchten.',
    en: 'Go ahead and ask: the better you know your body, the less you have to fear it.',
  },
  trust: {
    reviewMonths: 12,
    leaveOutOverdue: true,
    funding: {
      de: 'Diese Website bezahlt die Praxis selbst: aus dem Verkauf von Kursen, Auszeiten und Gutscheinen und aus Anzeigen von Partnern. Geld von Herstellern von Arzneimitteln oder Medizinprodukten nehmen wir nicht an.',
      en: 'The practice pays for this website itself: from selling courses, retreats and vouchers, and from advertisements by partners. We take no money from makers of medicines or medical devices.',
    },
  },
  seller: {
    name: 'Praxis {presenter}',
    lines: ['Musterweg 1', '12345 Musterstadt'],
    vatId: 'DE000000000',
    email: 'kontakt@example.org',
    phone: '030 23125 000',
  },
};
