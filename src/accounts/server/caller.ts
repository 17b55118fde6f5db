import type { CallContext, Caller } from '#kit/endpoint.ts';
import { rowOfCaller } from './sessions.ts';
import type { KnownUser } from './users.ts';

/** Who asks, where the endpoint's guard let nobody else in. */
export async function callerOf(context: CallContext): Promise<Caller> {
  const caller = await context.caller();
  if (!caller) throw new Error('This call has no guard.');
  return caller;
}

/** Who asks, with the row that was read with the session. */
export async function memberOf(context: CallContext): Promise<{ sessionId: string; row: KnownUser }> {
  const caller = await callerOf(context);
  const row = rowOfCaller(caller);
  if (!row) throw new Error('This caller was not found by the session.');
  return { sessionId: caller.sessionId, row };
}
