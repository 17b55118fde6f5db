import type { CallContext, Caller } from '#kit/endpoint.ts';
import { rowOfCaller } from './sessions.ts';
import type { KnownUser } from './users.ts';

/** The caller of an endpoint whose guard requires a login. */
export async function callerOf(context: CallContext): Promise<Caller> {
  const caller = await context.caller();
  if (!caller) throw new Error('This call has no guard.');
  return caller;
}

/** The caller, with the user's row that was loaded with the session. */
export async function memberOf(context: CallContext): Promise<{ sessionId: string; row: KnownUser }> {
  const caller = await callerOf(context);
  const row = rowOfCaller(caller);
  if (!row) throw new Error('This caller was not found by the session.');
  return { sessionId: caller.sessionId, row };
}
