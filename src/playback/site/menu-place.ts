type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
type Size = { readonly width: number; readonly height: number };

/** Distance from the window's edge, and from the trigger. */
const edge = 8;
const gap = 4;

const within = (wanted: number, last: number): number => Math.max(edge, Math.min(wanted, last));

/**
 * Where a menu stands: below its trigger with their ends in one line, or their beginnings where the window ends, above it where there is no room
 * below, and never off the
 * window. In CSS pixels from the window's corner.
 */
export function menuPlace(trigger: Box, menu: Size, view: Size): { left: number; top: number } {
  const below = trigger.bottom + gap;
  const above = trigger.top - gap - menu.height;
  const fitsBelow = below + menu.height <= view.height - edge;
  const ended = trigger.right - menu.width;
  return {
    left: within(ended < edge ? trigger.left : ended, view.width - edge - menu.width),
    top: within(fitsBelow || above < edge ? below : above, view.height - edge - menu.height),
  };
}
