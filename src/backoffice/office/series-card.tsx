import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useId } from 'react';
import { dayText, useOfficeLocale, useOfficeTexts } from '#desk/office/door.tsx';
import type { Series } from '../contract.ts';
import { operationTexts } from '../operation-texts.ts';
import { growth } from '../rules.ts';
import { AreaChart } from './area-chart.tsx';
import styles from './dashboard.module.css';

type Props = {
  readonly name: string;
  readonly series: Series;
  readonly show: (value: number) => string;
  /** Of the chart's scale. */
  readonly unit: number;
  readonly least: number;
};

/** A sum with its growth, a chart of its days, and the same as a table (S19.1). */
export function SeriesCard({ name, series, show, unit, least }: Props) {
  const t = useOfficeTexts(operationTexts).dashboard;
  const locale = useOfficeLocale();
  const id = useId();
  const percent = growth(series);
  const total = show(series.total);
  const said = percent === null ? t.before(show(series.before)) : t.growthSaid(percent);
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.name}>
        {name}
      </h2>
      <p className={styles.total}>{total}</p>
      <p className={styles.before}>
        {t.before(show(series.before))}
        {percent !== null && (
          <>
            {' '}
            <span aria-hidden="true">({t.growth(percent)})</span>
            <span className="visually-hidden">({t.growthSaid(percent)})</span>
          </>
        )}
      </p>
      <figure className={styles.chart} aria-label={`${name}: ${total}, ${said}`}>
        <AreaChart days={series.days} show={show} unit={unit} least={least} />
      </figure>
      <details>
        <summary>
          {t.asTable}
          <span className="visually-hidden">: {name}</span>
        </summary>
        <TableContainer component="section" className={styles.table} tabIndex={0} aria-label={`${t.asTable}: ${name}`}>
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>{t.day}</TableCell>
                <TableCell>{name}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {series.days.toReversed().map(({ day, value }) => (
                <TableRow key={day}>
                  <TableCell>{dayText(day, locale)}</TableCell>
                  <TableCell>{show(value)}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      </details>
    </section>
  );
}
