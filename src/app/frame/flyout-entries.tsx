import { categoryLink } from '#paths/routes.ts';
import type { Coaching, Partner, Retreat } from '#catalog/contract.ts';
import { dayRange } from '#catalog/site/dates.ts';
import { catalogTexts } from '#catalog/texts.ts';
import type { Category } from '#paths/categories.ts';
import { teaserImage } from '#paths/files.ts';
import { Picture } from '#ui/picture.tsx';
import { useForeignLang, useLinks, useLocale, useTexts } from '#ui/site.tsx';
import { appTexts } from '../texts.ts';
import { FlyoutLink } from './flyout-link.tsx';
import styles from './flyouts.module.css';

export function TopicEntry({ category, title }: { category: Category; title: string }) {
  return (
    <li>
      <FlyoutLink className={styles.entry} to={categoryLink(useLinks(), category)}>
        <Picture src={teaserImage(category)} sizes="160px" className={styles.picture} />
        <span className={styles.name}>{title}</span>
      </FlyoutLink>
    </li>
  );
}

export function CoachingEntry({ coaching }: { coaching: Coaching }) {
  const t = useTexts(appTexts).flyout;
  return (
    <li>
      <FlyoutLink className={styles.entry} to={useLinks()('presenter.coaching.detail', { slug: coaching.slug })}>
        <Picture src={coaching.image_tall} ratio="3 / 4" sizes="190px" className={styles.picture} />
        <span className={styles.name} lang={useForeignLang(coaching.lang)}>
          {coaching.title}
        </span>
        <span className={styles.aside}>{t.days(coaching.days)}</span>
      </FlyoutLink>
    </li>
  );
}

export function RetreatEntry({ retreat }: { retreat: Retreat }) {
  const t = useTexts(catalogTexts);
  const locale = useLocale();
  return (
    <li>
      <FlyoutLink className={styles.entry} to={useLinks()('presenter.retreat.detail', { slug: retreat.slug })}>
        <Picture src={retreat.image} sizes="120px" className={styles.picture} />
        <span className={styles.words} lang={useForeignLang(retreat.lang)}>
          <span className={styles.name}>{retreat.title}</span>
          <span className={styles.aside}>{retreat.place}</span>
          <span className={styles.aside} lang={locale}>
            {dayRange(retreat.starts_on, retreat.ends_on, t)}
          </span>
        </span>
      </FlyoutLink>
    </li>
  );
}

/** A partner, represented by its first playlist (S2.28). */
export function PartnerEntry({ partner }: { partner: Partner }) {
  const [playlist] = partner.playlists;
  const links = useLinks();
  const lang = useForeignLang(partner.lang);
  const playlistLang = useForeignLang(playlist?.lang ?? partner.lang);
  return (
    <li>
      <FlyoutLink
        className={styles.entry}
        to={playlist ? links('playlist', { slug: playlist.slug }) : links('partner.detail', { slug: partner.slug })}
      >
        <Picture src={playlist?.m_image || partner.image} sizes="200px" className={styles.picture} />
        <span className={styles.words}>
          <span className={styles.name} lang={playlistLang}>
            {playlist?.title_teaser || playlist?.title || partner.title}
          </span>
          {playlist && (
            <span className={styles.aside} lang={lang}>
              {partner.title}
            </span>
          )}
        </span>
      </FlyoutLink>
    </li>
  );
}
