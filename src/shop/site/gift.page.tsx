import { useState } from 'react';
import { useDays } from '#catalog/site/door.tsx';
import { dayOf } from '#kit/dates.ts';
import { formatCents } from '#kit/money.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { copyText } from '#ui/copy-text.ts';
import { TextAreaField, TextField } from '#ui/field.tsx';
import { FormCard, FormPage } from '#ui/form-page.tsx';
import { Link } from '#ui/link.tsx';
import { useIdentity, useLinks, useLocale, useTexts } from '#ui/site.tsx';
import { say, sayFailed } from '#ui/status-state.ts';
import { sitePage } from '#ui/page.ts';
import type { Order } from '../contract.ts';
import { shopTexts } from '../page-texts.ts';
import { findOrder, saying, unlisted } from './shop-call.tsx';
import { useSettled } from './use-settled.ts';
import styles from './after.module.css';

/** /shop/geschenk/:order: the bought code, to be passed on or printed. */
export function GiftPage({ data }: { data: Order }) {
  const t = useTexts(shopTexts).gift;
  const links = useLinks();
  const { order, isWaiting } = useSettled(data);
  if (order.voucher) return <Ready order={order} voucher={order.voucher} />;
  return (
    <FormPage title={t.title}>
      <FormCard>
        <output data-waits-for={isWaiting ? order.id : undefined}>{isWaiting ? t.notReady : t.gone}</output>
        <div>
          <ButtonLink kind="quiet" to={links('shop.thanks', { order: order.id })}>
            {t.toThanks}
          </ButtonLink>
        </div>
      </FormCard>
    </FormPage>
  );
}

type ReadyProps = { order: Order; voucher: NonNullable<Order['voucher']> };

/** The giver's message on the card; it never leaves the page. */
type Words = { readonly to: string; readonly from: string; readonly greeting: string };

function Ready({ order, voucher }: ReadyProps) {
  const t = useTexts(shopTexts).gift;
  const links = useLinks();
  const { baseUrl, siteName } = useIdentity();
  const days = useDays();
  const locale = useLocale();
  const [words, setWords] = useState<Words>({ to: '', from: '', greeting: '' });
  const address = baseUrl + links('shop.coupon', { id: voucher.code });
  const copy = async (text: string, button: Element): Promise<void> => {
    if (await copyText(text, button)) say(t.copied);
    else sayFailed(t.notCopied);
  };
  const field = (name: keyof Words) => ({
    name,
    label: t[name],
    value: words[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => setWords({ ...words, [name]: target.value }),
  });
  const mail = new URLSearchParams({
    subject: t.mailSubject,
    body: [words.greeting, address, words.from].filter(Boolean).join('\n\n'),
  });
  return (
    <FormPage title={t.title} intro={<p className={styles.screen}>{t.intro}</p>}>
      <div className={styles.written}>
        <TextField {...field('to')} hint={t.toHint} maxLength={60} />
        <TextField {...field('from')} maxLength={60} />
        <TextAreaField {...field('greeting')} rows={3} maxLength={400} />
      </div>
      <article className={styles.gift} data-hue="feelgood">
        <p className={styles.for}>{words.to.trim() === '' ? t.for : t.forName(words.to.trim())}</p>
        <h2>{voucher.value === null ? order.offer.name : t.worth(formatCents(voucher.value, locale))}</h2>
        {words.greeting.trim() !== '' && <p className={styles.greeting}>{words.greeting.trim()}</p>}
        {words.from.trim() !== '' && <p className={styles.for}>{t.fromName(words.from.trim())}</p>}
        <p className={styles.code} translate="no">
          <span className="visually-hidden">{`${t.code}: `}</span>
          {voucher.code}
        </p>
        <p className={styles.small}>
          {t.redeemAt} <a href={address}>{address.replace(/^https?:\/\//, '')}</a>
        </p>
        <p className={styles.small}>
          {voucher.valid_until !== null && `${t.until(days(dayOf(new Date(voucher.valid_until))))} · `}
          {siteName}
        </p>
      </article>
      <div className={styles.ways}>
        <Button icon="link" onClick={({ currentTarget }) => void copy(voucher.code, currentTarget)}>
          {t.copy}
        </Button>
        <Button kind="quiet" onClick={({ currentTarget }) => void copy(address, currentTarget)}>
          {t.copyLink}
        </Button>
        <ButtonLink kind="quiet" href={`mailto:?${String(mail).replaceAll('+', '%20')}`}>
          {t.mail}
        </ButtonLink>
        <Button kind="quiet" onClick={() => window.print()}>
          {t.print}
        </Button>
      </div>
      <p className={styles.back}>
        <Link to={links('home')}>{t.home}</Link>
      </p>
    </FormPage>
  );
}

export const pages = {
  'shop.gift': sitePage({
    load: findOrder,
    page: saying(GiftPage),
    head: (_, { locale }) => unlisted(shopTexts[locale].gift.title),
  }),
};
