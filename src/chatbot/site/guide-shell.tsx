import type { ReactNode } from 'react';
import { Link } from '#ui/link.tsx';
import type { Locale } from '#kit/locale.ts';
import { useForeignLang, useLinks, useTexts } from '#ui/site.tsx';
import type { Persona } from '../contract.ts';
import { chatbotTexts } from '../page-texts.ts';
import styles from './guide-shell.module.css';

type GuideShellProps = {
  persona: Persona;
  lang: Locale;
  /** The conversation; absent on the server, which cannot lead one. */
  children?: ReactNode;
};

/**
 * Who the guide is, and that it is a machine and no doctor, before its first message (S15.3). The server draws it around nothing
 * yet; its ways lead on without any script.
 */
export function GuideShell({ persona, lang, children }: GuideShellProps) {
  const t = useTexts(chatbotTexts);
  const foreign = useForeignLang(lang);
  return (
    <section className={styles.guide} aria-labelledby="guide">
      <div className={styles.who}>
        {persona.picture ? <img className={styles.mark} src={persona.picture} alt="" width={72} height={72} /> : <Compass />}
        <div className={styles.name}>
          <h2 id="guide">{t.title(persona.name)}</h2>
          <p lang={foreign}>{persona.disclaimer}</p>
        </div>
        <p className={styles.ways}>
          <noscript>{t.withoutScript}</noscript>
          <span className={styles.lead}>{t.ways}</span>
          <Ways />
        </p>
      </div>
      <div className={styles.talk} lang={foreign}>
        {children ?? (
          <p className={styles.dots} aria-hidden="true">
            <i />
            <i />
            <i />
          </p>
        )}
      </div>
    </section>
  );
}

/** Where one gets on without the guide. */
export function Ways() {
  const t = useTexts(chatbotTexts);
  const links = useLinks();
  return (
    <>
      <Link to={links.search()}>{t.search}</Link>
      <Link to={links.health()}>{t.health}</Link>
      <Link to={links.feelgood()}>{t.feelgood}</Link>
    </>
  );
}

/** The guide has no face, since it is nobody: it is what shows the way. */
function Compass() {
  return (
    <svg className={styles.mark} viewBox="0 0 72 72" aria-hidden="true" focusable="false">
      <path className={styles.blob} d="M35 4c17-1 31 11 33 28 2 18-11 34-29 36C20 70 5 58 4 40 3 21 17 5 35 4Z" />
      <circle cx="36" cy="36" r="20" />
      <path d="M36 11v5M36 56v5M11 36h5M56 36h5" />
      <path className={styles.needle} d="M45 26.5 40.2 39.6 32 32.2Z" />
      <path d="M45 26.5 32 32.2 27 45.5 40.2 39.6Z" />
    </svg>
  );
}
