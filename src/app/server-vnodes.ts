import { options } from 'preact';
import { InTurn } from '#ui/slice.tsx';

/** What Preact's renderer has to be told of. */
export function markVnodes(): void {
  const before = options.vnode?.bind(options);
  options.vnode = (vnode) => {
    before?.(vnode);
    // Its HTML stands between two marks, by which the browser finds what to leave until its turn.
    if ((vnode.type as unknown) === InTurn) Object.assign(vnode, { _suspended: true });
    if (typeof vnode.type !== 'string') return;
    const props = vnode.props as Record<string, unknown>;
    // Preact has `no` as the browser's property has it, which as an attribute would be left out.
    if (props.translate === false) props.translate = 'no';
    delete props.suppressHydrationWarning;
  };
}
