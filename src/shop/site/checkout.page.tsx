import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { useLinks, useLocale, useTexts } from '#ui/site.tsx';
import { formatCents } from '#kit/money.ts';
import { fail, type Result } from '#kit/result.ts';
import { shortidPattern } from '#paths/patterns.ts';
import { sitePage } from '#ui/page.ts';
import { checkoutTexts } from '../checkout-texts.ts';
import { checkoutData, type CheckoutData } from './checkout-data.ts';
import { offerOfCoaching, offerOfProduct, offerOfRetreat, offerPath, ownedPath, type CheckoutOffer } from './offer.ts';
import { OfferSummary } from './offer-summary.tsx';
import { FinalOrder } from './final-order.tsx';
import { OrderCard } from './order-card.tsx';
import { listPrice } from './price-lines.tsx';
import { callsOf, saying, type ShopCall } from './shop-call.tsx';
import { purchaseOf, useBuyer } from './use-buyer.ts';
import styles from './checkout.module.css';

/** /shop/checkout/:shortid and /shop/product/:id (S2.16): the offer, its price, and the button that buys it (S14.1). */
export function CheckoutPage({ data }: { data: CheckoutData }) {
  const { offer, notice, isGift } = data;
  const t = useTexts(checkoutTexts);
  const links = useLinks();
  const locale = useLocale();
  const buyer = useBuyer();
  const status = buyer.kind === 'member' ? purchaseOf(buyer.user, offer) : null;
  const { due } = data.quote ?? listPrice(offer);
  const own = status === 'succeeded' && !isGift ? ownedPath(offer, links) : null;
  const navigate = useNavigate();
  useEffect(() => {
    if (own !== null) void navigate(own, { replace: true });
  }, [own, navigate]);
  return (
    <div className={styles.page} data-hue={offer.type === 'retreat' ? 'feelgood' : 'coaching'}>
      <header className={styles.head}>
        <h1>{t.title}</h1>
        <Link to={offerPath(offer, links)}>{t.back[offer.type]}</Link>
      </header>
      {notice && (
        <Notice icon={notice === 'cancelled' ? 'info' : 'warning'} role="alert" className={styles.notice}>
          <p>{notice === 'price' ? t.priceChanged(formatCents(due, locale)) : t.notices[notice]}</p>
        </Notice>
      )}
      <div className={styles.columns}>
        <OfferSummary offer={offer} />
        {offer.refusal ? (
          <Refusal offer={offer} />
        ) : data.visit ? (
          <FinalOrder data={data} visit={data.visit} />
        ) : (
          <OrderCard key={offer.id} data={data} buyer={buyer} status={status} />
        )}
      </div>
    </div>
  );
}

/** Replaces the order if the offer cannot be bought. */
function Refusal({ offer: { refusal } }: { offer: CheckoutOffer }) {
  const t = useTexts(checkoutTexts);
  const links = useLinks();
  if (!refusal) return null;
  return (
    <section className={styles.card}>
      <h2>{t.refused[refusal]}</h2>
      <p>{t.refusedText[refusal]}</p>
      <p>
        <Link to={links('presenter')}>{t.others}</Link>
      </p>
    </section>
  );
}

const dataOf = (call: ShopCall, offer: CheckoutOffer): Promise<Result<CheckoutData>> =>
  checkoutData(offer, call.url.searchParams, callsOf(call), call.api.sent?.order);

/** The coaching or retreat with this shortid. */
async function loadCheckout(call: ShopCall): Promise<Result<CheckoutData>> {
  const { api, params } = call;
  const shortid = params.shortid ?? '';
  if (!shortidPattern.test(shortid)) return fail('not-found');
  // Determine the kind first: requesting something that does not exist would log an error in the browser's console.
  const retreats = await api.retreats({ perPage: 200 });
  if (retreats.ok && retreats.value.data.some((retreat) => retreat.shortid === shortid)) {
    const retreat = await api.retreatByShortid({ shortid });
    if (!retreat.ok) return retreat;
    return dataOf(call, offerOfRetreat(retreat.value.data));
  }
  const coaching = await api.coachingByShortid({ shortid });
  return coaching.ok ? dataOf(call, offerOfCoaching(coaching.value.data)) : coaching;
}

async function loadProduct(call: ShopCall): Promise<Result<CheckoutData>> {
  const id = call.params.id ?? '';
  const product = await callsOf(call).product({ idOrSlug: id });
  // Only one address for each: slugs are not accepted here.
  if (product.ok && product.value.data.id !== id) return fail('not-found');
  return product.ok ? dataOf(call, offerOfProduct(product.value.data)) : product;
}

const checkout = (load: (call: ShopCall) => Promise<Result<CheckoutData>>) =>
  sitePage({
    load,
    page: saying(CheckoutPage),
    head: ({ offer: { title, image } }, { locale }) => ({
      title: checkoutTexts[locale].headTitle(title),
      description: '',
      image,
      isUnlisted: true,
    }),
  });

export const pages = { 'shop.checkout': checkout(loadCheckout), 'shop.product': checkout(loadProduct) };
