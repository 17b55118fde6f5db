import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell, { type TableCellProps } from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow, { type TableRowProps } from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import type { ReactNode } from 'react';
import { partTexts } from '../office-texts.ts';
import { useOfficeTexts } from './language.ts';
import { type ListFilter, ListTools } from './list-tools.tsx';
import styles from './list.module.css';
import { PageTitle } from './page-title.tsx';
import { messageOf } from './message-of.ts';
import type { List } from './use-list.ts';
import { Waiting } from './waiting.tsx';

export type DataColumn<Row> = {
  /** The server's sort key, if the column is sortable. */
  readonly key: string;
  /** The column's header: text, or actions for all rows. */
  readonly label: ReactNode;
  readonly renderCell: (row: Row, place: number) => ReactNode;
  /** Hidden on narrow screens: below laptop width, or on phones only. */
  readonly isMinor?: boolean | 'on-phones' | undefined;
  /** A column of buttons, whose header is for screen readers only. */
  readonly isAction?: boolean;
  readonly isSortable?: boolean | undefined;
  /** The row header. */
  readonly isHead?: boolean;
  /** Class of the header and the cells. */
  readonly props?: TableCellProps;
};

type Props<Row> = {
  readonly title: string;
  readonly list: List<Row>;
  readonly columns: readonly DataColumn<Row>[];
  readonly hasSearch?: boolean;
  readonly filters?: readonly ListFilter[];
  /** Shown for an empty list. */
  readonly none?: string | undefined;
  /** Beside the title. */
  readonly actions?: ReactNode;
  /** Between the filters and the table. */
  readonly bar?: ReactNode;
  readonly rowProps?: (row: Row, place: number) => TableRowProps;
};

const classOf = ({ isMinor, props }: Pick<DataColumn<never>, 'isMinor' | 'props'>): string | undefined =>
  isMinor ? (isMinor === 'on-phones' ? styles.onDesks : styles.minor) : props?.className;

/** A list of the back office with search, filters, sorting and paging, all stored in the URL. */
export function DataList<Row extends { readonly id: string }>({
  title,
  list,
  columns,
  hasSearch = false,
  filters = [],
  none,
  actions,
  bar,
  rowProps,
}: Props<Row>) {
  const t = useOfficeTexts(partTexts);
  const { rows, error, isWaiting, sort, change } = list;
  const isAll = Object.keys(list.filters).length === 0;
  const headOf = ({ key, label, isAction, isSortable }: DataColumn<Row>): ReactNode => {
    if (isAction) return <span className="visually-hidden">{label}</span>;
    if (!isSortable) return label;
    const order = sort?.field === key ? sort.order : undefined;
    return (
      <TableSortLabel
        active={order !== undefined}
        direction={order ?? 'asc'}
        onClick={() => change({ sort: { field: key, order: order === 'asc' ? 'desc' : 'asc' } })}
      >
        {label}
      </TableSortLabel>
    );
  };
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <PageTitle>{title}</PageTitle>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {(hasSearch || filters.length > 0) && <ListTools hasSearch={hasSearch} filters={filters} />}
      {error !== null && (
        <Alert severity="error" action={<Button onClick={list.reload}>{t.list.again}</Button>}>
          {t.list.failed} {messageOf(error, t)}
        </Alert>
      )}
      {bar}
      {!rows && isWaiting && <Waiting shape="rows" />}
      {rows && (
        <>
          <TableContainer component="section" className={styles.table} tabIndex={0} aria-label={title} aria-busy={isWaiting}>
            <Table size="small">
              <caption className="visually-hidden">{title}</caption>
              <TableHead>
                <TableRow>
                  {columns.map((column) => (
                    <TableCell
                      key={column.key}
                      {...column.props}
                      className={classOf(column)}
                      sortDirection={sort?.field === column.key ? sort.order : false}
                    >
                      {headOf(column)}
                    </TableCell>
                  ))}
                </TableRow>
              </TableHead>
              <TableBody>
                {rows.map((row, place) => (
                  <TableRow key={row.id} {...rowProps?.(row, place)}>
                    {columns.map((column) => (
                      <TableCell
                        key={column.key}
                        {...(column.isHead && { component: 'th', scope: 'row' })}
                        {...column.props}
                        className={classOf(column)}
                      >
                        {column.renderCell(row, place)}
                      </TableCell>
                    ))}
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </TableContainer>
          {rows.length === 0 && <p className={styles.empty}>{none ?? (isAll ? t.list.nothing : t.list.nothingFound)}</p>}
          <ListPaging list={list} />
        </>
      )}
    </div>
  );
}

const sizes = [25, 50, 100, 200];

/** Pagination. */
export function ListPaging({ list }: { list: Pick<List<unknown>, 'page' | 'perPage' | 'total' | 'change'> }) {
  const t = useOfficeTexts(partTexts).list;
  const { page, perPage, total, change } = list;
  const pages = Math.max(1, Math.ceil(total / perPage));
  return (
    <div className={styles.paging}>
      <output>{t.count(total)}</output>
      {pages > 1 && (
        <>
          <Button disabled={page <= 1} onClick={() => change({ page: page - 1 })}>
            {t.previous}
          </Button>
          <span>{t.page(page, pages)}</span>
          <Button disabled={page >= pages} onClick={() => change({ page: page + 1 })}>
            {t.next}
          </Button>
        </>
      )}
      {total > 25 && (
        <label className={styles.size}>
          {t.perPage}{' '}
          <select value={perPage} onChange={({ target }) => change({ perPage: Number(target.value) })}>
            {sizes.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}
