import type { Role } from '../src/kit/roles.ts';
import { openBrowser, type Browser } from './browser.ts';
import type { Served } from './served.ts';
import { givenLogin } from './sessions.ts';

export type Staff = Readonly<Record<Role | 'member' | 'visitor', Browser>>;

/** A user of each role with a second factor (S16.4), a member without a role, and a visitor. */
export async function givenStaff(site: Served): Promise<Staff> {
  const secondFactor = { totpConfirmedAt: site.clock.now() };
  const of = async (...roles: Role[]): Promise<Browser> => (await givenLogin(site, { roles, ...secondFactor })).browser;
  return {
    admin: await of('admin'),
    editor: await of('editor'),
    support: await of('support'),
    member: (await givenLogin(site)).browser,
    visitor: openBrowser(site),
  };
}
