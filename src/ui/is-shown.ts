/** Whether an element is drawn. The oldest browsers that we serve have no `checkVisibility`. */
export const isShown = (element: Element): boolean =>
  'checkVisibility' in element ? element.checkVisibility() : (element as Element).getClientRects().length > 0;
