import type { AuthProvider } from 'ra-core';
import { CallFailed, forgetAllNew } from '#desk/office/door.tsx';
import { client } from './client.ts';

/** Who works here, as far as the shell has to know. */
export type OfficeUser = {
  readonly id: string;
  readonly fullname: string;
  readonly email: string;
  readonly image: string;
  readonly roles: readonly string[];
  /** Those that count now: some want a second factor (S16.4). */
  readonly rolesInForce: readonly string[];
};

let asked: Promise<OfficeUser> | undefined;

/** The one who is logged in; asked once, since the page was only sent to somebody with a role. */
export function whoAmI(): Promise<OfficeUser> {
  asked ??= client.user({}).then(({ data }) => data);
  asked.catch(() => {
    asked = undefined;
  });
  return asked;
}

/** The site's own login, which leads back to this very place. */
const loginAddress = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string =>
  `/login?redirect=${encodeURIComponent(pathname + search)}`;

/** The login page is the site's; nothing of it is drawn here. Never resolves, since the page is left. */
const leaveFor = (address: string): Promise<never> => {
  window.location.assign(address);
  return new Promise(() => {});
};

/** Who has no session any more goes to the login; every other failure is said where it happens. */
const leaveWithoutSession = async ({ status }: { readonly status?: number }): Promise<void> => {
  if (status === 401) await leaveFor(loginAddress(window.location));
};

export const authProvider: AuthProvider = {
  login: () => leaveFor(loginAddress(window.location)),
  logout: async () => {
    try {
      await client.logout({});
    } catch (error) {
      // Whoever is logged out already is where they wanted to be.
      if (!(error instanceof CallFailed) || error.status !== 401) throw error;
    }
    forgetAllNew();
    return leaveFor('/');
  },
  // What is refused here ends in a logout, so a lost connection is none of its business.
  checkAuth: async () => {
    try {
      await whoAmI();
    } catch (error) {
      await leaveWithoutSession(error as { status?: number });
    }
  },
  // 403 is said where it happens; whoever may not do one thing stays logged in.
  checkError: leaveWithoutSession,
  getPermissions: async () => (await whoAmI()).rolesInForce,
  getIdentity: async () => {
    const { id, fullname, email, image } = await whoAmI();
    return { id, fullName: fullname || email, avatar: image };
  },
};
