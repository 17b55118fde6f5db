/** The token against forged requests, as the wire wants it back in `X-XSRF-TOKEN` (S7.1). */

const cookieNamed = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

let renewing: Promise<unknown> | undefined;

/**
 * Fetches a new one, where the old is of another time or key. Calls that begin at once share it: each answer would take the place of
 * the token that another call is just sending.
 */
export const renewToken = (): Promise<unknown> =>
  (renewing ??= fetch('/auth/csrf-cookie').finally(() => {
    renewing = undefined;
  }));

/** Fetched first where there is none. */
export async function csrfToken(): Promise<string> {
  if (!cookieNamed('XSRF-TOKEN')) await renewToken();
  return decodeURIComponent(cookieNamed('XSRF-TOKEN') ?? '');
}
