import { iconPaths, type IconName } from './icon-paths.ts';

export type { IconName } from './icon-paths.ts';

const solid: ReadonlySet<IconName> = new Set<IconName>(['play', 'sparkle']);
/** Dots are strokes without length; they need a broader pen. */
const broad: ReadonlySet<IconName> = new Set<IconName>(['more', 'pause']);

/** A drawing beside words. It is never the only name of a control: give that one a text or an `aria-label`. */
export function Icon({ name, size = 24, className }: { name: IconName; size?: number | string; className?: string | undefined }) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={solid.has(name) ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={broad.has(name) ? 2.8 : 1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
