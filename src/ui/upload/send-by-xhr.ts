import { codeOf, fail, ok, type Result } from '#kit/result.ts';
import { CallFault } from '../faults.ts';
import type { Send } from './transfer.ts';

type XhrOptions = {
  readonly url: string;
  /** The name of the file's part in the multipart body. */
  readonly field: string;
  /** Further fields of the body, such as whose file it is. */
  readonly meta?: Readonly<Record<string, string>>;
  /** Called for each upload, since the CSRF token (S4.1) changes. */
  readonly headers: () => Readonly<Record<string, string>>;
};

const named = (body: Blob): string => (body instanceof File ? body.name : 'upload.jpg');

function bodyOf(xhr: XMLHttpRequest): unknown {
  try {
    return JSON.parse(xhr.responseText) as unknown;
  } catch {
    // A proxy's page, or no body: only the status counts.
    return undefined;
  }
}

/** 200 to 299 is success (S9.4), known failures are failures, anything else is a fault. */
function answerOf<Value>(xhr: XMLHttpRequest, url: string): Result<Value> {
  const body = bodyOf(xhr);
  if (xhr.status >= 200 && xhr.status < 300) return ok(body as Value);
  const code = codeOf(xhr.status);
  if (code) return fail(code, body);
  throw new CallFault(url, { status: xhr.status, requestId: xhr.getResponseHeader('X-Request-Id') ?? undefined });
}

/** Uploads a file as one multipart request. XMLHttpRequest, since fetch reports no upload progress. */
export const sendByXhr =
  <Value>({ url, field, meta = {}, headers }: XhrOptions): Send<Value> =>
  (body, { onProgress, signal }) =>
    new Promise((resolve, reject) => {
      const xhr = new XMLHttpRequest();
      const form = new FormData();
      for (const [name, value] of Object.entries(meta)) form.append(name, value);
      form.append(field, body, named(body));
      xhr.open('POST', url);
      xhr.setRequestHeader('Accept', 'application/json');
      for (const [name, value] of Object.entries(headers())) xhr.setRequestHeader(name, value);
      xhr.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded, total));
      xhr.addEventListener('load', () => {
        try {
          resolve(answerOf<Value>(xhr, url));
        } catch (fault) {
          reject(fault);
        }
      });
      xhr.addEventListener('error', () => reject(new Error('the connection was lost')));
      signal.addEventListener('abort', () => xhr.abort(), { once: true });
      xhr.addEventListener('abort', () => reject(new Error('stopped')));
      xhr.send(form);
    });
