import { quotedDe, quotedEn } from '#kit/quoted.ts';
import type { Locale } from '#kit/locale.ts';
import type { Protection } from '../contract.ts';

type Texts = {
  readonly quoted: (title: string) => string;
  readonly andMore: (titles: string, more: number) => string;
  readonly protection: Readonly<Record<Protection, (count: number, titles: string) => string>>;
  readonly day: (title: string, place: number) => string;
  readonly moreDays: (count: number) => string;
};

/** Warnings in the office before a save that changes who may watch a video, or a video's coaching day. */
export const foreseenTexts: Readonly<Record<Locale, Texts>> = {
  de: {
    quoted: quotedDe,
    andMore: (titles, more) => `${titles} und ${more} weitere`,
    protection: {
      free: (count, titles) =>
        count === 1
          ? `Dieses Video können dann alle sehen, auch ohne Kauf und Anmeldung: ${titles}.`
          : `Diese ${count} Videos können dann alle sehen, auch ohne Kauf und Anmeldung: ${titles}.`,
      exclusive: (count, titles) =>
        count === 1
          ? `Dieses Video können dann nur noch Mitglieder sehen: ${titles}.`
          : `Diese ${count} Videos können dann nur noch Mitglieder sehen: ${titles}.`,
      coaching: (count, titles) =>
        count === 1
          ? `Dieses Video kann dann nur noch sehen, wer das Coaching gekauft hat: ${titles}.`
          : `Diese ${count} Videos kann dann nur noch sehen, wer das Coaching gekauft hat: ${titles}.`,
    },
    day: (title, place) => `${quotedDe(title)} ist dann Tag ${place}. Die Zahl im Titel ändert sich nicht mit.`,
    moreDays: (count) => (count === 1 ? 'Bei einem weiteren Tag ist es ebenso.' : `Bei ${count} weiteren Tagen ist es ebenso.`),
  },
  en: {
    quoted: quotedEn,
    andMore: (titles, more) => `${titles} and ${more} more`,
    protection: {
      free: (count, titles) =>
        count === 1
          ? `Everybody will be able to watch this video, without buying or signing in: ${titles}.`
          : `Everybody will be able to watch these ${count} videos, without buying or signing in: ${titles}.`,
      exclusive: (count, titles) =>
        count === 1
          ? `Only members will be able to watch this video: ${titles}.`
          : `Only members will be able to watch these ${count} videos: ${titles}.`,
      coaching: (count, titles) =>
        count === 1
          ? `Only those who bought the coaching will be able to watch this video: ${titles}.`
          : `Only those who bought the coaching will be able to watch these ${count} videos: ${titles}.`,
    },
    day: (title, place) => `${quotedEn(title)} will be day ${place}. The number in its title stays as it is.`,
    moreDays: (count) => (count === 1 ? 'The same goes for one more day.' : `The same goes for ${count} more days.`),
  },
};
