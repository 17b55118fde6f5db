import { networkOf } from '#accounts/rules.ts';
import { ok, type Result } from '#kit/result.ts';
import type { Limit } from '#platform/rate-limits.ts';
import type { Offer } from './offers.ts';
import type { ShopParts } from './parts.ts';

/** At least as long as an unpaid order keeps its place. */
const seconds = 60 * 60;
const byMember: Limit = { name: 'place of member', points: 1, seconds };

/** How many members of one network may keep a place of a retreat at the same time: with accounts of a moment nobody else would get one. */
const placesOfNetwork: Limit = { name: 'places from network', points: 5, seconds };

/** Whether a member may order a place from this network. Each member counts once within the time, however often it is tried. */
export async function mayKeepPlace(
  { limits }: Pick<ShopParts, 'limits'>,
  { opens }: Pick<Offer, 'opens'>,
  userId: string,
  ip: string,
): Promise<Result<null>> {
  if (opens.retreatId === null) return ok(null);
  const network = networkOf(ip);
  const who = `${userId} ${network}`;
  const isFirst = await limits.spend(byMember, who);
  if (!isFirst.ok) return ok(null);
  const spent = await limits.spend(placesOfNetwork, network);
  if (!spent.ok) await limits.giveBack(byMember, who);
  return spent;
}
