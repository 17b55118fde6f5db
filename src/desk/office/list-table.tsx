import { DndContext, PointerSensor, closestCenter, useSensor, useSensors, type DragEndEvent } from '@dnd-kit/core';
import { SortableContext, arrayMove, verticalListSortingStrategy } from '@dnd-kit/sortable';
import Checkbox from '@mui/material/Checkbox';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { useState } from 'react';
import { partTexts } from '../office-texts.ts';
import { placeOf } from './column-place.ts';
import { useOfficeLocale, useOfficeTexts } from './language.ts';
import styles from './list.module.css';
import { ListRowView } from './list-row.tsx';
import type { ListRow } from './row.ts';
import type { EntityScreen } from './screen.ts';

type Order = 'ASC' | 'DESC';

export type ListTableProps = {
  readonly screen: EntityScreen;
  readonly rows: readonly ListRow[];
  readonly sort: { readonly field: string; readonly order: Order } | null;
  readonly onSort: (field: string, order: Order) => void;
  readonly picked: readonly string[];
  readonly onPick: (ids: readonly string[]) => void;
  /** The ids of this page in their new order; absent where there is nothing to order. */
  readonly onReorder?: ((ids: readonly string[], moved: ListRow) => Promise<void>) | undefined;
  readonly onRestore?: ((row: ListRow) => void) | undefined;
};

/** The table of a list. The order can be changed by dragging and, alike, by the buttons of each row. */
export function ListTable({ screen, rows, sort, onSort, picked, onPick, onReorder, onRestore }: ListTableProps) {
  const t = useOfficeTexts(partTexts);
  const texts = screen.texts[useOfficeLocale()];
  // What was moved stands there at once, and is as the server says when the list comes anew.
  const [moved, setMoved] = useState<{ readonly of: readonly ListRow[]; readonly rows: readonly ListRow[] } | null>(null);
  const shown = moved?.of === rows ? moved.rows : rows;
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const move = (from: number, to: number): void => {
    const row = shown[from];
    // Drafts stand before everything else until they are published; they have no place yet.
    if (!onReorder || !row || from === to || shown[to]?.state !== 'published') return;
    const next = arrayMove([...shown], from, to);
    setMoved({ of: rows, rows: next });
    void onReorder(
      next.filter(({ state }) => state === 'published').map(({ id }) => id),
      row,
    );
  };
  const drop = ({ active, over }: DragEndEvent): void => {
    const at = (id: unknown): number => shown.findIndex((row) => row.id === id);
    if (over) move(at(active.id), at(over.id));
  };
  const allPicked = shown.length > 0 && shown.every(({ id }) => picked.includes(id));
  const head = (field: string, label: string, isSortable: boolean, className?: string) => (
    <TableCell
      key={field}
      sortDirection={sort?.field === field ? (sort.order === 'ASC' ? 'asc' : 'desc') : false}
      className={className}
    >
      {isSortable ? (
        <TableSortLabel
          active={sort?.field === field}
          direction={sort?.field === field && sort.order === 'DESC' ? 'desc' : 'asc'}
          onClick={() => onSort(field, sort?.field === field && sort.order === 'ASC' ? 'DESC' : 'ASC')}
        >
          {label}
        </TableSortLabel>
      ) : (
        label
      )}
    </TableCell>
  );
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop}>
      <TableContainer component="section" className={styles.table} tabIndex={0} aria-label={texts.many}>
        <Table size="small">
          <caption className="visually-hidden">{texts.many}</caption>
          <TableHead>
            <TableRow>
              <TableCell padding="checkbox">
                <Checkbox
                  size="small"
                  checked={allPicked}
                  indeterminate={!allPicked && picked.length > 0}
                  onChange={() => onPick(allPicked ? [] : shown.map(({ id }) => id))}
                  slotProps={{ input: { 'aria-label': t.list.pickAll } }}
                />
              </TableCell>
              {onReorder && (
                <TableCell>
                  <span className={styles.saidOnPhones}>{t.list.place}</span>
                </TableCell>
              )}
              {head('title', t.list.title, true)}
              {head('state', t.list.state, false, styles.wide)}
              {screen.columns.map(({ name, isSortable = false, isMinor }) =>
                head(name, texts.fields[name] ?? name, isSortable, placeOf(isMinor)),
              )}
              {onRestore && (
                <TableCell>
                  <span className="visually-hidden">{t.list.restore}</span>
                </TableCell>
              )}
            </TableRow>
          </TableHead>
          <SortableContext items={shown.map(({ id }) => id)} strategy={verticalListSortingStrategy} disabled={!onReorder}>
            <TableBody>
              {shown.map((row, place) => (
                <ListRowView
                  key={row.id}
                  screen={screen}
                  row={row}
                  isPicked={picked.includes(row.id)}
                  onPick={(isPicked) => onPick(isPicked ? [...picked, row.id] : picked.filter((id) => id !== row.id))}
                  move={onReorder && row.state === 'published' ? (by) => move(place, place + by) : undefined}
                  hasPlace={onReorder !== undefined}
                  isFirst={shown[place - 1]?.state !== 'published'}
                  isLast={place === shown.length - 1}
                  onRestore={onRestore}
                />
              ))}
            </TableBody>
          </SortableContext>
        </Table>
      </TableContainer>
    </DndContext>
  );
}
