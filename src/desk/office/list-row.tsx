import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { Link } from 'react-router-dom';
import { officePages } from '#paths/office-pages.ts';
import { partTexts } from '../office-texts.ts';
import { Cell } from './cell.tsx';
import { placeOf } from './column-place.ts';
import { useOfficeLocale, useOfficeTexts } from './language.ts';
import styles from './list.module.css';
import type { ListRow } from './row.ts';
import type { EntityScreen } from './screen.ts';
import { StateMark } from './state-mark.tsx';
import { ArrowDownward, ArrowUpward, DragIndicator } from './icons.tsx';

type Props = {
  readonly screen: EntityScreen;
  readonly row: ListRow;
  readonly isPicked: boolean;
  readonly onPick: (isPicked: boolean) => void;
  readonly move: ((by: number) => void) | undefined;
  /** There is a column for the order, also where this one cannot be moved. */
  readonly hasPlace: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onRestore: ((row: ListRow) => void) | undefined;
};

/** One entry: a click on its title opens the form. */
export function ListRowView({ screen, row, isPicked, onPick, move, hasPlace, isFirst, isLast, onRestore }: Props) {
  const t = useOfficeTexts(partTexts);
  const locale = useOfficeLocale();
  const texts = screen.texts[locale];
  const { setNodeRef, transform, transition, listeners, isDragging } = useSortable({ id: row.id });
  const titleId = `title-${row.id}`;
  return (
    <TableRow
      ref={setNodeRef}
      hover
      selected={isPicked}
      style={{ transform: CSS.Translate.toString(transform), transition, opacity: isDragging ? 0.6 : undefined }}
    >
      <TableCell padding="checkbox">
        <Checkbox
          size="small"
          checked={isPicked}
          onChange={(_, checked) => onPick(checked)}
          slotProps={{ input: { 'aria-label': t.list.pick(row.title) } }}
        />
      </TableCell>
      {hasPlace && !move && <TableCell />}
      {move && (
        <TableCell className={styles.place}>
          {/* Dragging is for the mouse; the two buttons do the same for everybody. */}
          <span className={styles.handle} title={t.list.drag} {...listeners}>
            <DragIndicator fontSize="small" />
          </span>
          <IconButton
            size="small"
            aria-label={t.list.up}
            aria-describedby={titleId}
            aria-disabled={isFirst}
            onClick={() => move(-1)}
          >
            <ArrowUpward fontSize="inherit" />
          </IconButton>
          <IconButton
            size="small"
            aria-label={t.list.down}
            aria-describedby={titleId}
            aria-disabled={isLast}
            onClick={() => move(1)}
          >
            <ArrowDownward fontSize="inherit" />
          </IconButton>
        </TableCell>
      )}
      <TableCell component="th" scope="row" className={styles.title}>
        <Link id={titleId} to={officePages.edit(screen.name, row.id)}>
          {row.title || t.field.empty}
        </Link>
        <div className={styles.narrow}>
          <StateMark row={row} />
        </div>
      </TableCell>
      <TableCell className={styles.wide}>
        <StateMark row={row} />
      </TableCell>
      {screen.columns.map((column) => (
        <TableCell key={column.name} className={placeOf(column.isMinor)}>
          <Cell column={column} value={row[column.name]} words={{ locale, texts, t }} />
        </TableCell>
      ))}
      {onRestore && (
        <TableCell align="right">
          <Button variant="outlined" aria-describedby={titleId} onClick={() => onRestore(row)}>
            {t.list.restore}
          </Button>
        </TableCell>
      )}
    </TableRow>
  );
}
