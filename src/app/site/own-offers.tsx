import { Link } from '#ui/link.tsx';
import type { User } from '#accounts/contract.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Picture } from '#ui/picture.tsx';
import { PageSection } from '#ui/section.tsx';
import { useIdentity, useLinks, useTexts } from '#ui/site.tsx';
import { Tag } from '#ui/tag.tsx';
import { CourseStanding } from './course-standing.tsx';
import { homeTexts } from './home-texts.ts';
import styles from './home.module.css';

type OffersProps = { title: string; offers: User['coachings']; kind: 'coaching' | 'retreat' };

const isBought = ({ status }: { status: string }): boolean => status === 'succeeded';

/** Courses or retreats that the member has bought or is buying (S4.8). */
export function Offers({ title, offers, kind }: OffersProps) {
  const t = useTexts(homeTexts);
  const links = useLinks();
  return (
    <PageSection title={title}>
      <ul className={styles.offers}>
        {offers.map((offer) => (
          <li key={offer.id} className={styles.offer} data-hue={kind === 'coaching' ? 'coaching' : 'presenter'}>
            <Picture src={offer.image} sizes="(max-width: 767px) 92vw, 420px" className={styles.picture} />
            <h3 className={styles.offerTitle}>
              {isBought(offer) ? (
                <Link to={links(`presenter.${kind}.detail`, { slug: offer.slug })}>{offer.title}</Link>
              ) : (
                offer.title
              )}
            </h3>
            {isBought(offer) ? (
              <div className={styles.state}>
                <Tag icon="check">{t.bought}</Tag>
                <ButtonLink kind="quiet" to={links(`presenter.${kind}.detail`, { slug: offer.slug })}>
                  {t.view}
                  <span className="visually-hidden">{`: ${offer.title}`}</span>
                </ButtonLink>
              </div>
            ) : (
              <Button disabled>{t.processing}</Button>
            )}
            {isBought(offer) && kind === 'coaching' && <CourseStanding shortid={offer.shortid} title={offer.title} />}
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

/** Shown if nothing is bought yet: what is on offer. */
export function NoCoachings() {
  const t = useTexts(homeTexts);
  const links = useLinks();
  const { presenterName } = useIdentity();
  return (
    <section className={styles.none} data-hue="coaching">
      <h2>{t.noCoachings}</h2>
      <p>{t.noCoachingsText(presenterName)}</p>
      <ButtonLink to={links('presenter')} icon="arrow-right" iconAfter>
        {t.allCoachings}
      </ButtonLink>
    </section>
  );
}

/** Purchased products, with receipts. */
export function Purchases({ products }: { products: User['products'] }) {
  const t = useTexts(homeTexts);
  const links = useLinks();
  return (
    <PageSection title={t.purchases} more={{ to: links('shop'), label: t.shop }}>
      <ul className={styles.purchases}>
        {products.map((product) => (
          <li key={`${product.id} ${product.receipt}`} className={styles.purchase}>
            <span className={styles.product}>
              {product.stripe_name}
              {product.order && <span className={styles.number}>{t.order(product.order.number)}</span>}
            </span>
            <Tag>{isBought(product) ? t.kinds[product.kind ?? 'own'] : t.processing}</Tag>
            {product.order && product.kind !== 'own' && isBought(product) && (
              <Link to={links('shop.gift', { order: product.order.id })}>
                {t.toGift}
                <span className="visually-hidden">{`: ${product.order.number}`}</span>
              </Link>
            )}
            {product.receipt !== null && (
              <a href={product.receipt}>
                {t.receipt}
                <span className="visually-hidden">{`: ${[product.stripe_name, product.order?.number].filter(Boolean).join(', ')}`}</span>
              </a>
            )}
            {product.order && (
              <Link to={links('shop.withdrawal', { order: product.order.number })}>
                {t.withdraw}
                <span className="visually-hidden">{`: ${product.order.number}`}</span>
              </Link>
            )}
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
