/**
 * Copies a text; false where the browser does not let a page do that. Without a secure connection, or with the permission
 * denied, the old way through a selection may still work; it needs a field next to what has the focus, as the rest may be inert.
 */
export async function copyText(text: string, beside: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text, beside);
  }
}

function copySelected(text: string, beside: Element): boolean {
  const before = document.activeElement;
  const field = Object.assign(document.createElement('textarea'), { value: text, readOnly: true, className: 'visually-hidden' });
  beside.append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}
