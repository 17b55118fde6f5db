import { Link } from '#ui/link.tsx';
import { useDays } from '#catalog/site/door.tsx';
import { dayOf } from '#kit/dates.ts';
import { formatCents } from '#kit/money.ts';
import { ButtonLink } from '#ui/button.tsx';
import { FormCard, FormPage } from '#ui/form-page.tsx';
import { Picture } from '#ui/picture.tsx';
import { useForeignLang, useLinks, useLocale, useTexts } from '#ui/site.tsx';
import { ok, type Result } from '#kit/result.ts';
import { sitePage } from '#ui/page.ts';
import type { Code } from '../contract.ts';
import { shopTexts } from '../page-texts.ts';
import { checkoutPath } from './checkout-data.ts';
import { offerOfCoaching, offerOfProduct, offerOfRetreat, type CheckoutOffer } from './offer.ts';
import { callsOf, unlisted, type ShopCall } from './shop-call.tsx';
import styles from './after.module.css';

type CouponData = {
  /** Null if there is no such code. */
  readonly code: Code | null;
  readonly isTooMany: boolean;
  /** The offers that an unrestricted code can be redeemed for. */
  readonly offers: readonly CheckoutOffer[];
  readonly today: string;
};

/** /lp/coupon/:id (S2.14): the value of a code, its validity, and links to redeem it. */
export function CouponPage({ data }: { data: CouponData }) {
  const { code, offers } = data;
  if (!code || code.state !== 'valid') return <Worthless data={data} />;
  return <Valid code={code} offers={offers} />;
}

function Valid({ code, offers }: { code: Code; offers: readonly CheckoutOffer[] }) {
  const t = useTexts(shopTexts).coupon;
  const links = useLinks();
  const days = useDays();
  const kind = code.kind === 'discount' ? 'discount' : code.kind === 'gift' ? 'gift' : 'voucher';
  return (
    <FormPage title={t[kind]}>
      <article className={styles.gift} data-hue={kind === 'discount' ? 'coaching' : 'feelgood'}>
        <Worth code={code} />
        <p className={styles.code} translate="no">
          <span className="visually-hidden">{`${t.code}: `}</span>
          {code.code}
        </p>
        {code.valid_until !== null && <p className={styles.small}>{t.until(days(dayOf(new Date(code.valid_until))))}</p>}
        {code.offer && <ButtonLink to={checkoutPath(code.offer, links, { code: code.code })}>{t.redeem}</ButtonLink>}
      </article>
      {!code.offer && <Choice code={code.code} offers={offers} />}
    </FormPage>
  );
}

function Worth({ code: { kind, percent, value, offer } }: { code: Code }) {
  const t = useTexts(shopTexts).coupon;
  const locale = useLocale();
  const amount = value === null ? '' : formatCents(value, locale);
  const bounds = offer ? t.onlyFor(offer.name) : t.forAll;
  if (kind === 'discount') {
    return (
      <>
        <h2>{percent === null ? t.amountOf(amount) : t.percentOf(percent)}</h2>
        <p>{`${t.discountText} ${bounds}`}</p>
      </>
    );
  }
  if (kind === 'multi') {
    return (
      <>
        <h2>{t.valueOf(amount)}</h2>
        <p>{`${t.valueText} ${bounds}`}</p>
      </>
    );
  }
  return (
    <>
      <h2>{offer?.name}</h2>
      <p>{t.giftOf(offer?.name ?? '')}</p>
    </>
  );
}

/** An unrestricted code: choose an offer. */
function Choice({ code, offers }: { code: string; offers: readonly CheckoutOffer[] }) {
  const t = useTexts(shopTexts).coupon;
  return (
    <FormCard title={t.choose}>
      <ul className={styles.offers}>
        {offers.map((offer) => (
          <li key={offer.id} className={styles.offer}>
            <OfferLink offer={offer} code={code} />
          </li>
        ))}
      </ul>
    </FormCard>
  );
}

function OfferLink({ offer, code }: { offer: CheckoutOffer; code: string }) {
  const links = useLinks();
  const locale = useLocale();
  const lang = useForeignLang(offer.lang);
  return (
    <>
      <Picture src={offer.image} sizes="112px" />
      <Link to={checkoutPath(offer, links, { code })} lang={lang}>
        {offer.title}
      </Link>
      <span>{formatCents(offer.list, locale)}</span>
    </>
  );
}

/** Used, expired, not yet valid, or unknown (S8.2): says which, and what one can do. */
function Worthless({ data: { code, isTooMany, today } }: { data: CouponData }) {
  const t = useTexts(shopTexts).coupon;
  const links = useLinks();
  const days = useDays();
  if (code?.state === 'used') {
    return (
      <FormPage title={t.used}>
        <FormCard>
          <p>{t.usedText}</p>
          <div className={styles.ways}>
            <ButtonLink to={links('home')}>{t.home}</ButtonLink>
            <ButtonLink kind="quiet" to={links('presenter')}>
              {t.courses}
            </ButtonLink>
          </div>
        </FormCard>
      </FormPage>
    );
  }
  const [from, until] = [code?.valid_from, code?.valid_until].map((at) => (at ? dayOf(new Date(at)) : null));
  const why = from && from > today ? t.early(days(from)) : until && until < today ? t.expired(days(until)) : null;
  return (
    <FormPage title={isTooMany ? t.tooMany : t.invalid}>
      <FormCard>
        {why && <p>{why}</p>}
        {!why && !isTooMany && <p>{t.invalidText}</p>}
        <div className={styles.ways}>
          <ButtonLink to={links('presenter')}>{t.courses}</ButtonLink>
          <ButtonLink kind="quiet" to={links('shop')}>
            {t.toShop}
          </ButtonLink>
        </div>
      </FormCard>
    </FormPage>
  );
}

/** The offers for an unrestricted code. */
async function findRedeemable(call: ShopCall) {
  const [coachings, retreats, products] = await Promise.all([
    call.api.coachings({ perPage: 50 }),
    call.api.retreats({ perPage: 50 }),
    callsOf(call).products({ perPage: 50 }),
  ]);
  const offers = [
    ...(coachings.ok ? coachings.value.data.map(offerOfCoaching) : []),
    ...(retreats.ok ? retreats.value.data.map(offerOfRetreat) : []),
    ...(products.ok ? products.value.data.map(offerOfProduct) : []),
  ];
  // Vouchers are bought with money alone.
  return offers.filter(({ refusal, voucher }) => refusal === null && voucher === null);
}

async function load(call: ShopCall): Promise<Result<CouponData>> {
  const answer = await callsOf(call).code({ id: (call.params.id ?? '').trim().toUpperCase() });
  const today = dayOf(new Date());
  if (!answer.ok) return ok({ code: null, isTooMany: answer.code === 'too-many', offers: [], today });
  const code = answer.value.data;
  const isForAll = code.state === 'valid' && code.offer === null;
  return ok({ code, isTooMany: false, offers: isForAll ? await findRedeemable(call) : [], today });
}

function statusOf({ code, isTooMany }: CouponData): number {
  if (code) return 200;
  return isTooMany ? 429 : 404;
}

export const pages = {
  'shop.coupon': sitePage({
    load,
    page: CouponPage,
    head: (_, { locale }) => unlisted(shopTexts[locale].coupon.headTitle),
    status: statusOf,
  }),
};
