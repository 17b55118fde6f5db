import { options } from 'preact';

/** Makes Preact's HTML what React's would be: with what is not to be translated, without a word that is for React alone. */
export function writeAsReact(): void {
  const before = options.vnode;
  options.vnode = (vnode) => {
    before?.(vnode);
    if (typeof vnode.type !== 'string') return;
    const props = vnode.props as Record<string, unknown>;
    // Preact has `no` as the browser's property has it, which as an attribute would be left out.
    if (props.translate === false) props.translate = 'no';
    delete props.suppressHydrationWarning;
  };
}
