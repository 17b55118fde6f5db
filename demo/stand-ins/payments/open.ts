import { demoMark, type Demo } from '#app/server/demo.ts';
import { secretNamed } from '#platform/secrets.ts';
import { stripeProvider } from '#shop/server/door.ts';
import { postInto, postOver, standInDuties } from './webhook-events.ts';
import { standInPath, standInRoutes } from './routes.ts';
import { rowStore } from './row-store.ts';
import { createStandIn } from './stand-in.ts';
import { makeTable } from './table.ts';

type Parts = Parameters<Demo['payments']>[0];

/** The stand-in on a database, and Stripe's library as the shop's provider, calling it within the process. */
export async function openStandIn({ db, clock, baseUrl }: Parts) {
  await makeTable(db);
  // The same for all servers on one database: one may verify what another signed.
  const key = (await secretNamed(db, demoMark)).toString('hex');
  const settings = { secretKey: `sk_test_${key}`, webhookSecret: `whsec_${key}`, apiBase: 'http://stand-in.invalid' };
  const standIn = createStandIn({ store: rowStore(db, clock), clock, ...settings, pages: `${baseUrl}${standInPath}/pay` });
  return { provider: stripeProvider({ settings, clock, fetch: standIn.fetch }), standIn };
}

export const openPayments: Demo['payments'] = async (parts) => {
  const { provider, standIn } = await openStandIn(parts);
  return {
    provider,
    routes: (app, page) => standInRoutes(app, { standIn, ...page }),
    duties: (site) => standInDuties(standIn, site ? postInto(site) : postOver(parts.baseUrl)),
  };
};
