import { systemClock, type Clock, type Db as BossDb } from 'pg-boss';
import type { Log } from '#platform/log.ts';

/** A clock for waits: by one that was set back they would last until it comes there again. */
export type SteadyClock = Clock & {
  /** Whether it differs from the machine's by a minute or more. */
  isAhead(): boolean;
};

/** The machine's clock, which stands when that is set back, and then goes on. What is due says the database's. */
export function steadyClock(machine: Clock = systemClock): SteadyClock {
  let [last, ahead] = [0, 0];
  const now = (): number => {
    const at = machine.now();
    ahead = Math.max(ahead, last - at);
    last = at + ahead;
    return last;
  };
  return {
    now,
    isAhead: () => ahead >= 60_000,
    setTimeout: (work, ms) => machine.setTimeout(work, ms),
    clearTimeout: (timer) => machine.clearTimeout(timer),
    setInterval: (work, ms) => machine.setInterval(work, ms),
    clearInterval: (timer) => machine.clearInterval(timer),
  };
}

/** Smaller corrections, as of a clock that is kept right over the network, only delay. */
const tolerance = `interval '1 minute'`;
const now = 'pgboss.job_now()';

/**
 * A clock that was ahead, by a year at a start without a network, leaves that time in the tables of pg-boss, and until it comes
 * nothing would be scheduled, jobs that were added or tried again meanwhile would not be due, and those of a process that died
 * would be taken over by nobody. The last look at the schedules, each half minute, says whether it was; one of several
 * servers does it.
 */
const setTimesBack = `
  with ahead as (
    update pgboss.version set cron_on = null, bam_on = null, flow_on = null, reindex_on = null, monitor_backoff_on = null
    where cron_on > ${now} + ${tolerance} returning true
  ), queues as (
    update pgboss.queue set monitor_claim_on = null, monitor_on = null, maintain_on = null where exists (select from ahead)
  ), jobs as (
    update pgboss.job set
      start_after = start_after - greatest(greatest(created_on, started_on) - ${now}, '0'),
      created_on = least(created_on, ${now}), started_on = least(started_on, ${now}),
      heartbeat_on = least(heartbeat_on, ${now}), completed_on = least(completed_on, ${now})
    where exists (select from ahead) and greatest(created_on, started_on, heartbeat_on, completed_on) > ${now}
  )
  select 1 from ahead`;

/** Milliseconds between looks. */
const lookEvery = 60_000;

type Following = {
  readonly db: BossDb;
  readonly log: Pick<Log, 'warn'>;
  readonly logError: (error: unknown, message: string) => void;
  readonly clock: Clock;
};

/** Makes jobs and schedules go on by a clock that was set back, now and from now on; returns a function that ends it. */
export async function followClock({ db, log, logError, clock }: Following): Promise<() => void> {
  const look = async (): Promise<void> => {
    const { rows } = await db.executeSql(setTimesBack);
    if (rows.length > 0) log.warn('The clock was set back. Jobs and schedules go on by its new time.');
  };
  await look();
  const timer = clock.setInterval(() => {
    look().catch((error: unknown) => logError(error, 'The jobs met an error.'));
  }, lookEvery);
  return () => clock.clearInterval(timer);
}
