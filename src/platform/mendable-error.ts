/** Something that whoever runs a program can mend. The message says in one line what, so it is shown without its stack. */
export class MendableError extends Error {}
