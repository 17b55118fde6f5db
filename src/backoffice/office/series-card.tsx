import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useId } from 'react';
import { Area, AreaChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { Locale } from '#kit/locale.ts';
import { dayText, useOfficeLocale, useOfficeTexts } from '#desk/office/door.tsx';
import type { Series } from '../contract.ts';
import { operationTexts } from '../operation-texts.ts';
import { growth } from '../rules.ts';
import styles from './dashboard.module.css';

type Props = {
  readonly name: string;
  readonly series: Series;
  readonly show: (value: number) => string;
  /** How much the chart shows at least. */ readonly least: number;
};

const height = 160;

/** Day and month: '22.11.' or '22/11'. */
const dayInYear = (day: string, locale: Locale): string =>
  new Date(day).toLocaleDateString(locale === 'de' ? 'de-DE' : 'en-GB', { day: '2-digit', month: '2-digit', timeZone: 'UTC' });

/** A sum with how it grew, its days as a chart, and the same as a table (S19.1). */
export function SeriesCard({ name, series, show, least }: Props) {
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
        <ResponsiveContainer width="100%" height={height} initialDimension={{ width: 320, height }}>
          <AreaChart data={series.days} accessibilityLayer={false} margin={{ top: 4, right: 4, bottom: 0, left: 0 }}>
            <CartesianGrid stroke="var(--line)" vertical={false} />
            <XAxis
              dataKey="day"
              tickFormatter={(day: string) => dayInYear(day, locale)}
              minTickGap={24}
              tick={{ fontSize: 12, fill: 'var(--ink-soft)' }}
            />
            <YAxis
              width={64}
              tickFormatter={show}
              domain={[0, (most: number) => Math.max(most, least)]}
              tick={{ fontSize: 12, fill: 'var(--ink-soft)' }}
              tickCount={3}
              allowDecimals={false}
            />
            <Tooltip
              contentStyle={{ background: 'var(--paper-raised)', borderColor: 'var(--line)', color: 'var(--ink)' }}
              itemStyle={{ color: 'var(--ink)' }}
              labelFormatter={(day) => (typeof day === 'string' ? dayText(day, locale) : '')}
              formatter={(value) => [show(Number(value)), name]}
              isAnimationActive={false}
            />
            <Area
              dataKey="value"
              stroke="var(--accent-deep)"
              fill="var(--accent)"
              fillOpacity={0.25}
              strokeWidth={2}
              isAnimationActive={false}
            />
          </AreaChart>
        </ResponsiveContainer>
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
