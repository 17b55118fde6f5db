import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { Link } from 'react-router';
import { languageTag, type Locale } from '#kit/locale.ts';
import { formatCents } from '#kit/money.ts';
import { officePages } from '#paths/office-pages.ts';
import type { Row } from '../contract.ts';
import { fieldTexts } from '../field-texts.ts';
import type { PartTexts } from '../office-texts.ts';
import { dayText, instantText } from './berlin-time.ts';
import type { DataColumn } from './data-list.tsx';
import styles from './list.module.css';
import { DragHandle, MoveButtons, type useDragging } from './order-controls.tsx';
import { readable } from './readable.ts';
import type { Column, EntityScreen, EntityTexts } from './screen.ts';
import { StateMark } from './state-mark.tsx';

/** A row of a list, with the columns of its entity. */
export type ListRow = Row & Readonly<Record<string, unknown>>;

type Given = {
  readonly screen: EntityScreen;
  readonly locale: Locale;
  readonly t: PartTexts;
  /** Those of this page. */
  readonly rows: readonly ListRow[];
  readonly picked: readonly string[];
  readonly onPick: (ids: readonly string[]) => void;
  /** Absent for lists without a manual order. */
  readonly order?: {
    readonly move: (from: number, to: number) => void;
    readonly dragging: ReturnType<typeof useDragging>;
  };
  readonly onRestore?: (row: ListRow) => void;
};

const titleIdOf = ({ id }: ListRow): string => `title-${id}`;

/** The common columns and those of this entity. */
export function entityColumns({ screen, locale, t, rows, picked, onPick, order, onRestore }: Given): DataColumn<ListRow>[] {
  const texts = screen.texts[locale];
  const allPicked = rows.length > 0 && rows.every(({ id }) => picked.includes(id));
  const pick: DataColumn<ListRow> = {
    key: 'pick',
    props: { padding: 'checkbox' },
    label: (
      <Checkbox
        size="small"
        checked={allPicked}
        indeterminate={!allPicked && picked.length > 0}
        onChange={() => onPick(allPicked ? [] : rows.map(({ id }) => id))}
        slotProps={{ input: { 'aria-label': t.list.pickAll } }}
      />
    ),
    renderCell: ({ id, title }) => (
      <Checkbox
        size="small"
        checked={picked.includes(id)}
        onChange={(_, checked) => onPick(checked ? [...picked, id] : picked.filter((one) => one !== id))}
        slotProps={{ input: { 'aria-label': t.list.pick(title) } }}
      />
    ),
  };
  const place: DataColumn<ListRow> | undefined = order && {
    key: 'place',
    props: { className: styles.place },
    label: <span className={styles.saidOnPhones}>{t.list.place}</span>,
    renderCell: (row, at) =>
      row.state === 'published' && (
        <>
          <DragHandle {...order.dragging.handle(at)} />
          <MoveButtons
            move={(by) => order.move(at, at + by)}
            isFirst={rows[at - 1]?.state !== 'published'}
            isLast={at === rows.length - 1}
            describedBy={titleIdOf(row)}
          />
        </>
      ),
  };
  const title: DataColumn<ListRow> = {
    key: 'title',
    label: t.list.title,
    isSortable: true,
    isHead: true,
    props: { className: styles.title },
    renderCell: (row) => (
      <>
        <Link id={titleIdOf(row)} to={officePages.edit(screen.name, row.id)}>
          {row.title || fieldTexts[locale].field.empty}
        </Link>
        <div className={styles.narrow}>
          <StateMark row={row} />
        </div>
      </>
    ),
  };
  const state: DataColumn<ListRow> = {
    key: 'state',
    label: t.list.state,
    props: { className: styles.wide },
    renderCell: (row) => <StateMark row={row} />,
  };
  const own = screen.columns.map((column): DataColumn<ListRow> => {
    const { name, isMinor, isSortable } = column;
    return {
      key: name,
      label: texts.fields[name] ?? name,
      isMinor,
      isSortable,
      renderCell: (row) => <Cell column={column} value={row[name]} words={{ locale, texts, t }} />,
    };
  });
  const restore: DataColumn<ListRow> | undefined = onRestore && {
    key: 'restore',
    label: t.list.restore,
    isAction: true,
    props: { align: 'right' },
    renderCell: (row) => (
      <Button variant="outlined" aria-describedby={titleIdOf(row)} onClick={() => onRestore(row)}>
        {t.list.restore}
      </Button>
    ),
  };
  return [pick, ...(place ? [place] : []), title, state, ...own, ...(restore ? [restore] : [])];
}

type Words = { readonly locale: Locale; readonly texts: EntityTexts; readonly t: PartTexts };

/** One value of a row, as its column says. */
function cellText({ name, kind }: Column, value: unknown, { locale, texts, t }: Words): string {
  if (value === null || value === undefined || value === '') return '';
  const text = readable(value, locale);
  switch (kind) {
    case 'cents':
      return typeof value === 'number' ? formatCents(value, locale) : '';
    case 'boolean':
      return value ? t.list.yes : t.list.no;
    case 'instant':
      return instantText(text, locale);
    case 'date':
      return dayText(text.slice(0, 10), locale);
    case 'option':
      return texts.options?.[name]?.[text] ?? text;
    case 'count':
      return Array.isArray(value) ? String(value.length) : text;
    case 'number':
      return typeof value === 'number' ? value.toLocaleString(languageTag(locale)) : '';
    default:
      return text;
  }
}

/** A cell of a list; a picture is shown small, everything else is text. */
function Cell({ column, value, words }: { column: Column; value: unknown; words: Words }) {
  if (column.kind === 'image')
    return typeof value === 'string' && value ? <img src={value} alt="" width={56} height={32} loading="lazy" /> : null;
  return cellText(column, value, words);
}
