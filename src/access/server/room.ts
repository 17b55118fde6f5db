import type { GrantSource } from './door.ts';

/** Being logged in is enough for members' lists (S6.2). */
const memberGrants: GrantSource = async (context) => ((await context.caller()) ? [{ kind: 'member' }] : []);

export const accessRoom = { grants: () => memberGrants };
