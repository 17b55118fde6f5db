import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallContext } from '#kit/endpoint.ts';
import { listMemberNames } from '#accounts/server/door.ts';
import { catalogEntities } from '#catalog/server/door.ts';
import { courseEntities } from '#courses/server/door.ts';
import { entityEndpoints } from '#desk/contract.ts';
import { emptyBin, entityHandlers, keepSchedule, type DeskParts, type Entity } from '#desk/server/door.ts';
import { duty, jobKind, type Duty } from '#jobs/server/door.ts';
import type { Clock } from '#platform/clock.ts';
import type { Db, Tx } from '#platform/database.ts';
import type { Csrf } from '#platform/http/csrf.ts';
import { mount } from '#platform/http/mount.ts';
import { pictureFacts } from '#media/server/door.ts';
import type { Log } from '#platform/log.ts';
import type { Storage } from '#platform/storage.ts';
import { forgetLostPositions } from '#playback/server/door.ts';
import { isBought, shopEntities } from '#shop/server/door.ts';
import { z } from 'zod';

/** The entities of all rooms (S10.2), those that others refer to first. */
export const officeEntitiesOf = (presenterSlug: string): Entity[] => [
  ...catalogEntities({ presenterSlug, isBought }),
  ...shopEntities,
  ...courseEntities,
];

type OfficeParts = {
  readonly db: Db;
  readonly clock: Clock;
  readonly entities: readonly Entity[];
  readonly previewOf: DeskParts['previewOf'];
  readonly hasPicture: DeskParts['hasPicture'];
  readonly pictures: DeskParts['pictures'];
  readonly contextOf: (request: FastifyRequest, reply: FastifyReply) => CallContext;
  readonly csrf: Pick<Csrf, 'check'>;
};

/** The calls of every entity. */
export function mountOffice(app: FastifyInstance, { entities, contextOf, csrf, ...parts }: OfficeParts): void {
  for (const entity of entities) {
    const handlers = entityHandlers(entity, { ...parts, entities, namesOf: listMemberNames });
    mount(app, { endpoints: entityEndpoints(entity), handlers, contextOf, csrf });
  }
}

const schedule = jobKind('office-schedule', z.object({}), { retries: 1, firstPause: 5, keptFor: 3600 });
const sweep = jobKind('office-bin', z.object({}), { retries: 3, keptFor: 86_400 });

type DutyParts = {
  readonly db: Db;
  readonly storage: Storage;
  readonly clock: Clock;
  readonly log: Log;
  readonly presenterSlug: string;
};

/** Empties the bin, and what members' rooms kept about what was in it goes too. */
export async function sweepOffice(tx: Tx, entities: readonly Entity[], now: Date): Promise<void> {
  await emptyBin(tx, entities, now);
  await forgetLostPositions(tx);
}

/** What is published and taken off at its time, and what the bin forgets (S10.8). */
export function officeDuties({ db, storage, clock, log, presenterSlug }: DutyParts): Duty[] {
  const [entities, pictures] = [officeEntitiesOf(presenterSlug), pictureFacts({ db, storage })];
  return [
    duty(schedule, () => keepSchedule({ db, entities, pictures, log, now: clock.now() }), { schedule: '* * * * *' }),
    duty(sweep, () => db.transaction((tx) => sweepOffice(tx, entities, clock.now())), { schedule: '20 3 * * *' }),
  ];
}
