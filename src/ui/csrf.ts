/** The token against forged requests, as the wire wants it back in `X-XSRF-TOKEN` (S7.1). */

const cookieNamed = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** Fetches a new one, where the old is of another time or key. */
export const renewToken = (): Promise<unknown> => fetch('/auth/csrf-cookie');

/** Fetched first where there is none. */
export async function csrfToken(): Promise<string> {
  if (!cookieNamed('XSRF-TOKEN')) await renewToken();
  return decodeURIComponent(cookieNamed('XSRF-TOKEN') ?? '');
}
