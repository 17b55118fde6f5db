import { sql } from 'drizzle-orm';
import type { Db } from '#platform/database.ts';
import type { Measure } from '#platform/metrics.ts';

/** pg-boss runs its scheduler in queues of its own. */
const ours = sql.raw(`name not like '\\_\\_pgboss%'`);
const waiting = sql.raw(`state in ('created', 'retry')`);

/** How long jobs may be due without any of their kind being performed, in minutes. */
const stalledAfter = 15;

type Row = {
  readonly kind: string;
  readonly waiting: number;
  readonly active: number;
  readonly failed: number;
  readonly oldest: number;
};

/**
 * Jobs by kind and state, and how long the oldest has been due. Scheduled jobs are waiting but not due. Kinds without jobs are
 * listed with zeros: an alert on growth cannot see a series that begins with its first failure.
 */
export function jobMeasures({ db }: { readonly db: Db }): Measure[] {
  const rows = async (): Promise<Row[]> => {
    const found = await db.execute<Row>(sql`
      select queue.name as kind, coalesce(waiting, 0) as waiting, coalesce(active, 0) as active, coalesce(failed, 0) as failed,
        coalesce(oldest, 0)::float8 as oldest
      from pgboss.queue left join (
        select name, (count(*) filter (where ${waiting}))::int as waiting,
          (count(*) filter (where state = 'active'))::int as active, (count(*) filter (where state = 'failed'))::int as failed,
          extract(epoch from now() - min(start_after) filter (where ${waiting} and start_after <= now())) as oldest
        from pgboss.job where state < 'completed' or state = 'failed' group by name
      ) counted using (name)
      where queue.${ours}`);
    return found.rows;
  };
  return [
    {
      name: 'jobs',
      help: 'Jobs by kind and state; completed ones are not counted',
      labels: ['kind', 'state'],
      read: async () =>
        (await rows()).flatMap(({ kind, ...counts }) =>
          (['waiting', 'active', 'failed'] as const).map((state) => ({ labels: { kind, state }, value: counts[state] })),
        ),
    },
    {
      name: 'jobs_oldest_due_seconds',
      help: 'For how long the oldest job of a kind has been due',
      labels: ['kind'],
      read: async () => (await rows()).map(({ kind, oldest }) => ({ labels: { kind }, value: oldest })),
    },
  ];
}

/** The kinds whose jobs have been due for a quarter of an hour while none started or finished. */
export async function findStalledKinds(db: Db): Promise<string[]> {
  const since = sql.raw(`now() - interval '${stalledAfter} minutes'`);
  const { rows } = await db.execute<{ kind: string }>(sql`
    select name as kind from pgboss.job where ${ours} and (state < 'completed' or completed_on > ${since})
    group by name
    having coalesce(bool_or(${waiting} and start_after < ${since}), false)
      and not coalesce(bool_or(state = 'active' or started_on > ${since} or completed_on > ${since}), false)
    order by name`);
  return rows.map(({ kind }) => kind);
}
