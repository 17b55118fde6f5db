/**
 * Makes a thing when it is first asked for, and once. For what takes time to make and is not always needed: a formatter of
 * dates costs a phone ten milliseconds, and every page brings the modules that have one.
 */
export function lazily<Thing>(make: () => Thing): () => Thing {
  let made: { readonly thing: Thing } | undefined;
  return () => (made ??= { thing: make() }).thing;
}
