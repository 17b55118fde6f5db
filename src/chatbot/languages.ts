import type { Locale } from '#kit/locale.ts';
import { imageVariant } from '#paths/files.ts';
import { filePicture } from '#paths/media-api.ts';
import type { ChatNode, Guide, GuideForm, NodeForm, Persona } from './contract.ts';

type Texts = NonNullable<NodeForm['en']>;

const textsOf = ({ content, answers, urlLabel, eventLabel, playlistLabel, videoLabel }: Texts): Texts => ({
  content,
  answers,
  urlLabel,
  eventLabel,
  playlistLabel,
  videoLabel,
});

const isThere = (text: unknown): boolean => (Array.isArray(text) ? text.length > 0 : Boolean(text));

/** Whether every German text and answer of a node is translated. */
function isTranslated({ en = {}, ...german }: NodeForm): boolean {
  const english = textsOf(en);
  const texts = Object.entries(textsOf(german)) as [keyof Texts, unknown][];
  return (
    texts.every(([name, text]) => !isThere(text) || isThere(english[name])) && (en.answers ?? []).length === german.answers.length
  );
}

/** Fields are listed by hand, so that later fields for editors are not published. */
function nodeIn({ en = {}, ...german }: NodeForm, locale: Locale): ChatNode {
  const { id, next, type, url, eventId, playlist, video, tracked } = german;
  const { content, answers, urlLabel, eventLabel, playlistLabel, videoLabel } = locale === 'de' ? german : en;
  return {
    id,
    content: content ?? [],
    answers: answers ?? [],
    next,
    ...(type && { type }),
    ...(url && { url, urlLabel }),
    ...(eventId && { eventId, eventLabel }),
    ...(playlist && { playlist, playlistLabel }),
    ...(video && { video, videoLabel }),
    ...(tracked && { tracked }),
  };
}

/** An uploaded picture is shown small, and as a square around its focal point. */
const small = (picture: string): string => {
  const id = /^\/storage\/file\/([\w-]+)\//.exec(picture)?.[1];
  return id ? imageVariant(filePicture(id, '1x1'), 'tablet', 'webp') : picture;
};

function personaIn({ name, picture: chosen, disclaimer, en = {} }: GuideForm['persona'], locale: Locale): Persona {
  const picture = chosen && small(chosen);
  return locale === 'de'
    ? { name, picture, disclaimer }
    : { name: en.name ?? name, picture, disclaimer: en.disclaimer ?? disclaimer };
}

/** The guide for a reader (S1.7). Never mixed: English if it is completely translated, else German; `lang` says which. */
export function guideIn({ persona, variants }: GuideForm, locale: Locale): Guide {
  const isWhole = Boolean(persona.en?.disclaimer) && variants.every(({ nodes }) => nodes.every(isTranslated));
  const lang = locale === 'en' && isWhole ? 'en' : 'de';
  return {
    persona: personaIn(persona, lang),
    variants: variants.map(({ start, nodes }) => ({ start, nodes: nodes.map((node) => nodeIn(node, lang)) })),
    lang,
  };
}
