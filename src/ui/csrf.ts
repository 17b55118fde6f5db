/** The CSRF token as the wire expects it in `X-XSRF-TOKEN` (S7.1). */

const cookieNamed = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

let renewing: Promise<unknown> | undefined;

/**
 * Fetches a new token if the old one has expired. Concurrent calls share the request: each answer would invalidate the token that
 * another call is sending.
 */
export const renewToken = (): Promise<unknown> =>
  (renewing ??= fetch('/auth/csrf-cookie').finally(() => {
    renewing = undefined;
  }));

/** Whether the browser did not keep the token's cookie: it accepts none from this site. */
export const isTokenRefused = (): boolean => !cookieNamed('XSRF-TOKEN');

/** Fetched first if there is none. */
export async function csrfToken(): Promise<string> {
  if (!cookieNamed('XSRF-TOKEN')) await renewToken();
  return decodeURIComponent(cookieNamed('XSRF-TOKEN') ?? '');
}
