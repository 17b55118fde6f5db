/** The shop's products besides single courses and retreats: a package, and gift vouchers. */
import type { DemoProduct, Motif } from '../shapes.ts';

const voucher = (euros: number, motif: Motif): DemoProduct => ({
  slug: `gutschein-${euros}`,
  stripeName: `Gutschein über ${euros} €`,
  priceCents: euros * 100,
  vatPercent: 0,
  description: `<p>Ein Gutschein über ${euros} €, der für alles im Shop gilt. Du bekommst ihn gleich nach dem Kauf per E-Mail, mit einer Seite zum Ausdrucken. Er lässt sich auf einmal oder nach und nach einlösen und gilt drei Jahre, gerechnet vom Ende des Jahres an, in dem Du ihn kaufst.</p>`,
  voucherCents: euros * 100,
  motif,
  hue: 'feelgood',
  en: {
    stripeName: `Voucher worth €${euros}`,
    description: `<p>A voucher worth €${euros} for everything in the shop. You get it by e-mail right after the purchase, with a page to print. It can be redeemed at once or bit by bit and is valid for three years, counted from the end of the year in which you buy it.</p>`,
  },
});

export const products: readonly DemoProduct[] = [
  {
    slug: 'ruhig-und-beweglich',
    stripeName: 'Kurspaket „Windstille“ und „Aufrecht“',
    priceCents: 6900,
    vatPercent: 19,
    description:
      '<p>Zwei Kurse, die gut zusammenpassen: sieben Tage für mehr Gelassenheit und zehn Tage für einen beweglichen Rücken. Zusammen kosten sie weniger als jeder für sich, und Du kannst mit beiden gleich beginnen oder mit einem nach dem anderen.</p>',
    coachings: ['ruhe7', 'ruecken10'],
    motif: 'tree',
    hue: 'coaching',
    en: {
      stripeName: 'Course package “Windstille” and “Aufrecht”',
      description:
        '<p>Two courses that go well together: seven days for more calm and ten days for a supple back. Together they cost less than each on its own, and you can begin both at once or one after the other.</p>',
    },
  },
  voucher(25, 'leaf'),
  voucher(50, 'sun'),
  voucher(100, 'mountain'),
];
