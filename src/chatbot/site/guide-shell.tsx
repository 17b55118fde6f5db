import type { ReactNode } from 'react';
import { Link } from '#ui/link.tsx';
import type { Locale } from '#kit/locale.ts';
import { useForeignLang, useLinks, useLocale, useTexts } from '#ui/site.tsx';
import type { Persona } from '../contract.ts';
import { chatbotTexts } from '../page-texts.ts';

type GuideShellProps = {
  /** Absent if it could not be loaded. */
  persona?: Persona | undefined;
  lang?: Locale | undefined;
  /** The conversation; absent on the server. */
  children?: ReactNode;
};

/**
 * Introduces the guide and says that it is a machine and no doctor, before its first message (S15.3). The server renders it
 * without a conversation; its links, including those to help, work without JavaScript. It is inside an element with the one class
 * of `guide-place.module.css`, which is in the start page's sheet: more class names would be part of its script.
 */
export function GuideShell({ persona, lang, children }: GuideShellProps) {
  const t = useTexts(chatbotTexts);
  const locale = useLocale();
  const foreign = useForeignLang(lang ?? locale);
  const { name, disclaimer, picture } = persona ?? { ...t.nobody, picture: null };
  return (
    <section aria-labelledby="guide">
      <div data-guide="who" data-at-once>
        {picture ? <img data-guide="mark" src={picture} alt="" width={72} height={72} /> : <Compass />}
        <div data-guide="name">
          <h2 id="guide">{t.title(name)}</h2>
          <p lang={foreign}>{disclaimer}</p>
        </div>
        <p data-guide="help">
          <a href="tel:112">{t.help}</a>
        </p>
        <p data-guide="ways">
          <span data-guide="without">{t.withoutScript}</span>
          <span data-guide="lead">{t.ways}</span>
          <Ways />
        </p>
      </div>
      <div data-guide="talk" lang={foreign}>
        {children ?? (
          <p data-guide="dots" aria-hidden="true">
            <i />
            <i />
            <i />
          </p>
        )}
      </div>
    </section>
  );
}

/** Links for readers who skip the guide. */
export function Ways() {
  const t = useTexts(chatbotTexts);
  const links = useLinks();
  return (
    <>
      <Link to={links('search')}>{t.search}</Link>
      <Link to={links('health')}>{t.health}</Link>
      <Link to={links('feelgood')}>{t.feelgood}</Link>
    </>
  );
}

/** An icon instead of a face, since the guide is nobody. */
function Compass() {
  return (
    <svg data-guide="mark" viewBox="0 0 72 72" aria-hidden="true" focusable="false">
      <path data-guide="blob" d="M35 4c17-1 31 11 33 28 2 18-11 34-29 36C20 70 5 58 4 40 3 21 17 5 35 4Z" />
      <circle cx="36" cy="36" r="20" />
      <path d="M36 11v5M36 56v5M11 36h5M56 36h5" />
      <path data-guide="needle" d="M45 26.5 40.2 39.6 32 32.2Z" />
      <path d="M45 26.5 32 32.2 27 45.5 40.2 39.6Z" />
    </svg>
  );
}
