import { categoryLink } from '#paths/routes.ts';
import { Link } from '#ui/link.tsx';
import type { Category } from '#paths/categories.ts';
import { teaserImage } from '#paths/files.ts';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';
import { useLinks, useTexts } from '#ui/site.tsx';
import { catalogTexts } from '../../texts.ts';
import styles from './category-door.module.css';

/** A link to a category with its image. */
export function CategoryDoor({ category, first = false }: { category: Category; first?: boolean }) {
  const t = useTexts(catalogTexts);
  const links = useLinks();
  return (
    <article className={styles.door}>
      <Picture src={teaserImage(category)} sizes="(max-width: 767px) 46vw, (max-width: 1199px) 46vw, 420px" first={first} />
      <h3 className={styles.title}>
        <Link to={categoryLink(links, category)} className="card-link">
          {t.categories[category].title}
        </Link>
        <Icon name="arrow-right" size={24} />
      </h3>
    </article>
  );
}
