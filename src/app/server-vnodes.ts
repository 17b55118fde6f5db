import { options } from 'preact';

/** Preact's HTML where it would differ from React's: what is not to be translated, and a word to React alone. */
const before = options.vnode;
options.vnode = (vnode) => {
  before?.(vnode);
  if (typeof vnode.type !== 'string') return;
  const props = vnode.props as Record<string, unknown>;
  // Preact has `no` as the browser's property has it, which as an attribute would be left out.
  if (props.translate === false) props.translate = 'no';
  delete props.suppressHydrationWarning;
};
