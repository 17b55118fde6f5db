import { Link } from '#ui/link.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useLinks, useTexts } from '#ui/site.tsx';
import type { Coaching, Retreat } from '../contract.ts';
import { pageTexts } from '../page-texts.ts';
import { usePurchase } from './use-purchase.ts';
import styles from './offer-page.module.css';

type BuyLinkProps = {
  offer: Pick<Coaching | Retreat, 'type' | 'shortid' | 'slug'>;
  canBuy: boolean;
  /** The reason why it cannot be bought. */
  refusal?: string;
};

/**
 * Below a price: the order link, or the status of the purchase (S4.8). The same height in every state, to avoid layout shifts.
 */
export function BuyLink({ offer, canBuy, refusal }: BuyLinkProps) {
  const t = useTexts(pageTexts).buy;
  const links = useLinks();
  const status = usePurchase(offer.type, offer.slug);
  const isCourse = offer.type === 'coaching';
  return (
    <div className={styles.buy}>
      {status === 'succeeded' ? (
        <p className={styles.owned}>
          <Icon name="check" size={20} />
          {t.owned}
        </p>
      ) : status !== null ? (
        <Button disabled>{t.processing}</Button>
      ) : canBuy ? (
        <ButtonLink to={links('shop.checkout', { shortid: offer.shortid })}>{isCourse ? t.now : t.retreat}</ButtonLink>
      ) : (
        <p className={styles.refusal}>{refusal ?? t.unavailable}</p>
      )}
      {isCourse && canBuy && <Link to={links('shop.checkout', { shortid: offer.shortid, gift: '1' })}>{t.gift}</Link>}
    </div>
  );
}
