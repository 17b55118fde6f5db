import { useRouteLoaderData } from 'react-router';
import { hasRole, type Role } from '#kit/roles.ts';

/** Who works here, as far as screens have to know. */
export type OfficeUser = {
  readonly id: string;
  readonly fullname: string;
  readonly email: string;
  /** Those that count now: some want a second factor (S16.4). */
  readonly rolesInForce: readonly string[];
};

/** The route that stands around all pages; what it loads is who works here. */
export const officeRoute = 'office';

/** Who works here. Only below that route. */
export function useOfficeUser(): OfficeUser {
  const user = useRouteLoaderData<OfficeUser>(officeRoute);
  if (!user) throw new Error('It is not known yet who works here.');
  return user;
}

/** Whether whoever works here has one of these roles; an admin has all (`hasRole`). */
export const useHasRole = (roles: readonly Role[]): boolean => hasRole(useOfficeUser().rolesInForce, roles);
