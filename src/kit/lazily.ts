/**
 * Creates a value once, on first use. For values that are expensive and not always needed: a date formatter costs a phone ten
 * milliseconds, and every page imports the modules that have one.
 */
export function lazily<Thing>(make: () => Thing): () => Thing {
  let made: { readonly thing: Thing } | undefined;
  return () => (made ??= { thing: make() }).thing;
}
