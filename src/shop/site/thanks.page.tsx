import { useEffect, type ReactNode } from 'react';
import { shopFiles } from '#paths/shop-files.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { FormActions } from '#ui/form.tsx';
import { FormCard, FormPage } from '#ui/form-page.tsx';
import { useLinks, useTexts } from '#ui/site.tsx';
import { ok, type Result } from '#kit/result.ts';
import { sitePage } from '#ui/page.ts';
import type { Order } from '../contract.ts';
import { shopTexts } from '../page-texts.ts';
import { checkoutPath } from './checkout-data.ts';
import { forgetFormKey } from './form-key.ts';
import { findOrder, unlisted, type ShopCall } from './shop-call.tsx';
import { hasAddress } from './use-buyer.ts';
import { useSettled } from './use-settled.ts';
import styles from './after.module.css';

export type ThanksData = {
  readonly order: Order;
  /** The shortid of the first course whose owner still has to give an address (S4.7). */
  readonly addressFor: string | null;
};

/** /shop/danke/:order: waits until the payment is settled, then shows the next steps. */
export function ThanksPage({ data }: { data: ThanksData }) {
  const t = useTexts(shopTexts).thanks;
  const links = useLinks();
  const { order, isWaiting, isLong } = useSettled(data.order);
  const { status } = order;
  useEffect(() => forgetFormKey('order'), []);
  const title =
    status === 'failed' ? t.failedTitle : status === 'expired' ? t.expiredTitle : isUndone(order) ? t.undoneTitle : t.title;
  return (
    <FormPage title={title} intro={<p className={styles.number}>{t.number(order.number)}</p>}>
      <FormCard>
        <output className={styles.state} data-waits-for={isWaiting ? order.id : undefined}>
          {isWaiting && <span className={styles.spinner} />}
          <span>{isWaiting ? (isLong ? t.waitingLong : t.waiting) : wordsFor(order, t)}</span>
        </output>
        {status === 'succeeded' && <Onward order={order} addressFor={data.addressFor} />}
        {(status === 'succeeded' || isWaiting) && (
          <p className={styles.small}>
            <Link to={links('shop.withdrawal', { order: order.number })}>{t.withdraw}</Link>
          </p>
        )}
        {(status === 'failed' || status === 'expired') && (
          <FormActions>
            <ButtonLink to={checkoutPath(order.offer, links, { code: order.code ?? '', isGift: order.is_gift })}>
              {t.again}
            </ButtonLink>
          </FormActions>
        )}
        {(isWaiting || isUndone(order) || status === 'disputed') && (
          <FormActions>
            <ButtonLink kind="quiet" to={links('home')}>
              {t.home}
            </ButtonLink>
          </FormActions>
        )}
      </FormCard>
    </FormPage>
  );
}

const isUndone = ({ status }: Order): boolean => status === 'refunded' || status === 'withdrawn';

type Words = (typeof shopTexts)['de']['thanks'];

function wordsFor({ status, voucher, due }: Order, t: Words): string {
  if (status === 'failed') return t.failed;
  if (status === 'expired') return t.expired;
  if (status === 'disputed') return t.disputed;
  if (status !== 'succeeded') return t.undone;
  return `${voucher ? t.doneGift : due === 0 ? t.doneFree : t.done} ${t.mail}`;
}

/** The next steps after a payment. */
function Onward({ order, addressFor }: ThanksData) {
  const t = useTexts(shopTexts).thanks;
  const links = useLinks();
  const { offer, coachings, receipt, voucher, is_gift: isGift } = order;
  const paper = receipt !== null && (
    <ButtonLink kind="plain" href={receipt} icon="download">
      {t.receipt}
    </ButtonLink>
  );
  const ways = (children: ReactNode) => (
    <FormActions>
      {children}
      {paper}
    </FormActions>
  );
  if (isGift || voucher) return ways(<ButtonLink to={links('shop.gift', { order: order.id })}>{t.toGift}</ButtonLink>);
  if (offer.type === 'retreat') {
    return (
      <>
        <p>{t.retreatReady}</p>
        {ways(
          <>
            <ButtonLink href={shopFiles.retreatCalendar(offer.slug)} icon="calendar">
              {t.calendar}
            </ButtonLink>
            <ButtonLink kind="quiet" to={links('presenter.retreat.detail', { slug: offer.slug })}>
              {t.toRetreat}
            </ButtonLink>
          </>,
        )}
      </>
    );
  }
  if (addressFor !== null) {
    return (
      <>
        <p>{t.addressFirst}</p>
        {ways(<ButtonLink to={links('user.address.coaching', { coaching: addressFor })}>{t.toAddress}</ButtonLink>)}
      </>
    );
  }
  return (
    <>
      {coachings.map(({ slug, title }) => (
        <p key={slug}>{t.coachingReady(title)}</p>
      ))}
      {ways(
        coachings.map(({ slug, title }) => (
          <ButtonLink key={slug} to={links('presenter.coaching.detail', { slug })}>
            {coachings.length === 1 ? t.start : t.startNamed(title)}
          </ButtonLink>
        )),
      )}
    </>
  );
}

async function load(call: ShopCall): Promise<Result<ThanksData>> {
  const order = await findOrder(call);
  if (!order.ok) return order;
  if (!call.user || hasAddress(call.user)) return ok({ order: order.value, addressFor: null });
  const coachings = await Promise.all(order.value.coachings.map(({ shortid }) => call.api.coachingByShortid({ shortid })));
  const needy = coachings.find((coaching) => coaching.ok && coaching.value.data.needs_address);
  return ok({ order: order.value, addressFor: needy?.ok ? needy.value.data.shortid : null });
}

export const pages = {
  'shop.thanks': sitePage({
    load,
    page: ThanksPage,
    head: (_, { locale }) => unlisted(shopTexts[locale].thanks.headTitle),
  }),
};
