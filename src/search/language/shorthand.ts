type List = Readonly<Record<string, string>>;

/** What doctors' letters and sick notes shorten, spelled out. */
const shortened: List = {
  'z.n.': 'Zustand nach',
  'st.p.': 'Zustand nach',
  'v.a.': 'Verdacht auf',
  'o.b.': 'ohne Befund',
  'allerg.': 'allergische',
  'ausgepr.': 'ausgeprägte',
  'bakt.': 'bakterielle',
  bds: 'beidseitig',
  'chron.': 'chronische',
  'degen.': 'degenerative',
  'depr.': 'depressive',
  'diab.': 'Diabetes',
  'hypertens.': 'hypertensive',
  'kard.': 'kardiale',
  'leichtgr.': 'leichtgradige',
  'lumb.': 'lumbale',
  'mell.': 'mellitus',
  'mittelgr.': 'mittelgradige',
  'obstr.': 'obstruktive',
  'parox.': 'paroxysmales',
  'pat.': 'Patient',
  'prim.': 'primäre',
  'psychosom.': 'psychosomatische',
  'pulm.': 'pulmonale',
  'rez.': 'rezidivierende',
  'rheum.': 'rheumatische',
  'schwergr.': 'schwergradige',
  'sek.': 'sekundäre',
  'tbl.': 'Tabletten',
  'unkl.': 'unklare',
  'zerv.': 'zervikale',
};

/** The same at the end of a word: 'Niereninsuff.', 'Schlafstör.'. */
const ends: List = {
  'beschw.': 'beschwerden',
  'entz.': 'entzündung',
  'erkr.': 'erkrankung',
  'insuff.': 'insuffizienz',
  'schm.': 'schmerzen',
  'stör.': 'störung',
  'syndr.': 'syndrom',
  'unverträgl.': 'unverträglichkeit',
};

/** Both letters may be apart ('z. n.'), and what has two full stops may lack the second. */
const patternOf = (short: string): string => {
  const [first, ...others] = short.split('.').filter(Boolean);
  if (!short.endsWith('.')) return String.raw`${first}\.?(?!\p{L})`;
  return others.length === 0
    ? String.raw`${first}\.`
    : String.raw`${first}\.\s?${others.join(String.raw`\.\s?`)}(?:\.|(?!\p{L}))`;
};

const lettersOf = (short: string): string => short.replaceAll(/[\s.]/g, '').toLowerCase();

/** Spells out what a list has; `before` is what may stand before it. */
function spelling(list: List, before: string): (text: string) => string {
  const pattern = new RegExp(String.raw`${before}(?:${Object.keys(list).map(patternOf).join('|')})\s*`, 'giu');
  const byLetters = new Map(Object.entries(list).map(([short, long]) => [lettersOf(short), long]));
  return (text) => text.replaceAll(pattern, (found) => `${byLetters.get(lettersOf(found))} `);
}

const spellWords = spelling(shortened, String.raw`(?<!\p{L})`);
const spellEnds = spelling(ends, '');

/**
 * A code of ICD-10-GM as on a sick note, 'ICD F32.1 G': the digit after the point says which, further ones and the letters
 * behind (G: confirmed, V: suspected, L: left …) do not. In one word, 'F321', since a film may be a first one as well.
 */
const code =
  /(?:(?<!\p{L})icd(?:[\s-]*10)?(?:[\s-]*gm)?[\s:]*)?(?<![\p{L}\d])(?<category>[a-z]\d\d)(?:\.(?<which>\d)\d?|[.-]+)?[*+!†]?(?:\s*[gvzalrb](?![\p{L}\d]))*(?![\p{L}\d])/giu;

/** A text with doctors' shorthand spelled out, so that it is read like any other. */
export const spelledOut = (text: string): string => spellEnds(spellWords(text.replaceAll(code, '$<category>$<which>')));
