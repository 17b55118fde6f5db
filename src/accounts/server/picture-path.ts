/** The path of a member's picture in the store; not below `pictures`, which is public. */
export const picturePath = (file: string): string => `users/${file}`;
