import { useEffect, useRef, type ComponentType } from 'react';
import { useRevalidator } from 'react-router';
import { fail, ok, type Result } from '#kit/result.ts';
import { shortidPattern } from '#paths/patterns.ts';
import type { RouteName } from '#paths/routes.ts';
import type { User } from '#accounts/contract.ts';
import { accountPageTexts } from '#accounts/page-texts.ts';
import type { Guard } from '#accounts/rules.ts';
import { AddressPage } from '#accounts/site/address-page.tsx';
import { isMarked, useMember } from '#accounts/site/door.ts';
import { EditPage } from '#accounts/site/edit-page.tsx';
import { ForgotPage } from '#accounts/site/forgot-page.tsx';
import { LoginPage } from '#accounts/site/login-page.tsx';
import { LogoutPage } from '#accounts/site/logout-page.tsx';
import { NewsletterPage } from '#accounts/site/newsletter-page.tsx';
import { ProfilePage } from '#accounts/site/profile-page.tsx';
import { RegisterPage } from '#accounts/site/register-page.tsx';
import { ResetPage } from '#accounts/site/reset-page.tsx';
import { SecurityPage } from '#accounts/site/security-page.tsx';
import { SessionsPage } from '#accounts/site/sessions-page.tsx';
import { VerifyPage } from '#accounts/site/verify-page.tsx';
import type { Coaching, Playlist, Video } from '#catalog/contract.ts';
import { courseTexts } from '#courses/page-texts.ts';
import { EndMailsPage } from '#courses/site/door.ts';
import type { Locale } from '#kit/locale.ts';
import { fetchUnfinished } from '#playback/site/position-calls.ts';
import { StatusRegion } from '#ui/status.tsx';
import { admit } from './admit.ts';
import type { SiteApi } from './api.ts';
import { HomePage } from './home/home-page.tsx';
import type { Head, LoadCall } from './load-call.ts';

/** What a visit to one of these pages is about: who visits, with what query, and what the page shows beside that. */
type Visit = {
  readonly user: User | null;
  readonly query: URLSearchParams;
  /** The course that an address is needed for. */
  readonly coaching?: Coaching;
  /** What is new for members. */
  readonly exclusive?: Playlist | undefined;
  /** What the member did not finish watching (S11.3). */
  readonly unfinished?: readonly Video[];
};
type Page = ComponentType<{ data: Visit }>;

async function unfinishedOf({ positions }: SiteApi, locale: Locale): Promise<readonly Video[]> {
  if (!positions) return fetchUnfinished(locale);
  const answer = await positions.unfinished({});
  return answer.ok ? answer.value.data : [];
}

/** What a page needs beside the member. */
async function findFor(name: RouteName, { api, params, locale }: LoadCall): Promise<Result<Omit<Visit, 'user' | 'query'>>> {
  if (name === 'home') {
    const [content, unfinished] = await Promise.all([api.content({}), unfinishedOf(api, locale)]);
    return content.ok ? ok({ exclusive: content.value.data.exclusive[0], unfinished }) : content;
  }
  if (name !== 'user.address.coaching') return ok({});
  const shortid = params.coaching ?? '';
  if (!shortidPattern.test(shortid)) return fail('not-found');
  const coaching = await api.coachingByShortid({ shortid });
  return coaching.ok ? ok({ coaching: coaching.value.data }) : coaching;
}

/** Loads a page for whoever may see it. */
export async function load(name: RouteName, guard: Guard, call: LoadCall): Promise<Result<Visit>> {
  const user = await admit(guard, call);
  const found = await findFor(name, call);
  return found.ok ? ok({ user, query: call.url.searchParams, ...found.value }) : found;
}

/** Members' pages follow a logout in another tab: they are asked for anew, and that leads to the login. */
function useLeaving(): void {
  const { revalidate } = useRevalidator();
  const member = useMember();
  const was = useRef(member);
  useEffect(() => {
    if (was.current && !member && !isMarked()) void revalidate();
    was.current = member;
  }, [member, revalidate]);
}

/** A page of a member's own, with the member as last saved. */
const own = (Inner: ComponentType<{ user: User; visit: Visit }>): Page =>
  function OwnPage({ data }) {
    useLeaving();
    const user = useMember() ?? data.user;
    if (!user) throw new Error('a page behind its guard has its member');
    return (
      <>
        <Inner user={user} visit={data} />
        <StatusRegion />
      </>
    );
  };

export const pages = {
  login: ({ data }) => <LoginPage query={data.query} />,
  register: ({ data }) => <RegisterPage query={data.query} />,
  logout: () => <LogoutPage />,
  verify: own(({ user }) => <VerifyPage user={user} />),
  'password.forgot': () => <ForgotPage />,
  'password.reset': ({ data }) => <ResetPage query={data.query} />,
  newsletter: ({ data }) => <NewsletterPage query={data.query} />,
  home: own(({ user, visit }) => (
    <HomePage
      user={user}
      exclusive={visit.exclusive}
      unfinished={visit.unfinished ?? []}
      verified={visit.query.get('verified') === '1' ? visit.query : null}
    />
  )),
  'user.profile': own(({ user }) => <ProfilePage user={user} />),
  'user.edit': own(({ user }) => <EditPage user={user} />),
  'user.address': own(({ user }) => <AddressPage user={user} coaching={null} />),
  'user.address.coaching': own(({ user, visit }) => <AddressPage user={user} coaching={visit.coaching ?? null} />),
  'user.sessions': own(() => <SessionsPage />),
  'user.security': own(({ user }) => <SecurityPage user={user} />),
  'courses.mails': ({ data }) => <EndMailsPage query={data.query} />,
} satisfies Partial<Record<RouteName, Page>>;

export const headOf = (name: keyof typeof pages, locale: Locale): Head => ({
  title: name === 'courses.mails' ? courseTexts[locale].endMails.title : accountPageTexts[locale].titles[name],
  description: '',
  isUnlisted: true,
});
