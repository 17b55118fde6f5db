import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import { useEffect, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { CallOptions } from '#kit/client.ts';
import { partTexts } from '../office-texts.ts';
import { useOfficeTexts } from './language.ts';
import { ListPaging } from './list-paging.tsx';
import styles from './list.module.css';
import { PageTitle } from './page-title.tsx';
import { saidOf } from './said-of.ts';
import { useCall } from './use-call.ts';
import { Waiting } from './waiting.tsx';

type CallColumn<Row> = {
  readonly key: string;
  readonly label: string;
  readonly renderCell: (row: Row, reload: () => void) => ReactNode;
  /** Only where there is room. */
  readonly isMinor?: boolean;
  /** Buttons: its head is for screen readers alone. */
  readonly isAction?: boolean;
};

/** What stands in the address: the server reads what it understands. */
type ListQuestion = Readonly<Record<string, unknown>>;

type Props<Row> = {
  readonly title: string;
  /** A call of a client that answers a page of a list. */
  readonly list: (
    question: ListQuestion,
    options: CallOptions,
  ) => Promise<{ readonly data: readonly Row[]; readonly total: number }>;
  readonly columns: readonly CallColumn<Row>[];
  readonly hasSearch?: boolean;
  readonly filters?: readonly { name: string; label: string; options: readonly (readonly [value: string, text: string])[] }[];
  /** What is said where there is nothing, unless something was searched for. */
  readonly none?: string;
  /** Beside the title; told how to look again. */
  readonly renderActions?: (reload: () => void) => ReactNode;
};

/** How long after the last letter the list is asked for anew, in ms. */
const calm = 250;

/** A list of what is no entity: people, orders, mails. What is shown stands in the address. */
export function CallList<Row extends { readonly id: string }>({
  title,
  list,
  columns,
  hasSearch = false,
  filters = [],
  none,
  renderActions,
}: Props<Row>) {
  const t = useOfficeTexts(partTexts);
  const [asked, setAsked] = useSearchParams();
  const page = Number(asked.get('page') ?? 1);
  const perPage = Number(asked.get('perPage') ?? 25);
  const { answer, error, isWaiting, reload } = useCall(list, {
    ...Object.fromEntries(asked),
    page,
    perPage,
  });
  const [words, setWords] = useState(asked.get('q') ?? '');
  const set = (name: string, value: string): void =>
    setAsked(
      (before) => {
        const next = new URLSearchParams(before);
        if (name !== 'page') next.delete('page');
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: name === 'q' },
    );
  useEffect(() => {
    if (words === (asked.get('q') ?? '')) return undefined;
    const timer = setTimeout(() => set('q', words), calm);
    return () => clearTimeout(timer);
    // Only typing starts the clock.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [words]);
  const rows = answer?.data ?? [];
  const isAll = [...asked.keys()].every((name) => name === 'page' || name === 'perPage');
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <PageTitle>{title}</PageTitle>
        {renderActions && <div className={styles.actions}>{renderActions(reload)}</div>}
      </div>
      {(hasSearch || filters.length > 0) && (
        <search>
          <form className={styles.tools} onSubmit={(event) => (event.preventDefault(), set('q', words))}>
            {hasSearch && (
              <TextField
                id="list-search"
                type="search"
                label={t.list.search}
                value={words}
                onChange={({ target }) => setWords(target.value)}
                className={styles.search}
                slotProps={{ htmlInput: { maxLength: 200 } }}
              />
            )}
            {filters.map(({ name, label, options }) => (
              <TextField
                key={name}
                id={`filter-${name}`}
                select
                label={label}
                value={asked.get(name) ?? ''}
                onChange={({ target }) => set(name, target.value)}
                className={styles.filter}
                slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
              >
                <option value="">{t.list.all}</option>
                {options.map(([value, text]) => (
                  <option key={value} value={value}>
                    {text}
                  </option>
                ))}
              </TextField>
            ))}
          </form>
        </search>
      )}
      {error !== null && (
        <Alert severity="error" action={<Button onClick={reload}>{t.list.again}</Button>}>
          {t.list.failed} {saidOf(error, t)}
        </Alert>
      )}
      {answer && (
        <TableContainer component="section" className={styles.table} tabIndex={0} aria-label={title} aria-busy={isWaiting}>
          <Table size="small">
            <caption className="visually-hidden">{title}</caption>
            <TableHead>
              <TableRow>
                {columns.map(({ key, label, isMinor, isAction }) => (
                  <TableCell key={key} className={isMinor ? styles.minor : undefined}>
                    {isAction ? <span className="visually-hidden">{label}</span> : label}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map((row) => (
                <TableRow key={row.id}>
                  {columns.map(({ key, renderCell, isMinor }) => (
                    <TableCell key={key} className={isMinor ? styles.minor : undefined}>
                      {renderCell(row, reload)}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
      {!answer && isWaiting && <Waiting shape="rows" />}
      {answer && rows.length === 0 && <p className={styles.empty}>{isAll ? (none ?? t.list.nothing) : t.list.nothingFound}</p>}
      {answer && (
        <ListPaging
          page={page}
          perPage={perPage}
          total={answer.total}
          onPage={(to) => set('page', String(to))}
          onPerPage={(size) => set('perPage', String(size))}
        />
      )}
    </div>
  );
}
