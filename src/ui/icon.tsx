import { iconPaths, type IconName } from './icon-paths.ts';

export type { IconName } from './icon-paths.ts';

/** A line on the 24 × 24 grid. `solid` is filled; dots are strokes without length, which need a `broad` pen. */
export type Drawing = { readonly path: string; readonly pen?: 'solid' | 'broad' };

const solid: ReadonlySet<IconName> = new Set<IconName>(['play', 'sparkle']);

const drawingOf = (name: IconName): Drawing => ({ path: iconPaths[name], ...(solid.has(name) && { pen: 'solid' }) });

type IconProps = { name: IconName | Drawing; size?: number | string; className?: string | undefined };

/** A decorative icon. It is never the only name of a control: give that a text or an `aria-label`. */
export function Icon({ name, size = 24, className }: IconProps) {
  const { path, pen } = typeof name === 'string' ? drawingOf(name) : name;
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={pen === 'solid' ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={pen === 'broad' ? 2.8 : 1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}
