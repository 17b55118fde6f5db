import { useLocation, useNavigate } from 'react-router';

/**
 * After a login: loads its page again, whose guard leads the member on (S4.5), also where the connection is lost just then. Resolves
 * when the next page is shown.
 */
export function useEnter(): () => Promise<void> {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return async () => navigate({ pathname, search }, { replace: true });
}
