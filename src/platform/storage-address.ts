import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { S3Settings } from './storage.ts';

/* Addresses of stores in settings and commands: a folder or a bucket. */

const noControl = /^[^\p{Cc}]+$/u;

/**
 * Parses `s3://BUCKET/PREFIX?endpoint=ADDRESS&region=REGION`; null if invalid. By default Amazon's endpoint and its first region.
 * Keys are not accepted here, since addresses end up in logs. The prefix is '' if there is none.
 */
export function bucketOf(
  value: string,
): (Pick<S3Settings, 'bucket' | 'endpoint' | 'region'> & { readonly prefix: string }) | null {
  const url = URL.parse(value);
  if (url?.protocol !== 's3:' || !/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(url.host)) return null;
  const prefix = url.pathname.replaceAll(/^\/|\/$/g, '');
  if (!/^(?:[\w.-]+(?:\/[\w.-]+)*)?$/.test(prefix) || url.hash || url.username || url.password) return null;
  if ([...url.searchParams.keys()].some((name) => name !== 'endpoint' && name !== 'region')) return null;
  const endpoint = url.searchParams.get('endpoint');
  const region = url.searchParams.get('region') ?? 'us-east-1';
  if (!/^[a-z0-9-]{1,40}$/i.test(region) || (endpoint !== null && !isEndpoint(endpoint))) return null;
  return { bucket: url.host, endpoint: endpoint && new URL(endpoint).href.replace(/\/$/, ''), region, prefix };
}

/** One's own servers and collectors are often in the same network, without TLS. */
export function isEndpoint(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username && !url.password;
}

/** Whether a folder, or an address `file:FOLDER`, has what a shell would have replaced: `~` at its beginning, `$NAME` or `${NAME}`. */
export const isForShell = (value: string): boolean => /^(?:file:(?:\/\/)?)?~|\$\{?[A-Za-z_]/.test(value);

/** The absolute folder of `file:FOLDER`; null if invalid. */
export function storageFolder(value: string): string | null {
  if (!value.startsWith('file:') || isForShell(value) || !noControl.test(value)) return null;
  const rest = value.slice('file:'.length);
  if (!rest.startsWith('//')) return rest ? path.resolve(rest) : null;
  const url = URL.parse(value);
  if (!url || url.host !== '' || url.search || url.hash) return null;
  try {
    return fileURLToPath(url);
  } catch {
    // A bare %, or an encoded slash.
    return null;
  }
}
