import { SaxesParser } from 'saxes';

/** `inside` are the names of the ancestor elements, outermost first. */
export type XmlElement = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  text: string;
  readonly inside: readonly string[];
};

/** Parses a document; throws if it is not well-formed XML. */
export function elementsOf(xml: string): XmlElement[] {
  const elements: XmlElement[] = [];
  const open: XmlElement[] = [];
  const parser = new SaxesParser({ xmlns: false });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name, attributes, text: '', inside: open.map((around) => around.name) };
    elements.push(element);
    open.push(element);
  });
  parser.on('text', (text) => {
    const element = open.at(-1);
    if (element) element.text += text;
  });
  parser.on('closetag', () => void open.pop());
  parser.write(xml).close();
  return elements;
}

/** The elements with this name. */
export const allOf = (xml: string, name: string) => elementsOf(xml).filter((element) => element.name === name);
