import { codeOf, fail, ok, type Result } from '#kit/result.ts';
import { CallFault } from './faults.ts';

/** Reads what a call of the wire answered: expected outcomes as a `Result`, any other status thrown as a `CallFault` (S8.3). */
export async function readAnswer(call: string, response: Response): Promise<Result<unknown>> {
  const code = codeOf(response.status);
  if (!response.ok && !code) {
    throw new CallFault(call, { status: response.status, requestId: response.headers.get('X-Request-Id') ?? undefined });
  }
  const body: unknown = response.status === 204 ? undefined : await response.json();
  return code ? fail(code, body) : ok(body);
}
