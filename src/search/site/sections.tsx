import { useId } from 'react';
import { catalogTexts } from '#catalog/texts.ts';
import { easyLang } from '#paths/easy.ts';
import { inLocalePath } from '#paths/routes.ts';
import { useEasyLanguage } from '#ui/easy.ts';
import { Link } from '#ui/link.tsx';
import { useLocale, useTexts } from '#ui/site.tsx';
import type { Section } from '../contract.ts';
import { searchTexts } from '../page-texts.ts';
import styles from './sections.module.css';

const kinds: readonly Section['kind'][] = ['playlist', 'coaching', 'retreat', 'faq', 'page', 'partner', 'help'];

/** The order of the sections: account matters come last, but first if no video was found and they are likely what was meant. */
export const inOrder = (sections: readonly Section[], hasVideos: boolean): readonly Section[] =>
  sections.toSorted((a, b) => placeOf(a, hasVideos) - placeOf(b, hasVideos));

const placeOf = ({ kind }: Section, hasVideos: boolean): number => (kind === 'help' && !hasVideos ? -1 : kinds.indexOf(kind));

/** Results other than videos (S12.9). */
export const Sections = ({ sections }: { sections: readonly Section[] }) =>
  sections.length > 0 && (
    <div className={styles.sections}>
      {sections.map((section) => (
        <Found key={section.kind} section={section} />
      ))}
    </div>
  );

function Found({ section: { kind, total, entries } }: { section: Section }) {
  const t = useTexts(searchTexts);
  const words = useTexts(catalogTexts);
  const locale = useLocale();
  const id = useId();
  const isEasy = useEasyLanguage();
  return (
    <section aria-labelledby={id} data-section={kind}>
      <h2 id={id} className={styles.title}>
        {t.counted(t.sections[kind], total)}
      </h2>
      <ul className={styles.list}>
        {entries.map(({ title, text, path, is_ad: isAd, easy = {} }) => (
          <li key={path} className={styles.entry}>
            {isAd && <p className={styles.ad}>{words.ad}</p>}
            <Link
              className={`card-link ${styles.link}`}
              to={inLocalePath(path, locale)}
              lang={isEasy && easy.title ? easyLang : undefined}
            >
              {(isEasy && easy.title) || title}
            </Link>
            {text !== '' && (
              <p className={styles.text} lang={isEasy && easy.text ? easyLang : undefined}>
                {(isEasy && easy.text) || text}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
