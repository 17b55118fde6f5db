import { useState } from 'react';
import { dayOf } from '#kit/dates.ts';
import { formatCents } from '#kit/money.ts';
import { shopFiles } from '#paths/shop-files.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Prose } from '#ui/prose.tsx';
import { useForeignLang, useLocale, useTexts } from '#ui/site.tsx';
import { plainText } from '#kit/plain-text.ts';
import { sitePage } from '#ui/page.ts';
import type { Retreat } from '../contract.ts';
import { pageTexts } from '../page-texts.ts';
import { catalogTexts } from '../texts.ts';
import { BuyLink } from './buy-link.tsx';
import { dayRange } from './dates.ts';
import { hasEasy, useShown } from './easy.tsx';
import { ModuleViews } from './module-view.tsx';
import { PageTop } from './page-top.tsx';
import layout from './pages.module.css';
import styles from './offer-page.module.css';
import { bySlug, type CatalogCall } from './catalog-call.ts';

/** A retreat's page (S2.9): dates, place, price, what is included. */
export function RetreatPage({ retreat }: { retreat: Retreat }) {
  const shown = useShown(retreat);
  const t = useTexts(catalogTexts);
  const words = useTexts(pageTexts).retreat;
  return (
    <div className={layout.page} data-hue="feelgood">
      <PageTop
        title={shown.title}
        lang={shown.lang}
        intro={shown.intro}
        of={retreat}
        image={{ src: retreat.image }}
        kind={t.retreat.kind}
      />
      <div className={styles.offer}>
        <div className={styles.booking}>
          <Facts retreat={retreat} />
          <Booking retreat={retreat} />
        </div>
        {shown.bulletpoints !== '' && (
          <section className={styles.included}>
            <h2>{words.included}</h2>
            <Prose html={shown.bulletpoints} lang={shown.lang} className={styles.points} />
          </section>
        )}
      </div>
      <div className={layout.modules}>
        <ModuleViews modules={shown.modules} written={retreat.modules} />
      </div>
    </div>
  );
}

function Facts({ retreat }: { retreat: Retreat }) {
  const t = useTexts(catalogTexts);
  const words = useTexts(pageTexts).retreat;
  const locale = useLocale();
  const lang = useForeignLang(retreat.lang);
  return (
    <dl className={styles.facts} data-at-once>
      <div>
        <dt>
          <Icon name="calendar" size={20} />
          {words.when}
        </dt>
        <dd>{dayRange(retreat.starts_on, retreat.ends_on, t)}</dd>
      </div>
      <div>
        <dt>
          <Icon name="place" size={20} />
          {words.where}
        </dt>
        <dd lang={lang}>{retreat.place}</dd>
      </div>
      <div>
        <dt>
          <Icon name="ticket" size={20} />
          {words.price}
        </dt>
        <dd>
          {formatCents(retreat.stripe_price_value, locale)}
          <small>{words.priceNote}</small>
        </dd>
      </div>
    </dl>
  );
}

/** The booking link, while places remain and it has not begun; and its date as a calendar file. */
function Booking({ retreat }: { retreat: Retreat }) {
  const t = useTexts(pageTexts).stay;
  const isFull = retreat.places_left === 0;
  // Whether it is sold is the server's answer; a device's clock may be wrong.
  const [hasBegun] = useState(() => !retreat.on_sale && retreat.starts_on <= dayOf(new Date()));
  return (
    <div className={styles.more}>
      <BuyLink
        offer={retreat}
        canBuy={retreat.on_sale && !isFull}
        {...(hasBegun ? { refusal: t.over } : isFull ? { refusal: t.soldOutText } : {})}
      />
      <ButtonLink kind="quiet" href={shopFiles.retreatCalendar(retreat.slug)} icon="calendar">
        {t.save}
      </ButtonLink>
      {retreat.on_sale && retreat.places_left !== null && (
        <p className={styles.places}>{isFull ? t.soldOut : t.places(retreat.places_left)}</p>
      )}
    </div>
  );
}

export const pages = {
  'presenter.retreat.detail': sitePage({
    theme: 'feelgood',
    load: ({ api, params }: CatalogCall) => bySlug(params.slug, api.retreat),
    page: ({ data }) => <RetreatPage retreat={data} />,
    head: ({ title, intro, image, easy, modules }) => ({
      title,
      description: plainText(intro),
      image,
      hasEasy: hasEasy({ easy, modules }),
    }),
  }),
};
