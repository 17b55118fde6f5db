import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useId, type ReactNode } from 'react';

type Props = {
  readonly title: string;
  /** A line on what the rows are about. */
  readonly text?: string | undefined;
  /** Shown for an empty table. */
  readonly empty: string;
  readonly heads: readonly string[];
  readonly rows: readonly ReactNode[];
  readonly className?: string | undefined;
};

/** A section of a page: a heading and a short table. */
export function TableSection({ title, text, empty, heads, rows, className }: Props) {
  const id = useId();
  return (
    <section className={className} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {text && <p>{text}</p>}
      {rows.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <Table size="small" aria-labelledby={id}>
          <TableHead>
            <TableRow>
              {heads.map((head) => (
                <TableCell key={head}>{head}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>{rows}</TableBody>
        </Table>
      )}
    </section>
  );
}
