import { useCallback } from 'react';
import { useAccountCalls } from './calls.ts';
import { keepMember } from './member.ts';

/** Asks anew who is logged in, after something that changed what they hold. Without an answer all stays as it was. */
export function useRefreshMember(): () => void {
  const calls = useAccountCalls();
  return useCallback(() => {
    calls.user({}).then(
      (answer) => answer.ok && keepMember(answer.value.data),
      () => {},
    );
  }, [calls]);
}
