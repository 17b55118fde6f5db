import { shifted } from '#kit/plain-text.ts';
import { isShown } from '#ui/is-shown.ts';

/** What is read aloud (S19.5), as data: sentences with the places of the page that they stand in. */

/** A sentence of the page; its words are in a range of text nodes, which the browser can highlight. */
export type Spoken = { readonly text: string; readonly lang: string; readonly range: Range };

/** What is not read: what cannot be seen, what is to be pressed, and what only repeats. */
const skipped =
  'script, style, noscript, template, svg, button, input, select, textarea, video, [hidden], [aria-hidden="true"], .visually-hidden';

/** Elements that end a sentence. */
const blocks =
  'p, li, h1, h2, h3, h4, dt, dd, td, th, figcaption, blockquote, summary, legend, label, div, section, article, header, ul, ol, dl, main';

type Piece = { readonly node: Text; readonly block: Element | null };

function piecesIn(root: Element): Piece[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, (node) => {
    const parent = node.parentElement;
    if (!parent || parent.closest(skipped)) return NodeFilter.FILTER_REJECT;
    return isShown(parent) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT;
  });
  const pieces: Piece[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    pieces.push({ node: node as Text, block: node.parentElement?.closest(blocks) ?? null });
  return pieces;
}

/** Raised digits are spoken as such, 'zehn hoch neun': as characters of their own, which leaves all places where they are. */
function spokenOf({ node }: Piece): string {
  const how = node.parentElement?.closest('sup, sub')?.localName;
  return how === 'sup' || how === 'sub' ? shifted(node.data, how) : node.data;
}

/** A place in the text of a block: its node, and the place in it. */
function placeAt(pieces: readonly Piece[], at: number): readonly [Text, number] {
  let before = 0;
  for (const { node } of pieces) {
    if (at <= before + node.length) return [node, at - before];
    before += node.length;
  }
  const { node } = pieces.at(-1) as Piece;
  return [node, node.length];
}

/** The sentences below an element in reading order; `lang` is that of the page where a text says no other. */
export function sentencesIn(root: Element, lang: string): Spoken[] {
  const runs: Piece[][] = [];
  for (const piece of piecesIn(root)) {
    const last = runs.at(-1);
    if (last && last[0]?.block === piece.block) last.push(piece);
    else runs.push([piece]);
  }
  return runs.flatMap((pieces) => {
    const whole = pieces.map(spokenOf).join('');
    const own = pieces[0]?.node.parentElement?.closest('[lang]')?.getAttribute('lang') ?? lang;
    return sentencesOf(whole, own.slice(0, 2)).flatMap(({ segment, index }) => {
      const text = segment.replaceAll('\u00AD', '').trim();
      if (!/[\p{L}\d]/u.test(text)) return [];
      const range = document.createRange();
      const lead = segment.length - segment.trimStart().length;
      range.setStart(...placeAt(pieces, index + lead));
      range.setEnd(...placeAt(pieces, index + segment.trimEnd().length));
      return [{ text, lang: own.slice(0, 2), range }];
    });
  });
}

/** Where the browser cannot tell sentences apart, all of a block is read in one. */
const sentencesOf = (text: string, language: string): readonly Pick<Intl.SegmentData, 'segment' | 'index'>[] =>
  'Segmenter' in Intl
    ? [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)]
    : [{ segment: text, index: 0 }];

/** A voice as the browser offers it. */
type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>;

/**
 * The voice for a language: only one that speaks on the device, since any other sends the page's words to a third party (S16.1); its
 * default one first. Null where there is none.
 */
export const voiceFor = <V extends Voice>(voices: readonly V[], lang: string): V | null => {
  const own = voices.filter((voice) => voice.localService && voice.lang.toLowerCase().slice(0, 2) === lang);
  return own.find((voice) => voice.default) ?? own[0] ?? null;
};
