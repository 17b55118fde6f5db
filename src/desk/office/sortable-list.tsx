import { DndContext, PointerSensor, closestCenter, useSensor, useSensors } from '@dnd-kit/core';
import { SortableContext, arrayMove, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { partTexts } from '../office-texts.ts';
import { announce } from './announce.tsx';
import { useOfficeTexts } from './language.ts';
import styles from './sortable-list.module.css';
import { ArrowDownward, ArrowUpward, Close, DragIndicator } from './icons.tsx';

type Props = {
  readonly ids: readonly string[];
  readonly titleOf: (id: string) => string;
  readonly onChange: (ids: readonly string[]) => void;
  readonly renderEntry: (id: string) => ReactNode;
  readonly hasNoOrder?: boolean | undefined;
};

/** A short list whose order is the editor's: by dragging, or with the two buttons of each entry. */
export function SortableList({ ids, titleOf, onChange, renderEntry, hasNoOrder = false }: Props) {
  const t = useOfficeTexts(partTexts);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const move = (from: number, to: number): void => {
    const id = ids[from];
    if (id === undefined || to < 0 || to >= ids.length || from === to) return;
    onChange(arrayMove([...ids], from, to));
    announce(t.list.moved(titleOf(id), to + 1));
  };
  if (ids.length === 0) return null;
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={({ active, over }) => over && move(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)))}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy} disabled={hasNoOrder}>
        <ol className={styles.list}>
          {ids.map((id, place) => (
            <Entry
              key={id}
              id={id}
              title={titleOf(id)}
              move={hasNoOrder ? undefined : (by) => move(place, place + by)}
              isFirst={place === 0}
              isLast={place === ids.length - 1}
              onRemove={() => onChange(ids.filter((one) => one !== id))}
            >
              {renderEntry(id)}
            </Entry>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

type EntryProps = {
  readonly id: string;
  readonly title: string;
  readonly move: ((by: number) => void) | undefined;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onRemove: () => void;
  readonly children: ReactNode;
};

function Entry({ id, title, move, isFirst, isLast, onRemove, children }: EntryProps) {
  const t = useOfficeTexts(partTexts);
  const { setNodeRef, transform, transition, listeners } = useSortable({ id });
  const nameId = `entry-${id}`;
  return (
    <li ref={setNodeRef} className={styles.entry} style={{ transform: CSS.Translate.toString(transform), transition }}>
      {move && (
        <span className={styles.handle} title={t.list.drag} {...listeners}>
          <DragIndicator fontSize="small" />
        </span>
      )}
      <div id={nameId} className={styles.name}>
        {children}
      </div>
      {move && (
        <>
          <IconButton
            size="small"
            aria-label={t.field.up}
            aria-describedby={nameId}
            aria-disabled={isFirst}
            onClick={() => move(-1)}
          >
            <ArrowUpward fontSize="inherit" />
          </IconButton>
          <IconButton
            size="small"
            aria-label={t.field.down}
            aria-describedby={nameId}
            aria-disabled={isLast}
            onClick={() => move(1)}
          >
            <ArrowDownward fontSize="inherit" />
          </IconButton>
        </>
      )}
      <IconButton size="small" aria-label={t.field.remove(title)} onClick={onRemove}>
        <Close fontSize="inherit" />
      </IconButton>
    </li>
  );
}
