import { quotedDe, quotedEn } from '#kit/quoted.ts';
import { bilingual } from '#kit/bilingual.ts';
import type { Locale } from '#kit/locale.ts';
import { fieldTexts } from '#platform/http/field-errors.ts';

/** The generic message for a field that cannot be parsed. */
const ofFields = ({ message, wrong, missing }: (typeof fieldTexts)[Locale]) => ({ check: message, invalid: wrong, missing });

const de = {
  ...ofFields(fieldTexts.de),
  unready: 'So kann es noch nicht veröffentlicht werden: Es fehlt etwas.',
  taken: 'Das ist schon vergeben.',
  unknown: 'Davon gibt es etwas nicht mehr.',
  stale: 'Jemand hat inzwischen eine neuere Fassung gespeichert.',
  past: 'Dieser Zeitpunkt ist schon vorbei.',
  reversed: 'Das Ende liegt vor dem Anfang.',
  held: 'Das wurde schon gekauft oder ist in Gebrauch und kann nicht von der Seite genommen werden.',
  heldEnd: 'Das wurde schon gekauft oder ist in Gebrauch und muss auf der Website bleiben. Beende stattdessen den Verkauf.',
  binned: 'Das liegt im Papierkorb. Stelle es zuerst wieder her.',
  unbinned: 'Davon liegt etwas nicht mehr im Papierkorb: Jemand hat es inzwischen wiederhergestellt.',
  begun: 'Hier hat jemand etwas angefangen oder für später geplant. Öffne den Eintrag.',
  beside: 'Hier hat inzwischen jemand etwas angefangen, das Du noch nicht gesehen hast. Entscheide zuerst, was damit geschieht.',
  /** Reasons why a draft cannot be published together with the entry that refers to it. */
  together: (title: string, why: string) => `${quotedDe(title)}: ${why}`,
  marked: (count: number) =>
    count === 1
      ? 'Eine Stelle könnte als Werbung verboten sein (HWG). Formuliere sie um, oder veröffentliche den Eintrag in seinem Formular mit einer Begründung.'
      : `${count} Stellen könnten als Werbung verboten sein (HWG). Formuliere sie um, oder veröffentliche den Eintrag in seinem Formular mit einer Begründung.`,
  placeless: 'Das hat auf der Website keine eigene Seite, die man vorher ansehen könnte.',
};

const en: typeof de = {
  ...ofFields(fieldTexts.en),
  unready: 'This cannot be published yet: something is missing.',
  taken: 'This is already taken.',
  unknown: 'Some of it does not exist any more.',
  stale: 'Somebody has saved a newer version in the meantime.',
  past: 'This time has already passed.',
  reversed: 'The end is before the start.',
  held: 'This has been bought or is in use, so it cannot be taken off the site.',
  heldEnd: 'This has been bought or is in use, so it has to stay on the site. End its sale instead.',
  binned: 'This is in the bin. Restore it first.',
  unbinned: 'Some of it is no longer in the bin: somebody has restored it in the meantime.',
  begun: 'Somebody has begun or scheduled a change here. Open the entry.',
  beside: 'Somebody has begun changes here that you have not seen yet. Decide first what is to become of them.',
  together: (title, why) => `${quotedEn(title)}: ${why}`,
  marked: (count) =>
    count === 1
      ? 'One passage may be forbidden advertising (HWG). Reword it, or publish the entry in its form with a reason.'
      : `${count} passages may be forbidden advertising (HWG). Reword them, or publish the entry in its form with a reason.`,
  placeless: 'This has no page of its own on the site that could be looked at before.',
};

/** Messages of the office's calls. */
export const deskTexts = bilingual(de, en);
