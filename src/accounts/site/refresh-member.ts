import { useCallback } from 'react';
import { useAccountCalls } from './calls.ts';
import { keepMember } from './member.ts';

/** Reloads the member after a change of what they hold. Without an answer nothing changes. */
export function useRefreshMember(): () => void {
  const calls = useAccountCalls();
  return useCallback(() => {
    calls.user({}).then(
      (answer) => answer.ok && keepMember(answer.value.data),
      () => {},
    );
  }, [calls]);
}
