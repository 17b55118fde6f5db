import { plainText } from '#kit/plain-text.ts';

const folded: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** Without the number of a section and a remark in brackets, so that links stay right when sections are added. */
const slugOf = (title: string): string =>
  title
    .replace(/^\d+[.)]\s+/, '')
    .replace(/\s+\([^()]*\)$/, '')
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => folded[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);

/** Ids of the frame that a title could be. */
const taken = ['root', 'inhalt', 'navigation', 'flyout-hint', 'consent', 'faq'];

/**
 * Returns one anchor per title, in order. Anchors are readable, unique within the page and stable as long as the title does not
 * change.
 */
export function anchorsOf(titles: readonly string[]): string[] {
  const used = new Set(taken);
  return titles.map((title, index) => {
    const slug = slugOf(title) || `abschnitt-${index + 1}`;
    let anchor = slug;
    for (let times = 2; used.has(anchor); times += 1) anchor = `${slug}-${times}`;
    used.add(anchor);
    return anchor;
  });
}

/** A heading in rich text as the server stores it, which has no attributes. */
const heading = /<(h[23])>(.*?)<\/\1>/gs;

/** The anchors of blocks of text by their titles, and their texts with an anchor for each heading in them. */
export function anchoredBlocks(
  titles: readonly string[],
  copies: readonly string[],
  /** What the anchors begin with. */
  within = '',
): readonly { readonly anchor: string; readonly copy: string }[] {
  const parts = copies.flatMap((copy) => [...copy.matchAll(heading)].map(([, , words = '']) => plainText(words)));
  const anchors = anchorsOf([...titles, ...parts]).map((anchor) => (within === '' ? anchor : `${within}-${anchor}`));
  let next = titles.length;
  return copies.map((copy, index) => ({
    anchor: anchors[index] ?? '',
    copy: copy.replaceAll(heading, (_, tag: string, words: string) => `<${tag} id="${anchors[next++] ?? ''}">${words}</${tag}>`),
  }));
}
