import type { ComponentProps, ReactNode } from 'react';
import { formatCents } from '#kit/money.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Prose } from '#ui/prose.tsx';
import { PageSection } from '#ui/section.tsx';
import { useLinks, useLocale, useTexts } from '#ui/site.tsx';
import type { Coaching } from '../contract.ts';
import { pageTexts } from '../page-texts.ts';
import { catalogTexts } from '../texts.ts';
import { BuyLink } from './buy-link.tsx';
import { CheckoutPlaylistCard } from './checkout-playlist-card.tsx';
import { DayPath } from './day-path.tsx';
import { useShown } from './easy.tsx';
import { ModuleViews } from './module-view.tsx';
import { usePlayLink } from './open-video.tsx';
import { PageTop } from './page-top.tsx';
import { TileList } from './tile-list.tsx';
import { usePurchase } from './use-purchase.ts';
import pages from './pages.module.css';
import styles from './offer-page.module.css';

/**
 * Slot: what an owner sees instead of the offer (S13.2). The app fills it from the courses room once the reader is known. `stage`
 * replaces the image, so that nothing shifts; `rest` replaces the offer and its days.
 */
export type OwnCourse =
  | { readonly state: 'none' }
  | { readonly state: 'failed'; readonly isBusy: boolean; readonly again: () => void }
  | {
      readonly state: 'ready';
      readonly kind: ReactNode;
      readonly stage: ReactNode;
      readonly words: ReactNode;
      readonly rest: ReactNode;
    };

/** A coaching's page (S2.9): trailer, contents and price, target group, the days as a path, questions. */
export function CoachingPage({ coaching, own = { state: 'none' } }: { coaching: Coaching; own?: OwnCourse }) {
  const t = useTexts(catalogTexts);
  const words = useTexts(pageTexts);
  // The days separate the description from advice and questions, which are plain text.
  const { title, lang, intro, modules } = useShown(coaching);
  const firstText = modules.findIndex(({ template }) => template === 'text');
  const split = firstText === -1 ? modules.length : firstText;
  const shown = own.state === 'ready' ? own : null;
  return (
    <div className={pages.page} data-hue="coaching">
      <PageTop
        title={title}
        lang={lang}
        intro={shown ? undefined : intro}
        of={coaching}
        image={{ src: coaching.image }}
        stage={shown?.stage}
        kind={shown?.kind ?? t.coaching.kind(coaching.days)}
      >
        {shown ? shown.words : own.state === 'failed' ? <OwnFailed {...own} /> : <FirstSteps coaching={coaching} />}
      </PageTop>
      {shown ? (
        shown.rest
      ) : (
        <div className={styles.offer} data-single={coaching.trailers.length === 0 || undefined}>
          <Look coaching={coaching} />
          <Included coaching={coaching} />
        </div>
      )}
      <Modules modules={modules} written={coaching.modules} part={[0, split]} />
      {coaching.days > 0 && !shown && (
        <PageSection title={words.course.days(coaching.days)} intro={words.course.daysIntro}>
          <div className={styles.path}>
            <DayPath coaching={coaching} />
          </div>
        </PageSection>
      )}
      <Modules modules={modules} written={coaching.modules} part={[split, modules.length]} />
    </div>
  );
}

/** The owner's part failed to load; the page is usable without it. */
function OwnFailed({ isBusy, again }: { isBusy: boolean; again: () => void }) {
  const t = useTexts(pageTexts);
  return (
    <div role="alert" className={pages.actions}>
      <p>{t.course.ownFailed}</p>
      <Button kind="quiet" busy={isBusy} onClick={again}>
        {t.course.ownAgain}
      </Button>
    </div>
  );
}

/** Its trailers; without any, a card would only repeat the top of the page. */
function Look({ coaching }: { coaching: Coaching }) {
  const t = useTexts(pageTexts);
  const links = useLinks();
  const status = usePurchase('coaching', coaching.slug);
  const [first, ...others] = coaching.trailers;
  if (!first) return null;
  return (
    <div className={styles.look}>
      <CheckoutPlaylistCard
        coaching={coaching}
        purchaseStatus={status}
        checkoutHref={coaching.on_sale ? links('shop.checkout', { shortid: coaching.shortid }) : null}
      />
      {others.length > 0 && (
        <section className={styles.trailers}>
          <h2>{t.course.trailers}</h2>
          <TileList videos={others} coaching={coaching.shortid} size="s" />
        </section>
      )}
    </div>
  );
}

function Modules(props: ComponentProps<typeof ModuleViews> & { part: readonly [from: number, until: number] }) {
  const [from, until] = props.part;
  if (from === until) return null;
  return (
    <div className={pages.modules}>
      <ModuleViews {...props} />
    </div>
  );
}

/** Price and order link, visible without scrolling, and the trailer. */
function FirstSteps({ coaching }: { coaching: Coaching }) {
  const t = useTexts(pageTexts);
  const links = useLinks();
  const locale = useLocale();
  const status = usePurchase('coaching', coaching.slug);
  const canBuy = coaching.on_sale && status === null;
  return (
    <>
      {canBuy && (
        <p className={styles.first}>
          <span className="visually-hidden">{`${t.course.price}: `}</span>
          <strong>{formatCents(coaching.stripe_price_value, locale)}</strong> <small>{t.course.priceShort}</small>
        </p>
      )}
      <div className={pages.actions}>
        {canBuy && <ButtonLink to={links('shop.checkout', { shortid: coaching.shortid })}>{t.buy.course}</ButtonLink>}
        <TrailerLink coaching={coaching} kind={canBuy ? 'quiet' : 'primary'} />
      </div>
    </>
  );
}

/** Plays the first trailer (S4.10); renders nothing if there is none. */
function TrailerLink({ coaching, kind }: { coaching: Coaching; kind: 'primary' | 'quiet' }) {
  const t = useTexts(pageTexts);
  const trailer = coaching.trailers[0];
  const play = usePlayLink({ video: trailer?.shortid ?? '', coaching: coaching.shortid });
  if (!trailer) return null;
  return (
    <ButtonLink {...play} kind={kind} icon="play">
      {t.course.watchTrailer}
    </ButtonLink>
  );
}

/** What it includes, and its total price. */
function Included({ coaching }: { coaching: Coaching }) {
  const t = useTexts(pageTexts);
  const locale = useLocale();
  const { bulletpoints, lang } = useShown(coaching);
  return (
    <section className={styles.included}>
      <h2>{t.course.included}</h2>
      <Prose html={bulletpoints} lang={lang} className={styles.points} />
      <div>
        <p className={styles.price}>
          <span className="visually-hidden">{`${t.course.price}: `}</span>
          {formatCents(coaching.stripe_price_value, locale)}
        </p>
        <p className={pages.note}>{t.course.priceNote}</p>
        {coaching.zfu_number !== '' && <p className={pages.note}>{t.course.approved(coaching.zfu_number)}</p>}
        <BuyLink offer={coaching} canBuy={coaching.on_sale} {...(coaching.awaits_approval && { refusal: t.buy.approval })} />
      </div>
    </section>
  );
}
