import { categoryLink } from '#paths/routes.ts';
import { Link } from '#ui/link.tsx';
import { categoryGroups, type Category, type Section } from '#paths/categories.ts';
import { teaserImage } from '#paths/files.ts';
import type { StartTexts } from '#catalog/sitewide/texts.ts';
import { catalogTexts } from '#catalog/texts.ts';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';
import { PageSection } from '#ui/section.tsx';
import { useLinks, useTexts } from '#ui/site.tsx';
import { appTexts } from '../texts.ts';
import styles from './section-doors.module.css';

/** The category whose image represents its section. */
const pictured: Record<Section, Category> = { health: 'dein-koerper', feelgood: 'psychologie-und-mentale-staerke' };

/** The two sections as large links, with their topics below. */
export function SectionDoors({ own }: { own: StartTexts }) {
  const t = useTexts(appTexts).start;
  return (
    <PageSection title={t.doors}>
      <ul className={styles.doors}>
        <SectionDoor section="health" line={own.door_health} />
        <SectionDoor section="feelgood" line={own.door_feelgood} />
      </ul>
    </PageSection>
  );
}

function SectionDoor({ section, line }: { section: Section; line: string }) {
  const links = useLinks();
  const t = useTexts(appTexts);
  const { categories } = useTexts(catalogTexts);
  return (
    <li className={styles.door} data-hue={section}>
      <Picture src={teaserImage(pictured[section])} sizes="(max-width: 767px) 88vw, 620px" className={styles.picture} />
      <div className={styles.words}>
        <h3 className={styles.title}>
          <Link className={styles.main} to={links(section)}>
            {t.nav[section]}
            <Icon name="arrow-right" size={28} />
          </Link>
        </h3>
        <p className={styles.line}>{line}</p>
        <ul className={styles.topics}>
          {categoryGroups[section]
            .flatMap((group) => group.categories)
            .map((category) => (
              <li key={category}>
                <Link className={styles.topic} to={categoryLink(links, category)}>
                  {categories[category].title}
                </Link>
              </li>
            ))}
        </ul>
      </div>
    </li>
  );
}
