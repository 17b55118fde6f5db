import { Component, Suspense, useId, type ReactNode } from 'react';

/** What waits for its turn while the page is taken over; null before and after. */
let waiting: (() => void)[] | null = null;

const hurries = ['pointerdown', 'keydown', 'focusin'] as const;

/**
 * Takes over a page of the server's in slices, each in a task of its own: in one task a phone would answer no tap for as long as all
 * of it takes. A press, a key or the focus has what is left taken over at once, so that it is answered like on a page that is ready.
 */
export async function inSlices(takeOver: () => void): Promise<void> {
  const slices: (() => void)[] = [];
  waiting = slices;
  const hurry = (): void => {
    waiting = null;
    for (const go of slices.splice(0)) go();
  };
  for (const sign of hurries) addEventListener(sign, hurry, { capture: true, passive: true });
  takeOver();
  while (slices.length > 0) {
    await new Promise((resolve) => setTimeout(resolve));
    slices.shift()?.();
  }
  for (const sign of hurries) removeEventListener(sign, hurry, { capture: true });
  waiting = null;
  // The last slice's effects.
  await new Promise((resolve) => setTimeout(resolve));
}

/** Preact's own: a component's node, and the number and count from which the ids below it are made. */
type Numbered = { readonly __v?: { readonly __m: [string, number] } };

/** Has ids of its own, since it is not drawn in the order in which the server drew it. */
export class InTurn extends Component<{ ids: string; children: ReactNode }> {
  private readonly ids: [string, number] = [this.props.ids.replace(/^P/, ''), 0];
  private isItsTurn = false;

  override render(): ReactNode {
    // oxlint-disable-next-line no-underscore-dangle -- as Preact names them
    Object.assign((this as Numbered).__v ?? {}, { __m: this.ids });
    if (waiting && !this.isItsTurn) {
      const turns = waiting;
      // What is suspended stays as the server drew it.
      // oxlint-disable-next-line typescript/only-throw-error
      throw new Promise<void>((resolve) => {
        turns.push(() => {
          this.isItsTurn = true;
          resolve();
        });
      });
    }
    return this.props.children;
  }
}

/** A part of a page that is taken over in its turn. */
export const Slice = ({ children }: { children: ReactNode }) => (
  <Suspense>
    <InTurn ids={useId()}>{children}</InTurn>
  </Suspense>
);
