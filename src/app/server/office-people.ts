import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { userOfficeEndpoints } from '#accounts/office-contract.ts';
import { userOfficeHandlers, type AccountParts } from '#accounts/server/door.ts';
import { backofficeEndpoints } from '#backoffice/contract.ts';
import { backofficeHandlers } from '#backoffice/server/handlers.ts';
import type { BackofficeParts } from '#backoffice/server/parts.ts';
import { listOverdueReviews } from '#catalog/server/door.ts';
import { courseOfficeEndpoints } from '#courses/office-contract.ts';
import { courseOfficeHandlers, type CourseParts } from '#courses/server/door.ts';
import type { CallContext } from '#kit/endpoint.ts';
import { dayOf } from '#kit/dates.ts';
import type { Db } from '#platform/database.ts';
import type { Csrf } from '#platform/http/csrf.ts';
import { mount } from '#platform/http/mount.ts';
import { shopOfficeEndpoints } from '#shop/office-contract.ts';
import { shopOfficeHandlers, shopRecords, type ShopParts } from '#shop/server/door.ts';

type PeopleParts = {
  readonly accounts: AccountParts;
  readonly shop: ShopParts;
  readonly courses: CourseParts;
  /** What is due for a medical review. */
  readonly overdueReviews: BackofficeParts['overdueReviews'];
  readonly contextOf: (request: FastifyRequest, reply: FastifyReply) => CallContext;
  readonly csrf: Pick<Csrf, 'check'>;
};

/** The office's calls about people, what they bought, and the site as a whole (S10.3, S10.4). */
export function mountPeople(app: FastifyInstance, parts: PeopleParts): void {
  const { accounts, shop, courses, overdueReviews, ...rest } = parts;
  const { db, clock } = shop;
  const users = userOfficeHandlers(accounts, { records: [shopRecords(db)] });
  mount(app, { endpoints: userOfficeEndpoints, handlers: users, ...rest });
  mount(app, { endpoints: shopOfficeEndpoints, handlers: shopOfficeHandlers(shop), ...rest });
  const given = courseOfficeHandlers({ ...courses, listeners: shop.listeners });
  mount(app, { endpoints: courseOfficeEndpoints, handlers: given, ...rest });
  mount(app, { endpoints: backofficeEndpoints, handlers: backofficeHandlers({ db, clock, overdueReviews }), ...rest });
}

/** What the catalogue says is due for a medical review, by the day in Berlin. */
export const overdueReviews =
  (db: Db): BackofficeParts['overdueReviews'][number] =>
  async (now) =>
    (await listOverdueReviews(db, dayOf(now))).map(({ entity, id, title, nextReviewOn }) => ({
      entity,
      id,
      title,
      due: nextReviewOn,
    }));
