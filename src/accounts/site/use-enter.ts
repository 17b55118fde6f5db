import { useNavigate } from 'react-router';
import { useLinks } from '#ui/site.tsx';
import { useAccountCalls } from './calls.ts';
import { keepMember } from './member.ts';
import { onward } from './onward.ts';

/** After a login: sets the member and goes to the redirect target (S4.5). Resolves when that page is shown. */
export function useEnter(query: URLSearchParams): () => Promise<void> {
  const calls = useAccountCalls();
  const links = useLinks();
  const navigate = useNavigate();
  return async () => {
    const answer = await calls.user({});
    const user = answer.ok ? answer.value.data : null;
    keepMember(user);
    const { path, isDocument } = onward(query, user, links);
    if (isDocument) window.location.assign(path);
    else await navigate(path, { replace: true });
  };
}
