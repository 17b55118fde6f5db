/** An error that an operator can fix. The message says in one line what is wrong, so it is shown without its stack. */
export class MendableError extends Error {}
