/** Roles of the back office (S6.4): editors manage content, support manages users, orders and codes, admins everything. */
export const roles = ['admin', 'editor', 'support'] as const;

export type Role = (typeof roles)[number];

/** Whether these roles include `wanted`; an admin has every role. */
export const hasRole = (own: readonly string[], wanted: readonly Role[]): boolean =>
  own.includes('admin') || wanted.some((role) => own.includes(role));
