import { Link } from '#ui/link.tsx';
import { formatCents } from '#kit/money.ts';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';
import { useForeignLang, useLinks, useLocale, useTexts } from '#ui/site.tsx';
import type { Coaching, Retreat } from '../contract.ts';
import { pageTexts } from '../page-texts.ts';
import { catalogTexts } from '../texts.ts';
import { dayRange } from './dates.ts';
import { usePurchase } from './use-purchase.ts';
import styles from './offer-cards.module.css';

const sizes = '(max-width: 767px) 64vw, 300px';

/** A coaching as a tall card (3:4): image, length, title, and its price, or the status of the reader's purchase. */
export function CoachingCard({ coaching, level = 3 }: { coaching: Coaching; level?: 2 | 3 }) {
  const t = useTexts(catalogTexts);
  const links = useLinks();
  const locale = useLocale();
  const status = usePurchase('coaching', coaching.slug);
  const lang = useForeignLang(coaching.lang);
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <article className={styles.card} data-hue="coaching">
      <Picture src={coaching.image_tall || coaching.image} ratio="3 / 4" sizes={sizes} className={styles.picture} />
      <p className={styles.kind}>{t.coaching.kind(coaching.days)}</p>
      <Heading className={styles.title} lang={lang}>
        <Link to={links('presenter.coaching.detail', { slug: coaching.slug })} className="card-link">
          {coaching.title}
        </Link>
      </Heading>
      {status === null ? (
        <p className={styles.meta}>{formatCents(coaching.stripe_price_value, locale)}</p>
      ) : (
        <PurchaseStatus status={status} />
      )}
    </article>
  );
}

/** The status of the reader's purchase (S4.8). */
function PurchaseStatus({ status }: { status: string }) {
  const t = useTexts(pageTexts).buy;
  const isOwned = status === 'succeeded';
  return (
    <p className={styles.meta}>
      <Icon name={isOwned ? 'check' : 'clock'} size={18} />
      {isOwned ? t.owned : t.processing}
    </p>
  );
}

/** A retreat as a tall card: dates, place, title, and the status of the reader's purchase. */
export function RetreatCard({ retreat, level = 3 }: { retreat: Retreat; level?: 2 | 3 }) {
  const t = useTexts(catalogTexts);
  const links = useLinks();
  const status = usePurchase('retreat', retreat.slug);
  const lang = useForeignLang(retreat.lang);
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <article className={styles.card} data-hue="presenter">
      <Picture src={retreat.image_tall || retreat.image} ratio="3 / 4" sizes={sizes} className={styles.picture} />
      <p className={styles.kind}>{dayRange(retreat.starts_on, retreat.ends_on, t)}</p>
      <Heading className={styles.title} lang={lang}>
        <Link to={links('presenter.retreat.detail', { slug: retreat.slug })} className="card-link">
          {retreat.title}
        </Link>
      </Heading>
      {retreat.place !== '' && (
        <p className={styles.meta} lang={lang}>
          <Icon name="place" size={18} />
          {retreat.place}
        </p>
      )}
      {status !== null && <PurchaseStatus status={status} />}
    </article>
  );
}
