import IconButton from '@mui/material/IconButton';
import { type ReactNode, useId } from 'react';
import { fieldTexts } from '../field-texts.ts';
import { partTexts } from '../office-texts.ts';
import { announce } from './announce.tsx';
import { Close } from './icons.tsx';
import { useOfficeTexts } from './language.ts';
import { DragHandle, moved, MoveButtons, useDragging } from './order-controls.tsx';
import styles from './sortable-list.module.css';

type Props = {
  readonly ids: readonly string[];
  readonly titleOf: (id: string) => string;
  readonly onChange: (ids: readonly string[]) => void;
  readonly renderEntry: (id: string) => ReactNode;
  readonly hasNoOrder?: boolean | undefined;
};

/** A short list that editors order by dragging or with the two buttons of each item. */
export function SortableList({ ids, titleOf, onChange, renderEntry, hasNoOrder = false }: Props) {
  const t = useOfficeTexts(partTexts);
  const { field } = useOfficeTexts(fieldTexts);
  const move = (from: number, to: number): void => {
    const id = ids[from];
    if (id === undefined || from === to) return;
    onChange(moved(ids, from, to));
    announce(t.list.moved(titleOf(id), to + 1));
  };
  const dragging = useDragging(move);
  const listId = useId();
  if (ids.length === 0) return null;
  return (
    <ol className={styles.list}>
      {ids.map((id, place) => {
        const nameId = `${listId}-${id}`;
        return (
          <li key={id} className={styles.entry} {...dragging.row(place)}>
            {!hasNoOrder && <DragHandle {...dragging.handle(place)} />}
            <div id={nameId} className={styles.name}>
              {renderEntry(id)}
            </div>
            {!hasNoOrder && (
              <MoveButtons
                move={(by) => move(place, place + by)}
                isFirst={place === 0}
                isLast={place === ids.length - 1}
                describedBy={nameId}
              />
            )}
            <IconButton
              size="small"
              aria-label={field.remove(titleOf(id))}
              onClick={() => onChange(ids.filter((one) => one !== id))}
            >
              <Close fontSize="inherit" />
            </IconButton>
          </li>
        );
      })}
    </ol>
  );
}
