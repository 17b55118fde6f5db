import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { formatCents } from '#kit/money.ts';
import type { Locale } from '#kit/locale.ts';
import { Failure, useCall, useHasRole, useOfficeLocale, useOfficeTexts, Waiting } from '#desk/office/door.tsx';
import type { Dashboard as Data } from '../contract.ts';
import { openingTexts } from '../opening-texts.ts';
import { operationTexts } from '../operation-texts.ts';
import { DashboardLists } from './dashboard-lists.tsx';
import { DashboardRange } from './dashboard-range.tsx';
import styles from './dashboard.module.css';
import { numberText, timeText } from './numbers.ts';
import { SeriesCard } from './series-card.tsx';
import { client } from './client.ts';

const ranges = ['7', '30', '90', '365'] as const;
const kinds = ['views', 'watch_seconds', 'sign_ups', 'purchases', 'revenue'] as const;
type Kind = (typeof kinds)[number];

/** The unit of each chart, and its minimum range, so that an empty one still has a readable scale. */
const scales: Readonly<Record<Kind, { readonly unit: number; readonly least: number }>> = {
  views: { unit: 1, least: 4 },
  watch_seconds: { unit: 3600, least: 3600 },
  sign_ups: { unit: 1, least: 4 },
  purchases: { unit: 1, least: 4 },
  revenue: { unit: 100, least: 1000 },
};

/** Formats a value in the unit of its series. */
function amountIn(kind: Kind, value: number, locale: Locale): string {
  if (kind === 'revenue') return formatCents(value, locale);
  return kind === 'watch_seconds' ? timeText(value, locale) : numberText(value, locale);
}

/** Daily sums of a range compared with the previous range. The server omits what the user may not see. */
export function Dashboard() {
  const t = useOfficeTexts(operationTexts).dashboard;
  const locale = useOfficeLocale();
  const [asked, setAsked] = useSearchParams();
  const [isOwn, setOwn] = useState(asked.has('from'));
  const span = {
    range: ranges.find((range) => range === asked.get('range')) ?? '30',
    from: asked.get('from') || undefined,
    to: asked.get('to') || undefined,
  };
  const { answer, error, isWaiting } = useCall(client.dashboard, span);
  const data = answer?.data;
  const isAdmin = useHasRole([]);
  return (
    <div className={styles.page} aria-busy={isWaiting}>
      {isAdmin && <NotOpen />}
      <DashboardRange asked={asked} isOwn={isOwn} onOwn={setOwn} onChange={(next) => setAsked(next)} />
      {error !== null && <Failure error={error} />}
      {!data && isWaiting && <Waiting shape="blocks" />}
      {data && (
        <>
          {data.short_disk && <ShortDisk {...data.short_disk} />}
          <div className={styles.cards}>
            {kinds.map((kind) => {
              const series = data[kind];
              if (!series) return null;
              const show = (value: number): string => amountIn(kind, value, locale);
              return <SeriesCard key={kind} name={t.names[kind]} series={series} show={show} {...scales[kind]} />;
            })}
          </div>
          <DashboardLists data={data} />
        </>
      )}
    </div>
  );
}

/** A full disk stops the site: its admin hears of it before. */
function ShortDisk({ free_bytes: free, takes_files: isTaking, has_files: hasFiles }: NonNullable<Data['short_disk']>) {
  const t = useOfficeTexts(operationTexts).dashboard.shortDisk;
  const locale = useOfficeLocale();
  const title = isTaking ? t.short : t.full;
  const megabytes = numberText(Math.floor(free / 1024 / 1024), locale);
  return (
    <section className={styles.card} aria-label={title}>
      <h2>{title}</h2>
      <p>{isTaking ? t.shortText(megabytes) : t.fullText(megabytes)}</p>
      <p>
        {t.advice} {hasFiles && <Link to="/file">{t.files}</Link>}
      </p>
    </section>
  );
}

/** Where a new site's admin begins: what is missing before readers see it (S18.8). */
function NotOpen() {
  const t = useOfficeTexts(openingTexts);
  const { answer } = useCall(client.opening, {});
  const opening = answer?.data;
  if (!opening || opening.is_open) return null;
  return (
    <section className={styles.card} aria-label={t.notOpen}>
      <h2>{t.notOpen}</h2>
      <p>
        {t.left(opening.items.filter(({ state }) => state !== 'done').length)} {t.closed}
      </p>
      <p>
        <Button variant="contained" component={Link} to="/opening">
          {t.many}
        </Button>
      </p>
    </section>
  );
}
