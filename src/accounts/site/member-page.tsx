import { useEffect, useRef, type ComponentType } from 'react';
import { useRevalidator } from 'react-router';
import { ok } from '#kit/result.ts';
import { sitePage, type AnyPage, type Head, type LoadCall } from '#ui/page.ts';
import { StatusRegion } from '#ui/status.tsx';
import type { User } from '../contract.ts';
import { accountPageTexts, type AccountPageTexts } from '../page-texts.ts';
import { isMarked, useMember } from './member.ts';

/** The loader's data of a guarded page: `user` is null if the page needs no login. */
export type MemberCall<Calls = unknown> = LoadCall<Calls> & { readonly user: User | null };

/** The visitor and the query. */
export type Visit = { readonly user: User | null; readonly query: URLSearchParams };

type Titled = keyof AccountPageTexts['titles'];

/** The head of members' pages: noindex. */
export const memberHead =
  (name: Titled) =>
  (_: unknown, { locale }: { readonly locale: keyof typeof accountPageTexts }): Head => ({
    title: accountPageTexts[locale].titles[name],
    description: '',
    isUnlisted: true,
  });

/** Pages that only need the visitor. */
export const memberPages = <Name extends Titled>(pages: Readonly<Record<Name, ComponentType<{ data: Visit }>>>) =>
  Object.fromEntries(
    Object.entries<ComponentType<{ data: Visit }>>(pages).map(([name, page]) => [
      name,
      sitePage({
        load: ({ user, url }: MemberCall) => Promise.resolve(ok({ user, query: url.searchParams })),
        page,
        head: memberHead(name as Name),
      }),
    ]),
  ) as Record<Name, AnyPage<MemberCall>>;

/** Members' pages follow a logout in another tab: they reload, which redirects to the login. */
function useLeaving(): void {
  const { revalidate } = useRevalidator();
  const member = useMember();
  const was = useRef(member);
  useEffect(() => {
    if (was.current && !member && !isMarked()) void revalidate();
    was.current = member;
  }, [member, revalidate]);
}

/** A member's own page, with the member as last saved. */
export const own = <Data extends { readonly user: User | null }>(Inner: ComponentType<{ user: User; data: Data }>) =>
  function OwnPage({ data }: { data: Data }) {
    useLeaving();
    const user = useMember() ?? data.user;
    if (!user) throw new Error('a page behind its guard has its member');
    return (
      <>
        <Inner user={user} data={data} />
        <StatusRegion />
      </>
    );
  };
