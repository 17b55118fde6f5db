import { Link } from '#ui/link.tsx';
import { Picture } from '#ui/picture.tsx';
import { useForeignLang, useLinks, useTexts } from '#ui/site.tsx';
import type { Partner } from '../contract.ts';
import { catalogTexts } from '../texts.ts';
import styles from './offer-cards.module.css';

/** A partner as a card; its label comes first (S15.2). */
export function PartnerCard({ partner, level = 3 }: { partner: Partner; level?: 2 | 3 }) {
  const t = useTexts(catalogTexts);
  const links = useLinks();
  const lang = useForeignLang(partner.lang);
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <article className={styles.card} data-hue="partner">
      <Picture src={partner.image} sizes="(max-width: 767px) 92vw, 420px" className={styles.picture} />
      <p className={styles.kind}>{t.ad}</p>
      <Heading className={styles.title} lang={lang}>
        <Link to={links('partner.detail', { slug: partner.slug })}>{partner.title}</Link>
      </Heading>
      {partner.description !== '' && (
        <p className={styles.about} lang={lang}>
          {partner.description}
        </p>
      )}
    </article>
  );
}
