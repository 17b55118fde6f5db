/** A text of the page with the element that a translator shows in its place, and what the text said. */
type Translated = { readonly shown: Element; readonly said: string };

const isTranslation = (node: Node | null): node is Element => node?.nodeName === 'FONT';

/**
 * A browser that translates the page (Chrome's own translator does) puts a `<font>` element in the place of each text. What Preact
 * or React then writes into the text is seen by nobody, so that numbers, prices and messages stay what they were; and what they
 * insert before such a text fails. The text is therefore put back, empty, behind its translation. Once something is written into
 * it, or it is removed, the translation goes, and the translator meets the new text.
 */
export function stayTranslatable(): void {
  const translated = new WeakMap<Node, Translated>();
  const textOf = new WeakMap<Node, Text>();

  const keep = (text: Text, shown: Element): void => {
    // Some move the text into their element.
    if (shown.contains(text)) text.replaceWith(text.cloneNode());
    translated.set(text, { shown, said: text.data });
    textOf.set(shown, text);
    text.data = '';
    shown.after(text);
  };
  const forget = (text: Node): void => {
    translated.get(text)?.shown.remove();
    translated.delete(text);
  };
  /** The translation was taken back, for another or for the original, which the text says again. */
  const restore = (text: Text, inPlace: readonly Node[]): void => {
    const { said } = translated.get(text) ?? {};
    translated.delete(text);
    if (said === undefined || !text.isConnected || text.data !== '') return;
    for (const node of inPlace) if (node instanceof Text && node !== text) node.remove();
    text.data = said;
    const [other] = inPlace.filter(isTranslation);
    if (other) keep(text, other);
  };

  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      if (type === 'characterData' && target instanceof Text && translated.has(target) && target.data !== '') {
        forget(target);
        // Some translators look only at what is added.
        target.replaceWith(target);
      }
      for (const node of removedNodes) {
        const text = textOf.get(node);
        if (text && !node.isConnected) restore(text, [...addedNodes]);
        if (!(node instanceof Text)) continue;
        const known = translated.get(node);
        if (known && !node.isConnected) forget(node);
        else if (known && known.shown.nextSibling !== node) node.before(known.shown);
        if (known) continue;
        const shown = [...addedNodes, previousSibling, nextSibling].filter(isTranslation).find((one) => !textOf.has(one));
        if (shown?.isConnected && (!node.isConnected || shown.contains(node))) keep(node, shown);
      }
    }
    // What was done here is no news.
    observer.takeRecords();
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
}
