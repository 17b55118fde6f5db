import type { Guard } from '#accounts/rules.ts';
import { chunkOf, memberHead } from './later-pages.ts';
import { later, route, type AnyRoute, type Chunks } from './route.ts';

type Name = keyof Chunks['members']['pages'];

/** Who may see which page of members. How it loads, looks and is called stands in its chunk: readers of the start page need none of it. */
const guards: Readonly<Record<Name, Guard>> = {
  login: 'guest',
  register: 'guest',
  logout: 'anyone',
  verify: 'unverified',
  'password.forgot': 'anyone',
  'password.reset': 'anyone',
  newsletter: 'anyone',
  home: 'verified',
  'user.profile': 'verified',
  'user.edit': 'verified',
  'user.address': 'verified',
  'user.address.coaching': 'verified',
  'user.sessions': 'verified',
  'user.security': 'verified',
  'courses.mails': 'anyone',
};

export const memberRoutes: readonly AnyRoute[] = (Object.keys(guards) as Name[]).map((name) =>
  route({
    name,
    guard: guards[name],
    backgroundSentiment: 'default',
    load: async (call) => (await chunkOf('members')).load(name, guards[name], call),
    page: later('members', ({ pages }) => pages[name]),
    head: (_, { locale }) => memberHead(name, locale),
  }),
);
