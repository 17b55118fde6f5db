import { useDays } from '#catalog/site/door.tsx';
import { Picture } from '#ui/picture.tsx';
import { Prose } from '#ui/prose.tsx';
import { useForeignLang, useTexts } from '#ui/site.tsx';
import { shopTexts, type ShopTexts } from '../page-texts.ts';
import { checkoutTexts } from '../checkout-texts.ts';
import type { CheckoutOffer } from './offer.ts';
import styles from './checkout.module.css';

/** The kind of offer, in a word or two. */
export function kindOf({ type, days, voucher }: Pick<CheckoutOffer, 'type' | 'days' | 'voucher'>, t: ShopTexts): string {
  if (type === 'coaching') return t.kind.coaching(days ?? 0);
  if (type === 'retreat') return t.kind.retreat;
  return voucher === null ? t.kind.package : t.kind.voucher;
}

/** The offer (S14.1): picture, name, dates and place, contents. */
export function OfferSummary({ offer }: { offer: CheckoutOffer }) {
  const t = useTexts(shopTexts);
  const checkout = useTexts(checkoutTexts);
  const lang = useForeignLang(offer.lang);
  return (
    <section className={styles.summary}>
      <Picture src={offer.image} sizes="(max-width: 1023px) 92vw, 560px" first className={styles.picture} />
      <div>
        <p className={styles.kind}>{kindOf(offer, t)}</p>
        <h2 className={styles.title} lang={lang}>
          {offer.title}
        </h2>
      </div>
      {offer.stay && <Stay stay={offer.stay} lang={lang} />}
      {offer.points !== '' && (
        <div>
          <h3>{checkout.youGet}</h3>
          <Prose html={offer.points} lang={offer.lang} className={styles.points} />
        </div>
      )}
      {offer.type === 'product' && offer.coachings.length > 0 && (
        <div>
          <h3>{checkout.opens}</h3>
          <ul className={styles.opens}>
            {offer.coachings.map(({ id, title }) => (
              <li key={id} lang={lang}>
                {title}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

function Stay({ stay, lang }: { stay: NonNullable<CheckoutOffer['stay']>; lang: 'de' | 'en' | undefined }) {
  const t = useTexts(checkoutTexts);
  const days = useDays();
  return (
    <dl className={styles.stay}>
      <div>
        <dt>{t.when}</dt>
        <dd>{days(stay.from, stay.to)}</dd>
      </div>
      {stay.place !== '' && (
        <div>
          <dt>{t.where}</dt>
          <dd lang={lang}>{stay.place}</dd>
        </div>
      )}
    </dl>
  );
}
