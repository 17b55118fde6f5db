import type { ChatNode, Guide, Script } from '../contract.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';
const isMaybeText = (value: unknown): boolean => value === undefined || isText(value);
const isList = (value: unknown, isOne: (one: unknown) => boolean): boolean => Array.isArray(value) && value.every(isOne);
const isTexts = (value: unknown): boolean => isText(value) || isList(value, isText);

const optional: readonly (keyof ChatNode)[] = [
  'url',
  'urlLabel',
  'eventId',
  'eventLabel',
  'playlist',
  'playlistLabel',
  'video',
  'videoLabel',
];

const isNode = (value: unknown): value is ChatNode =>
  isFields(value) &&
  isText(value.id) &&
  isTexts(value.content) &&
  isList(value.answers, isTexts) &&
  isList(value.next, isText) &&
  optional.every((name) => isMaybeText(value[name]));

const isScript = (value: unknown): value is Script => isFields(value) && isText(value.start) && isList(value.nodes, isNode);

/**
 * Parses the answer of `/api/chatbot`; null if it is malformed: a broken script must not break the page. Parsed by hand, since no
 * schema library is shipped to readers.
 */
export function readGuide(body: unknown): Guide | null {
  const guide = isFields(body) ? body.data : undefined;
  if (!isFields(guide) || !isFields(guide.persona)) return null;
  const { name, disclaimer, picture } = guide.persona;
  const isWhole =
    isText(name) &&
    isText(disclaimer) &&
    (picture === null || isText(picture)) &&
    isList(guide.variants, isScript) &&
    (guide.variants as unknown[]).length > 0 &&
    (guide.lang === 'de' || guide.lang === 'en');
  return isWhole ? (guide as Guide) : null;
}
