import { Link } from '#ui/link.tsx';
import { formatCents } from '#kit/money.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Picture } from '#ui/picture.tsx';
import { Prose } from '#ui/prose.tsx';
import { useForeignLang, useLinks, useLocale, useTexts } from '#ui/site.tsx';
import { ok } from '#kit/result.ts';
import { sitePage } from '#ui/page.ts';
import type { ShopItem } from '../contract.ts';
import { shopTexts } from '../page-texts.ts';
import { offerOfProduct, ownedPath, type CheckoutOffer } from './offer.ts';
import { callsOf, type ShopCall } from './shop-call.tsx';
import { purchaseOf, useBuyer } from './use-buyer.ts';
import styles from './shop.module.css';

/** /shop: packages and vouchers as cards (S2.43), and links to everything else that can be bought. */
export function ShopPage({ data: items }: { data: readonly ShopItem[] }) {
  const t = useTexts(shopTexts).shop;
  const links = useLinks();
  return (
    <div className={styles.page} data-hue="coaching">
      <header className={styles.head}>
        <h1>{t.title}</h1>
        <p>{items.length > 0 ? t.intro : t.empty}</p>
      </header>
      {items.length > 0 && (
        <ul className={styles.items} data-at-once>
          {items.map((item) => (
            <li key={item.id}>
              <Item item={item} />
            </li>
          ))}
        </ul>
      )}
      <section className={styles.more}>
        <h2>{t.courses}</h2>
        <p>{t.coursesText}</p>
        <ButtonLink kind="quiet" to={links('presenter')} icon="arrow-right" iconAfter>
          {t.allCourses}
        </ButtonLink>
      </section>
    </div>
  );
}

function Item({ item }: { item: ShopItem }) {
  const t = useTexts(shopTexts).shop;
  const links = useLinks();
  const locale = useLocale();
  const lang = useForeignLang(item.lang);
  return (
    <article className={styles.item}>
      <Link to={links('shop.product', { id: item.id })} aria-label={t.checkoutOf(item.stripe_name)} className={styles.picture}>
        <Picture src={item.image} sizes="(max-width: 767px) 92vw, 560px" />
      </Link>
      <h2 lang={lang}>{item.stripe_name}</h2>
      <Prose html={item.description} lang={item.lang} />
      <div className={styles.foot}>
        <p className={styles.price}>
          {formatCents(item.stripe_price_value, locale)}
          {item.voucher_value === null && <small>{t.priceNote}</small>}
        </p>
        <BuyButton offer={offerOfProduct(item)} />
      </div>
    </article>
  );
}

/** S4.13; until the member is known, the button for those who do not own it. */
function BuyButton({ offer }: { offer: CheckoutOffer }) {
  const t = useTexts(shopTexts).shop;
  const links = useLinks();
  const buyer = useBuyer();
  const status = buyer.kind === 'member' ? purchaseOf(buyer.user, offer) : null;
  if (status === 'succeeded') {
    return (
      <ButtonLink kind="quiet" to={ownedPath(offer, links) ?? links('home')}>
        {t.view}
      </ButtonLink>
    );
  }
  if (status !== null) return <Button disabled>{t.processing}</Button>;
  return offer.refusal ? null : <ButtonLink to={links('shop.product', { id: offer.id })}>{t.buy}</ButtonLink>;
}

export const pages = {
  shop: sitePage({
    load: async (call: ShopCall) => {
      const products = await callsOf(call).products({ perPage: 100 });
      return products.ok ? ok(products.value.data) : products;
    },
    page: ShopPage,
    head: (_, { locale }) => ({ title: shopTexts[locale].shop.title, description: shopTexts[locale].shop.intro }),
  }),
};
