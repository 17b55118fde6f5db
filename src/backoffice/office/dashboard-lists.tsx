import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useId, type ReactNode } from 'react';
import { usePermissions } from 'react-admin';
import { Link } from 'react-router-dom';
import { hasRole } from '#kit/roles.ts';
import { dayText, useOfficeLocale, useOfficeTexts } from '#desk/office/door.tsx';
import type { Dashboard } from '../contract.ts';
import { operationTexts } from '../operation-texts.ts';
import styles from './dashboard.module.css';
import { timeText } from './numbers.ts';

/** What stands below the charts: the most watched, what was not found, what is overdue, what failed. */
export function DashboardLists({ data }: { data: Dashboard }) {
  const t = useOfficeTexts(operationTexts).dashboard;
  const locale = useOfficeLocale();
  const { permissions = [] } = usePermissions<readonly string[]>();
  const isEditor = hasRole(permissions, ['editor']);
  const { overdue_reviews: reviews } = data;
  return (
    <div className={styles.lists}>
      <List title={t.top} heads={[t.video, t.views, t.time]}>
        {data.top_videos.map(({ id, title, views, watch_seconds: seconds }) => (
          <TableRow key={id}>
            <TableCell>{isEditor ? <Link to={`/video/${id}`}>{title}</Link> : title}</TableCell>
            <TableCell>{views}</TableCell>
            <TableCell>{timeText(seconds, locale)}</TableCell>
          </TableRow>
        ))}
      </List>
      <List title={t.searches} text={t.searchesText} heads={[t.words, t.asked]}>
        {data.empty_searches.map(({ words, asked }) => (
          <TableRow key={words}>
            <TableCell>{words}</TableCell>
            <TableCell>{asked}</TableCell>
          </TableRow>
        ))}
      </List>
      {reviews.total > 0 && (
        <List title={`${t.reviews} (${reviews.total})`} heads={[t.title, t.due]}>
          {reviews.data.map(({ entity, id, title, due }) => (
            <TableRow key={id}>
              <TableCell>{isEditor ? <Link to={`/${entity}/${id}`}>{title}</Link> : title}</TableCell>
              <TableCell>{dayText(due, locale)}</TableCell>
            </TableRow>
          ))}
        </List>
      )}
      <FailedJobs count={data.failed_jobs} isAdmin={hasRole(permissions, [])} />
    </div>
  );
}

function FailedJobs({ count, isAdmin }: { count: number; isAdmin: boolean }) {
  const t = useOfficeTexts(operationTexts).dashboard;
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.name}>
        {t.failed}
      </h2>
      <p className={styles.total}>{count}</p>
      <p>
        {t.failedText(count)} {isAdmin && count > 0 && <Link to="/job">{t.look}</Link>}
      </p>
    </section>
  );
}

type ListProps = {
  readonly title: string;
  readonly text?: string;
  readonly heads: readonly string[];
  readonly children: readonly ReactNode[];
};

function List({ title, text, heads, children }: ListProps) {
  const t = useOfficeTexts(operationTexts).dashboard;
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.name}>
        {title}
      </h2>
      {text && <p className={styles.before}>{text}</p>}
      {children.length === 0 ? (
        <p>{t.nothing}</p>
      ) : (
        <Table size="small" aria-labelledby={id}>
          <TableHead>
            <TableRow>
              {heads.map((head) => (
                <TableCell key={head}>{head}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>{children}</TableBody>
        </Table>
      )}
    </section>
  );
}
