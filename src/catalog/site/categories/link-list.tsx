import { Link } from '#ui/link.tsx';
import { useForeignLang, useLinks, useTexts } from '#ui/site.tsx';
import type { LetterSection } from '../../contract.ts';
import { pageTexts } from '../../page-texts.ts';
import { catalogTexts } from '../../texts.ts';
import { scrollsFrom } from './letters.ts';
import styles from './link-list.module.css';

type PlaylistLink = LetterSection['links'][number];

/** A letter's playlists by list title (S2.40); scrolls with its own scrollbar from five links on. */
function LinkList({ links, label }: { links: readonly PlaylistLink[]; label: string }) {
  return (
    <ul className={styles.list} aria-label={label} data-scrolls={links.length >= scrollsFrom || undefined}>
      {links.map((link) => (
        <li key={link.slug}>
          <ListLink link={link} />
        </li>
      ))}
    </ul>
  );
}

function ListLink({ link }: { link: PlaylistLink }) {
  const t = useTexts(catalogTexts);
  const links = useLinks();
  const lang = useForeignLang(link.lang);
  return (
    <Link to={links('playlist', { slug: link.slug })} className={styles.link}>
      <span className={styles.label}>
        {link.is_ad && `${t.ad}: `}
        <span lang={lang}>{link.title_list}</span>
      </span>
    </Link>
  );
}

/**
 * The same list with a heading and, if the letter has more playlists than shown, a link to all. `to` is null for titles outside a
 * to z, which no filter selects.
 */
export function LetterLinks({ section, to }: { section: LetterSection; to: string | null }) {
  const t = useTexts(pageTexts);
  const title = to === null ? t.otherTopics : t.moreUnder(section.letter);
  return (
    <div className={styles.box}>
      <h3>{title}</h3>
      <LinkList links={section.links} label={title} />
      {to !== null && (
        <Link to={to} className={styles.all}>
          {t.showLetter(section.total, section.letter)}
        </Link>
      )}
    </div>
  );
}
