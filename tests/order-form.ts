import { csrfCookie } from '../src/platform/http/csrf.ts';
import type { Browser } from './browser.ts';
import type { Answer } from './served.ts';

/** Submits an order like its form (S14.7): the query of `address`, and the CSRF token. */
export async function sendOrder(
  browser: Browser,
  address: string,
  more: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<Answer> {
  const [path = '', query = ''] = address.split('?');
  if (!browser.cookies.has(csrfCookie)) await browser.get('/auth/csrf-cookie');
  const token = decodeURIComponent(browser.cookies.get(csrfCookie) ?? '');
  return browser.ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: String(new URLSearchParams([...new URLSearchParams(query), ['_token', token], ...Object.entries(more)])),
  });
}
