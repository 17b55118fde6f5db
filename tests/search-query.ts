export const kinds = [
  'exact',
  'inflected',
  'compound',
  'lay',
  'medical',
  'mistyped',
  'umlaut',
  'sound',
  'beginning',
  'several',
  'spoken',
  'name',
  'feelgood',
  'sentence',
  'letter',
] as const;

export type Kind = (typeof kinds)[number];

export type Query = { readonly query: string; readonly expect: readonly string[]; readonly kind: Kind };

/** Each row: the query, and the shortids. */
export const rows = (kind: Kind, list: readonly (readonly [string, string])[]): readonly Query[] =>
  list.map(([query, ids]) => ({ query, expect: ids.split(' '), kind }));

export const backPain =
  'hexenschus bandsch1 ruecken1 ruecken-wk rueck-01 rueck-02 rueck-09 rueck-10 rueck-t1 physio1 orthopaed d-huefte';
export const headache = 'migraene1 migraene2 schmerzm';
export const yoga = 'y-sonne y-katze y-baum y-stuhl y-abend y-brust';
export const badNights =
  'schlaf1 gruebeln schlaf-01 schlaf-03 schlaf-23 schlaf-24 schlaf-25 schlaf-29 schlaf-t1 buch-nacht d-handy d-licht p-schlaf1 schlaf-10 schlaf-16 schlaf-20 schlaf-22';
export const tired = 'schilddr1 burnout1 schlaf1 p-schlaf2 schlaf-06 schlaf-12 schlaf-27 d-licht depress1';
export const books = 'buch-herz buch-nacht buch-darm buch-wald buch-trost';
export const breathing = 'd-atem atemther p-berg1 ruhe-02 schlaf-22 schlaf-t2 y-brust lunge-luft';
