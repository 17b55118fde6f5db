const key = 'player.captions';

/** Whether the reader switched captions on or off; null where she did not, or where the device keeps nothing. */
export function rememberedCaptions(): boolean | null {
  try {
    const kept = localStorage.getItem(key);
    return kept === null ? null : kept === 'on';
  } catch {
    return null;
  }
}

/** Keeps the choice on the device; one that may not keep anything just forgets it. */
export function rememberCaptions(on: boolean): void {
  try {
    localStorage.setItem(key, on ? 'on' : 'off');
  } catch (error) {
    console.info('The choice of captions is not kept.', error);
  }
}
