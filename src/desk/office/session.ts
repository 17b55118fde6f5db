import { useRouteLoaderData } from 'react-router';
import { hasRole, type Role } from '#kit/roles.ts';

/** The logged-in user, as far as screens need it. */
export type OfficeUser = {
  readonly id: string;
  readonly fullname: string;
  readonly email: string;
  /** The effective roles: some require a second factor (S16.4). */
  readonly rolesInForce: readonly string[];
};

/** The root route; its loader loads the user. */
export const officeRoute = 'office';

/** The logged-in user. Only below the root route. */
export function useOfficeUser(): OfficeUser {
  const user = useRouteLoaderData<OfficeUser>(officeRoute);
  if (!user) throw new Error('It is not known yet who works here.');
  return user;
}

/** Whether the user has one of these roles; an admin has all (`hasRole`). */
export const useHasRole = (roles: readonly Role[]): boolean => hasRole(useOfficeUser().rolesInForce, roles);
