import { CallFailed, forgetAllNew, type OfficeUser } from '#desk/office/door.tsx';
import { client } from './client.ts';

const isSignedOut = (error: unknown): boolean => error instanceof CallFailed && error.status === 401;

/** The page is left, so this never resolves. */
const leaveFor = (address: string): Promise<never> => {
  window.location.assign(address);
  return new Promise(() => {});
};

/** Loads the user. Without a session it redirects to the site's login, which leads back here; nothing of the page renders. */
export async function whoWorksHere(): Promise<OfficeUser> {
  try {
    return (await client.user({})).data;
  } catch (error) {
    if (!isSignedOut(error)) throw error;
    const { pathname, search } = window.location;
    return leaveFor(`/login?redirect=${encodeURIComponent(pathname + search)}`);
  }
}

export async function logOut(): Promise<void> {
  try {
    await client.logout({});
  } catch (error) {
    // An ended session is what the user wanted.
    if (!isSignedOut(error)) throw error;
  }
  forgetAllNew();
  await leaveFor('/');
}
