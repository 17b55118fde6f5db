import type { ReactNode } from 'react';
import { Link } from '#ui/link.tsx';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';
import { useForeignLang, useLinks, useTexts } from '#ui/site.tsx';
import type { Coaching } from '../contract.ts';
import { pageTexts } from '../page-texts.ts';
import { usePlayLink } from './open-video.tsx';
import { checkoutAction, checkoutHeadline, type CheckoutAction, type CheckoutCard } from './teasers.ts';
import styles from './checkout-playlist-card.module.css';

type CheckoutPlaylistCardProps = {
  coaching: Coaching;
  /** The reader's purchase: its status, or null. */
  purchaseStatus?: string | null;
  /** Target of a click if there is neither a trailer nor a purchase; null disables such links (S4.10). */
  checkoutHref?: string | null;
  level?: 2 | 3;
};

/** A preview of a coaching's content as a card (S2.42); clicks follow S4.10. */
export function CheckoutPlaylistCard({
  coaching,
  purchaseStatus = null,
  checkoutHref = null,
  level = 2,
}: CheckoutPlaylistCardProps) {
  const t = useTexts(pageTexts);
  const lang = useForeignLang(coaching.lang);
  const card: CheckoutCard = { ...coaching, title_teaser: '', purchase_status: purchaseStatus };
  const headline = checkoutHeadline(card);
  const action = checkoutAction(card, checkoutHref !== null);
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <article className={styles.card} data-hue="coaching">
      <Picture src={coaching.image} sizes="(max-width: 1023px) 92vw, 560px" className={styles.picture} />
      <div className={styles.text}>
        {headline.fixed ? <Heading>{t.course.expects}</Heading> : <Heading lang={lang}>{headline.title}</Heading>}
        <p className={styles.meta}>
          {coaching.trailers.length > 0
            ? t.course.card(coaching.days, coaching.trailers.length)
            : t.course.cardDays(coaching.days)}
        </p>
        <CardLink action={action} coaching={coaching} checkoutHref={checkoutHref} />
      </div>
    </article>
  );
}

type CardLinkProps = { action: CheckoutAction; coaching: Coaching; checkoutHref: string | null };

function CardLink({ action, coaching, checkoutHref }: CardLinkProps): ReactNode {
  const t = useTexts(pageTexts);
  const links = useLinks();
  const lang = useForeignLang(action.kind === 'trailer' ? action.trailer.lang : coaching.lang);
  const play = usePlayLink({
    video: action.kind === 'trailer' ? action.trailer.shortid : coaching.shortid,
    coaching: coaching.shortid,
  });
  switch (action.kind) {
    case 'trailer':
      return (
        <Link {...play} className={`card-link ${styles.link}`}>
          <Icon name="play" size={22} />
          <span>
            {t.course.play}
            <span className={styles.of} lang={lang}>
              {action.trailer.title}
            </span>
          </span>
        </Link>
      );
    case 'coaching':
      return (
        <Link to={links('presenter.coaching.detail', { slug: coaching.slug })} className={`card-link ${styles.link}`}>
          <Icon name="arrow-right" size={22} />
          {t.course.view}
        </Link>
      );
    case 'checkout':
      return (
        <Link
          to={checkoutHref ?? links('presenter.coaching.detail', { slug: coaching.slug })}
          className={`card-link ${styles.link}`}
        >
          <Icon name="arrow-right" size={22} />
          {t.course.checkout}
        </Link>
      );
    case 'none':
      return null;
  }
}
