import { Link } from '#ui/link.tsx';
import { useDays } from '#catalog/site/door.tsx';
import { dayOf } from '#kit/dates.ts';
import { formatCents } from '#kit/money.ts';
import { ButtonLink } from '#ui/button.tsx';
import { FormCard, FormPage } from '#ui/form-page.tsx';
import { Picture } from '#ui/picture.tsx';
import { useForeignLang, useLinks, useLocale, useTexts } from '#ui/site.tsx';
import type { Code } from '../contract.ts';
import { shopTexts } from '../page-texts.ts';
import { checkoutPath } from './checkout-data.ts';
import type { CheckoutOffer } from './offer.ts';
import styles from './after.module.css';

export type CouponData = {
  /** Null where there is no such code. */
  readonly code: Code | null;
  readonly isTooMany: boolean;
  /** What a code for everything can be redeemed for. */
  readonly offers: readonly CheckoutOffer[];
  readonly today: string;
};

/** /lp/coupon/:id (S2.14): what a code is worth, for how long, and the way to redeem it. */
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

/** A code for everything: what it shall be for. */
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

/** Used, over, not yet good, or never one (S8.2): says which, and what one can do. */
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
            <ButtonLink to={links.home()}>{t.home}</ButtonLink>
            <ButtonLink kind="quiet" to={links.presenter()}>
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
          <ButtonLink to={links.presenter()}>{t.courses}</ButtonLink>
          <ButtonLink kind="quiet" to={links.shop()}>
            {t.toShop}
          </ButtonLink>
        </div>
      </FormCard>
    </FormPage>
  );
}
