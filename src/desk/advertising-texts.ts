import { bilingual } from '#kit/bilingual.ts';

const de = {
  title: 'Heilmittelwerbung',
  none: 'Nichts gefunden. Das heißt wenig: Die Prüfung kennt nur einen Teil der verbotenen Wendungen.',
  some: (count: number): string =>
    count === 1 ? 'Eine Stelle könnte verboten sein:' : `${count} Stellen könnten verboten sein:`,
  more: (count: number) => `Und ${count} weitere.`,
  note: 'Geprüft werden Wörter auf Deutsch und Englisch, nicht der Zusammenhang. Ob eine Stelle bleiben kann, entscheidest Du.',
  source: 'Gesetz nachlesen',
  reasons: 'Begründungen',
  reasonBy: (by: string, at: string) => `${by}, ${at}`,
  gate: {
    title: (count: number): string =>
      count === 1 ? 'Eine Stelle könnte verboten sein' : `${count} Stellen könnten verboten sein`,
    text: 'Werbung für Heilmittel darf manches nicht sagen (HWG). Formuliere um, oder schreib auf, warum es so bleiben darf. Die Prüfung kennt nur Wörter und irrt sich oft.',
    reason: 'Warum darf das so bleiben?',
    hint: (count: number) => `Mindestens ${count} Zeichen. Gilt für diese Sätze, solange sie so bleiben.`,
    back: 'Zurück zum Text',
    publish: 'Mit Begründung veröffentlichen',
  },
  rules: {
    cure: 'Verspricht eine Heilung oder eine Wirkung, die so niemand zusagen kann.',
    guarantee: 'Sagt einen Erfolg als sicher zu.',
    'side-effects': 'Sagt, dass etwas keine schädlichen Wirkungen hat.',
    fear: 'Macht Angst vor dem, was ohne das Angebot geschieht.',
    'before-after': 'Vergleicht den Körper vor und nach einer Behandlung.',
    testimonial: 'Wirbt mit dem, was Behandelte sagen.',
    recommendation: 'Wirbt mit der Empfehlung von Fachleuten oder Prominenten.',
    'free-sample': 'Verspricht Arzneimittel oder Behandlungen umsonst.',
    children: 'Wendet sich an Kinder unter 14 Jahren.',
    raffle: 'Wirbt mit einem Gewinnspiel.',
    'remote-treatment': 'Wirbt für eine Behandlung ohne Besuch in der Praxis.',
  },
};

const en: typeof de = {
  title: 'Advertising of remedies',
  none: 'Nothing found. That says little: the check knows only some of the forbidden phrases.',
  some: (count) => (count === 1 ? 'One passage may be forbidden:' : `${count} passages may be forbidden:`),
  more: (count) => `And ${count} more.`,
  note: 'German and English words are checked, not their context. Whether a passage can stay is up to you.',
  source: 'Read the law',
  reasons: 'Reasons',
  reasonBy: (by, at) => `${by}, ${at}`,
  gate: {
    title: (count) => (count === 1 ? 'One passage may be forbidden' : `${count} passages may be forbidden`),
    text: 'Advertising of remedies must not say certain things (HWG). Reword it, or write down why it may stay. The check knows words alone and is often wrong.',
    reason: 'Why may it stay?',
    hint: (count) => `At least ${count} characters. It holds for these sentences as long as they stay.`,
    back: 'Back to the text',
    publish: 'Publish with this reason',
  },
  rules: {
    cure: 'Promises a cure, or an effect that nobody can promise.',
    guarantee: 'Promises success as certain.',
    'side-effects': 'Says that something has no harmful effects.',
    fear: 'Frightens readers with what happens without the offer.',
    'before-after': 'Compares the body before and after a treatment.',
    testimonial: 'Advertises with what people who were treated say.',
    recommendation: 'Advertises with the recommendation of professionals or celebrities.',
    'free-sample': 'Promises medicines or treatments for free.',
    children: 'Addresses children under 14.',
    raffle: 'Advertises with a prize draw.',
    'remote-treatment': 'Advertises treatment without a visit to a practice.',
  },
};

/** The office's texts about wording that advertising law may forbid (S15.6). */
export const advertisingTexts = bilingual(de, en);
