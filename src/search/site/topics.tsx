import { categoryLink } from '#paths/routes.ts';
import { useId } from 'react';
import { Link } from '#ui/link.tsx';
import { catalogTexts } from '#catalog/texts.ts';
import { categoryGroups } from '#paths/categories.ts';
import { teaserImage } from '#paths/files.ts';
import { Picture } from '#ui/picture.tsx';
import { useLinks, useTexts } from '#ui/site.tsx';
import { searchTexts } from '../page-texts.ts';
import styles from './topics.module.css';

/** Links for browsing: every category with its picture. */
export function Topics() {
  const t = useTexts(searchTexts);
  const catalog = useTexts(catalogTexts);
  const links = useLinks();
  const id = useId();
  return (
    <section className={styles.topics} aria-labelledby={id}>
      <h2 id={id}>{t.topics}</h2>
      {(['health', 'feelgood'] as const).map((section) => (
        <div key={section} className={styles.section} data-hue={section}>
          <h3 className={styles.title}>
            <Link to={links(section)}>{catalog.sections[section].title}</Link>
          </h3>
          <ul className={styles.list}>
            {categoryGroups[section]
              .flatMap(({ categories }) => categories)
              .map((category) => (
                <li key={category}>
                  <Link className={styles.topic} to={categoryLink(links, category)}>
                    <Picture src={teaserImage(category)} sizes="112px" className={styles.picture} />
                    <span className={styles.name}>{catalog.categories[category].title}</span>
                  </Link>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
