import type { OfferRef } from '../contract.ts';
import type { Offer } from './offers.ts';

/** An offer as the wire names it. */
export const offerRefOf = ({ type, id, shortid, slug, name, image }: Offer): OfferRef => ({
  type,
  id,
  shortid,
  slug,
  name,
  image,
});
