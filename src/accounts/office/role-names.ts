import type { PeopleTexts } from '../people-texts.ts';

/** The names of roles, comma-separated. */
export const roleNames = (roles: readonly string[], { roles: names }: Pick<PeopleTexts, 'roles'>): string =>
  roles.map((role) => (role in names ? names[role as keyof typeof names] : role)).join(', ');
