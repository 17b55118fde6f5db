import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useId } from 'react';
import { Link } from 'react-router';
import { dayText, instantText, TableSection, useHasRole, useOfficeLocale, useOfficeTexts } from '#desk/office/door.tsx';
import type { Dashboard } from '../contract.ts';
import { operationTexts } from '../operation-texts.ts';
import styles from './dashboard.module.css';
import { timeText } from './numbers.ts';

/** The lists below the charts: most watched, not found, overdue, failed. */
export function DashboardLists({ data }: { data: Dashboard }) {
  const t = useOfficeTexts(operationTexts).dashboard;
  const locale = useOfficeLocale();
  const isEditor = useHasRole(['editor']);
  const { overdue_reviews: reviews, stuck_schedules: stuck } = data;
  const list = { className: styles.card, empty: t.nothing };
  const dueEntries = [
    { name: t.stuck, total: stuck.total, entries: stuck.data, textOf: instantText },
    { name: t.reviews, total: reviews.total, entries: reviews.data, textOf: dayText },
  ];
  return (
    <div className={styles.lists}>
      <TableSection
        {...list}
        title={t.top}
        heads={[t.video, t.views, t.time]}
        rows={data.top_videos.map(({ id, title, views, watch_seconds: seconds }) => (
          <TableRow key={id}>
            <TableCell>{isEditor ? <Link to={`/video/${id}`}>{title}</Link> : title}</TableCell>
            <TableCell>{views}</TableCell>
            <TableCell>{timeText(seconds, locale)}</TableCell>
          </TableRow>
        ))}
      />
      <TableSection
        {...list}
        title={t.searches}
        text={t.searchesText}
        heads={[t.words, t.asked]}
        rows={data.empty_searches.map(({ words, asked }) => (
          <TableRow key={words}>
            <TableCell>{words}</TableCell>
            <TableCell>{asked}</TableCell>
          </TableRow>
        ))}
      />
      {dueEntries.map(
        ({ name, total, entries, textOf }) =>
          total > 0 && (
            <TableSection
              key={name}
              {...list}
              title={`${name} (${total})`}
              heads={[t.title, t.due]}
              rows={entries.map(({ entity, id, title, due }) => (
                <TableRow key={id}>
                  <TableCell>{isEditor ? <Link to={`/${entity}/${id}`}>{title}</Link> : title}</TableCell>
                  <TableCell>{textOf(due, locale)}</TableCell>
                </TableRow>
              ))}
            />
          ),
      )}
      {data.open_withdrawals !== null && <Withdrawals count={data.open_withdrawals} />}
      <Barriers {...data.barriers} />
      <FailedJobs count={data.failed_jobs} />
    </div>
  );
}

function Withdrawals({ count }: { count: number }) {
  const t = useOfficeTexts(operationTexts).dashboard;
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.name}>
        {t.withdrawals}
      </h2>
      <p className={styles.total}>{count}</p>
      <p>
        {t.withdrawalsText(count)} {count > 0 && <Link to="/withdrawal">{t.look}</Link>}
      </p>
    </section>
  );
}

function Barriers({ open, overdue }: Dashboard['barriers']) {
  const t = useOfficeTexts(operationTexts).dashboard;
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.name}>
        {t.barriers}
      </h2>
      <p className={styles.total}>{open}</p>
      <p>
        {t.barriersText(open, overdue)} {open > 0 && <Link to="/barrier">{t.look}</Link>}
      </p>
    </section>
  );
}

function FailedJobs({ count }: { count: number }) {
  const t = useOfficeTexts(operationTexts).dashboard;
  const isAdmin = useHasRole([]);
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
