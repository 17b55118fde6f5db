/** Who may do what in the back office (S6.4): editors the content, support users, orders and codes, admins everything. */
export const roles = ['admin', 'editor', 'support'] as const;

export type Role = (typeof roles)[number];

/** Whether someone with these roles may do what is meant for `wanted`; an admin always. */
export const hasRole = (own: readonly string[], wanted: readonly Role[]): boolean =>
  own.includes('admin') || wanted.some((role) => own.includes(role));
