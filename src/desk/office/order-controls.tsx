import IconButton from '@mui/material/IconButton';
import { useState, type DragEvent, type HTMLAttributes } from 'react';
import { partTexts } from '../office-texts.ts';
import { ArrowDownward, ArrowUpward, DragIndicator } from './icons.tsx';
import { useOfficeTexts } from './language.ts';
import styles from './order-controls.module.css';

/** The list with the item at `from` moved to `to`. */
export function moved<One>(list: readonly One[], from: number, to: number): One[] {
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...list.slice(from, from + 1));
}

/** Element attributes; TypeScript treats those with a dash differently. */
type Attributes = HTMLAttributes<HTMLElement> & { readonly [data: `data-${string}`]: unknown };

type Dragging = {
  /** Props of the drag handle. */
  readonly handle: (place: number) => Attributes;
  /** Props of the item, which is also the drop target: `tr` or `li`. */
  readonly row: (place: number) => Attributes;
};

/**
 * Native drag and drop within one list, for the mouse; `MoveButtons` do the same for everybody. The browser draws the preview,
 * scrolls, and cancels with Escape.
 */
export function useDragging(move: (from: number, to: number) => void): Dragging {
  const [from, setFrom] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const end = (): void => {
    setFrom(null);
    setOver(null);
  };
  const begin = (place: number, { currentTarget, dataTransfer, clientX, clientY }: DragEvent): void => {
    const row = currentTarget.closest('tr, li');
    const { left, top } = (row ?? currentTarget).getBoundingClientRect();
    dataTransfer.effectAllowed = 'move';
    // Firefox only starts a drag that carries data.
    dataTransfer.setData('text/plain', '');
    if (row) dataTransfer.setDragImage(row, clientX - left, clientY - top);
    setFrom(place);
  };
  return {
    handle: (place) => ({ draggable: true, onDragStart: (event) => begin(place, event), onDragEnd: end }),
    row: (place) =>
      from === null
        ? {}
        : {
            'data-dragged': from === place || undefined,
            'data-drop': over !== place || from === place ? undefined : place < from ? 'above' : 'below',
            onDragOver: (event: DragEvent) => {
              event.preventDefault();
              setOver(place);
            },
            onDrop: (event: DragEvent) => {
              event.preventDefault();
              move(from, place);
            },
          },
  };
}

/** The drag handle. */
export function DragHandle(props: HTMLAttributes<HTMLElement>) {
  const t = useOfficeTexts(partTexts).list;
  return (
    <span {...props} className={styles.handle} title={t.drag}>
      <DragIndicator fontSize="small" />
    </span>
  );
}

type ButtonProps = {
  readonly move: (by: number) => void;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Id of the element that names the item. */
  readonly describedBy: string;
};

export function MoveButtons({ move, isFirst, isLast, describedBy }: ButtonProps) {
  const t = useOfficeTexts(partTexts).list;
  const button = (label: string, by: number, isDisabled: boolean, Icon: typeof ArrowUpward) => (
    <IconButton
      size="small"
      className={styles.button}
      aria-label={label}
      aria-describedby={describedBy}
      aria-disabled={isDisabled}
      onClick={() => isDisabled || move(by)}
    >
      <Icon fontSize="inherit" />
    </IconButton>
  );
  return (
    <>
      {button(t.up, -1, isFirst, ArrowUpward)}
      {button(t.down, 1, isLast, ArrowDownward)}
    </>
  );
}
