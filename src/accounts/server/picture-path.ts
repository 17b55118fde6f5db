/** Where a member's picture is in the store; not below `pictures`, which everyone may read. */
export const picturePath = (file: string): string => `users/${file}`;
