import { useRef, type FocusEvent, type KeyboardEvent } from 'react';
import type { FlyoutEvent, FlyoutItem } from './flyout-rules.ts';

type Item = {
  readonly item: FlyoutItem;
  readonly isOpen: boolean;
  readonly send: (event: FlyoutEvent) => void;
  readonly onIntent: () => void;
};

/** Pointer and keyboard handlers of a navigation entry and its flyout (S2.28, S4.22). */
export function useItemEvents({ item, isOpen, send, onIntent }: Item) {
  const link = useRef<HTMLAnchorElement>(null);
  /** Arrow down was pressed: the flyout takes focus once it is mounted. */
  const entering = useRef(false);
  /** Escape returns focus to the link, which must not reopen the flyout. */
  const returning = useRef(false);
  const reach = () => {
    onIntent();
    send({ type: 'reach', item });
  };
  const leave = () => {
    send({ type: 'dismiss' });
    returning.current = true;
    link.current?.focus();
    returning.current = false;
  };
  const enter = () => {
    entering.current = true;
    reach();
    link.current?.parentElement?.querySelector<HTMLElement>(':scope > [id] :is(a, input)')?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      leave();
    }
    if (event.key === 'ArrowDown' && event.target === link.current) {
      event.preventDefault();
      enter();
    }
  };
  const onLink = {
    onPointerEnter: (event: { pointerType: string }) => event.pointerType !== 'touch' && !isTyping() && reach(),
    onPointerLeave: () => !isTyping() && send({ type: 'leave-item' }),
    onFocus: (event: FocusEvent) => !returning.current && event.currentTarget.matches(':focus-visible') && reach(),
    onBlur: () => {
      entering.current = false;
      send({ type: 'leave-item' });
    },
  };
  return { link, entering, onItem: { onKeyDown }, onLink, onPanel: panelEvents(send) };
}

/** While the reader types in a flyout, pointer movements do not close it. */
const isTyping = () => document.activeElement?.matches('nav input:not(:placeholder-shown)');

/** A flyout with keyboard focus is not closed when the pointer leaves it. */
const panelEvents = (send: Item['send']) => ({
  onPointerEnter: () => send({ type: 'enter-flyout' }),
  onPointerLeave: (event: { currentTarget: Element }) =>
    !event.currentTarget.contains(document.activeElement) && send({ type: 'leave-flyout' }),
  onFocus: () => send({ type: 'enter-flyout' }),
  onBlur: (event: FocusEvent) => !event.currentTarget.contains(event.relatedTarget) && send({ type: 'leave-flyout' }),
});
