import { codeOf, fail, ok, type Result } from '#kit/result.ts';
import { CallFault } from '#ui/faults.ts';

/** A call like the site's: known statuses are failures; unexpected ones and lost connections throw. */
export async function call(path: string, body: unknown): Promise<Result<unknown>> {
  const response = await fetch(`/parts/call/${path}`, { method: 'POST', body: JSON.stringify(body) });
  const answer: unknown = await response.json();
  if (response.ok) return ok(answer);
  const code = codeOf(response.status);
  if (!code) throw new CallFault(path, { status: response.status, requestId: response.headers.get('X-Request-Id') ?? undefined });
  return fail(code, answer);
}
