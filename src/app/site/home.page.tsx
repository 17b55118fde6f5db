import type { User } from '#accounts/contract.ts';
import { Avatar } from '#accounts/site/avatar.tsx';
import { memberHead, own, type MemberCall } from '#accounts/site/door.ts';
import { onward } from '#accounts/site/onward.ts';
import type { Playlist, Video } from '#catalog/contract.ts';
import { VideoTile } from '#catalog/site/door.tsx';
import { ok } from '#kit/result.ts';
import { officeBase } from '#paths/office-pages.ts';
import type { CorrectionNotice } from '#playback/contract.ts';
import { Corrections } from '#playback/site/corrections.tsx';
import { fetchCorrections, fetchUnfinished } from '#playback/site/position-calls.ts';
import { UnfinishedRow } from '#playback/site/unfinished-row.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageSection } from '#ui/section.tsx';
import { sitePage } from '#ui/page.ts';
import { useLinks, useTexts } from '#ui/site.tsx';
import type { SiteApi } from '../api.ts';
import { NoCoachings, Offers, Purchases } from './own-offers.tsx';
import { homeTexts } from './home-texts.ts';
import styles from './home.module.css';

type HomePageProps = {
  user: User;
  /** The list for members only, newest first. */
  exclusive: Playlist | null;
  /** Their unfinished videos, last watched first. */
  unfinished: readonly Video[];
  /** Corrections of videos since they watched them. */
  corrections: readonly CorrectionNotice[];
  /** The query after e-mail confirmation, with the redirect target from before it. */
  verified: URLSearchParams | null;
};

/** /home (S2.6): the member's account, news for members, and personal content. */
export function HomePage({ user, exclusive, unfinished, corrections, verified }: HomePageProps) {
  const t = useTexts(homeTexts);
  return (
    <div className={styles.page}>
      <Top user={user} />
      {verified && <Verified user={user} query={verified} />}
      <Corrections notices={corrections} />
      <UnfinishedRow videos={unfinished} />
      {exclusive && <Newest playlist={exclusive} />}
      {user.coachings.length > 0 ? <Offers title={t.coachings} offers={user.coachings} kind="coaching" /> : <NoCoachings />}
      {user.retreats.length > 0 && <Offers title={t.retreats} offers={user.retreats} kind="retreat" />}
      {user.products.length > 0 && <Purchases products={user.products} />}
    </div>
  );
}

function Top({ user }: { user: User }) {
  const t = useTexts(homeTexts);
  const links = useLinks();
  return (
    <div className={styles.top}>
      <Avatar image={user.image} />
      <div className={styles.words}>
        <p className={styles.greeting}>{t.greeting}</p>
        <h1 className={styles.name} translate="no">
          {user.fullname}
        </h1>
        <div className={styles.actions}>
          <ButtonLink kind="quiet" to={links('user.edit')}>
            {t.edit}
          </ButtonLink>
          <ButtonLink kind="plain" to={links('user.profile')}>
            {t.account}
          </ButtonLink>
          {user.roles.length > 0 && (
            <ButtonLink kind="plain" href={officeBase}>
              {t.toOffice}
            </ButtonLink>
          )}
          <ButtonLink kind="plain" to={links('logout')}>
            {t.logOut}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

/** S2.6; continues to the redirect target, if any. */
function Verified({ user, query }: { user: User; query: URLSearchParams }) {
  const t = useTexts(homeTexts);
  const { path, isDocument } = onward(query, user, useLinks());
  return (
    <Notice icon="check" role="alert" className={styles.notice}>
      <p>{t.verified}</p>
      {query.has('redirect') && (
        <div className={styles.goOn}>
          <ButtonLink {...(isDocument ? { href: path } : { to: path })}>{t.goOn}</ButtonLink>
        </div>
      )}
    </Notice>
  );
}

function Newest({ playlist }: { playlist: Playlist }) {
  const t = useTexts(homeTexts);
  const links = useLinks();
  const [newest] = playlist.videos;
  if (!newest) return null;
  return (
    <PageSection title={t.exclusive} more={{ to: links('playlist', { slug: playlist.slug }), label: t.exclusiveMore }}>
      <div className={styles.newest}>
        <VideoTile video={newest} playlist={playlist.shortid} size="l" first />
      </div>
    </PageSection>
  );
}

export type HomeCall = MemberCall<SiteApi>;

async function unfinishedOf({ api: { positions }, locale }: HomeCall): Promise<readonly Video[]> {
  if (!positions) return fetchUnfinished(locale);
  const answer = await positions.unfinished({});
  return answer.ok ? answer.value.data : [];
}

async function correctionsOf({ api: { positions }, locale }: HomeCall): Promise<readonly CorrectionNotice[]> {
  if (!positions) return fetchCorrections(locale);
  const answer = await positions.corrections({});
  return answer.ok ? answer.value.data : [];
}

export const pages = {
  home: sitePage({
    load: async (call: HomeCall) => {
      const [exclusive, unfinished, corrections] = await Promise.all([
        call.api.newestExclusive({}),
        unfinishedOf(call),
        correctionsOf(call),
      ]);
      if (!exclusive.ok) return exclusive;
      const { user, url } = call;
      return ok({ user, query: url.searchParams, exclusive: exclusive.value.data, unfinished, corrections });
    },
    page: own(({ user, data: { exclusive, unfinished, corrections, query } }) => (
      <HomePage
        user={user}
        exclusive={exclusive}
        unfinished={unfinished}
        corrections={corrections}
        verified={query.get('verified') === '1' ? query : null}
      />
    )),
    head: memberHead('home'),
  }),
};
