import { csrfCookie } from '../src/platform/http/csrf.ts';
import type { Browser } from './browser.ts';
import type { Answer } from './served.ts';

/** Sends a multipart form like a page does, with the CSRF token, fetching it first if necessary. */
export async function sendForm(browser: Browser, path: string, form: FormData): Promise<Answer> {
  if (!browser.cookies.has(csrfCookie)) await browser.get('/auth/csrf-cookie');
  const encoded = new Response(form);
  return browser.ask(path, {
    method: 'POST',
    headers: {
      'content-type': encoded.headers.get('content-type') ?? '',
      'x-xsrf-token': decodeURIComponent(browser.cookies.get(csrfCookie) ?? ''),
      'x-requested-with': 'XMLHttpRequest',
    },
    body: new Uint8Array(await encoded.arrayBuffer()),
  });
}

/** A field, or a file with an optional name. */
export type Part = readonly [name: string, value: string | Uint8Array, fileName?: string];

/** A form with fields and files in order. */
export function formOf(...parts: readonly Part[]): FormData {
  const form = new FormData();
  for (const [name, value, fileName = 'bild.jpg'] of parts) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, new Blob([new Uint8Array(value)]), fileName);
  }
  return form;
}
