import { focusOnce } from './focus-once.ts';
import { isShown } from './is-shown.ts';

/** After a step, in ms, until the focus counts as lost: parts that know better, such as forms and popups, have set it by then. */
const settling = 100;

/** How many earlier controls are remembered: those of a popup go with it. */
const mostEarlier = 10;

const popups = 'dialog, [role="dialog"], [role="alertdialog"]';
/** The focus is led on within these only. */
const rooms = `main, footer, ${popups}`;
const headings = 'h1, h2, h3, h4';
const controls = 'a, button, input, select, textarea, summary';

/**
 * A step that replaces what had the focus (a form by its answer, a list by one entry less) leaves the keyboard at the top of the
 * page and a screen reader with nothing to say. Then the focus goes to what stands there instead (a wrong field, a heading, a
 * text), scrolled into view (WCAG 2.4.3, 4.1.3), else to the neighbour in a list, else to the nearest heading around. Only if
 * nothing else has taken it. From a popup that is over the keyboard goes back to where it was before. A button that is disabled
 * while it works has the focus again once it can be pressed: browsers take it away for good.
 *
 * A pressed control counts as focused: Safari does not focus buttons. Another page is up to `usePageFocus`.
 */
export function keepFocus(): void {
  /** The control, followed by all that it stands in. */
  let path: Element[] = [];
  /** Controls that had the focus before, the latest last. */
  let earlier: HTMLElement[] = [];
  let isByKeyboard = false;
  let page = '';
  let changes: MutationRecord[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = (control: EventTarget | null): void => {
    if (path[0] instanceof HTMLElement && path[0] !== control) earlier = [...earlier.slice(1 - mostEarlier), path[0]];
    path = [];
    page = window.location.pathname;
    for (let at = control instanceof Element ? control : null; at && at !== document.body; at = at.parentElement) path.push(at);
  };
  const pressed = ({ target, detail }: MouseEvent): void => {
    // A press by key has no count of clicks.
    isByKeyboard = detail === 0;
    keep((target instanceof Element && target.closest(controls)) || document.activeElement);
  };
  const focused = ({ target }: Event): void => {
    keep(target);
    showWhole(path);
  };
  const settle = (): void => {
    timer = undefined;
    const known = changes;
    changes = [];
    const lost = path;
    const isTaken = document.activeElement !== null && document.activeElement !== document.body;
    const [control] = lost;
    if (isTaken || page !== window.location.pathname || !control) return;
    if (control.isConnected) {
      if (control instanceof HTMLElement && control.matches(controls)) control.focus({ preventScroll: true });
    } else if (!lost.some((element) => !element.isConnected && isOrHasPopup(element))) leadOn(lost, known);
    else if (isByKeyboard)
      focusOnce(earlier.findLast((element) => element.isConnected) ?? document.querySelector<HTMLElement>('main h1'));
  };
  const observer = new MutationObserver((records) => {
    // What had the focus on another page is not lost on this one, nor when one comes back to it.
    if (page !== window.location.pathname) page = '';
    const [control] = path;
    if (!control || page === '') return;
    const isLost = !control.isConnected || records.some(({ target, type }) => type === 'attributes' && target === control);
    if (!isLost || (control.isConnected && control.matches(':disabled'))) return;
    changes.push(...records.filter(({ type }) => type === 'childList'));
    timer ??= setTimeout(settle, settling);
  });
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  document.addEventListener('focusin', focused);
  document.addEventListener('click', pressed, true);
  keep(document.activeElement);
}

/**
 * Scrolls the entry of a row that the keyboard has reached into view as a whole: Chromium leaves it where 32 px of it are seen (WCAG
 * 2.4.11).
 */
function showWhole([control, ...around]: readonly Element[]): void {
  if (!control?.matches(':focus-visible')) return;
  const row = around.find((box) => box.scrollWidth > box.clientWidth && /auto|scroll/.test(getComputedStyle(box).overflowX));
  const entry = control.closest('li');
  if (row) (entry && row.contains(entry) ? entry : control).scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** A popup's frame may have the focus in its place. */
const isOrHasPopup = (element: Element): boolean => element.matches(popups) || element.querySelector(popups) !== null;

function leadOn(lost: readonly Element[], changes: readonly MutationRecord[]): void {
  const around = lost.find((element) => element.isConnected);
  const room = around?.closest(rooms);
  if (!around || !room) return;
  const here = changes.filter(({ target }) => target === around);
  const isThere = (node: Node | null): node is HTMLElement => node instanceof HTMLElement && node.isConnected;
  const come = here
    .flatMap(({ addedNodes }) => [...addedNodes])
    .filter(isThere)
    .map((node) => firstIn(node, '[aria-invalid="true"]') ?? firstIn(node, `${headings}, legend, p`))
    .find(Boolean);
  if (come) {
    focusOnce(come);
    come.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    return;
  }
  const neighbour =
    around.matches('ul, ol') && here.flatMap(({ nextSibling, previousSibling }) => [nextSibling, previousSibling]);
  focusOnce((neighbour || []).find(isThere) ?? headingAround(around, room));
}

/** The first visible match, the element itself included. */
const firstIn = (element: Element, selector: string): HTMLElement | undefined =>
  [element, ...element.querySelectorAll(selector)].find(
    (found): found is HTMLElement => found instanceof HTMLElement && found.matches(selector) && isShown(found),
  );

function headingAround(element: Element, room: Element): HTMLElement | undefined {
  const found = firstIn(element, headings);
  if (found || element === room || !element.parentElement) return found;
  return headingAround(element.parentElement, room);
}
