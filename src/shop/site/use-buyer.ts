import type { User } from '#accounts/contract.ts';
import { useMarked, useMember } from '#accounts/site/door.ts';
import type { CheckoutOffer } from './offer.ts';

/** The member who looks at an offer. `unknown` until that is loaded: pages are the same for everyone first. */
export type Buyer =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'visitor' }
  | { readonly kind: 'member'; readonly user: User };

/** The member who looks at the page, known after load. */
export function useBuyer(): Buyer {
  const user = useMember();
  const mayBeMember = useMarked();
  if (user) return { kind: 'member', user };
  return { kind: mayBeMember ? 'unknown' : 'visitor' };
}

type Bought = Pick<CheckoutOffer, 'type' | 'id' | 'coachings' | 'voucher'>;

/**
 * The status of a member's purchase of an offer ('succeeded' or another), or null. Gifts and vouchers can be bought repeatedly,
 * so they are never owned; a package is owned once all of its courses are.
 */
export function purchaseOf(user: Pick<User, 'coachings' | 'retreats' | 'products'>, offer: Bought): string | null {
  if (offer.voucher !== null) return null;
  if (offer.type === 'coaching') return user.coachings.find(({ id }) => id === offer.id)?.status ?? null;
  if (offer.type === 'retreat') return user.retreats.find(({ id }) => id === offer.id)?.status ?? null;
  const isOwned = ({ id }: { id: string }) => user.coachings.some((own) => own.id === id && own.status === 'succeeded');
  if (offer.coachings.length > 0 && offer.coachings.every(isOwned)) return 'succeeded';
  return user.products.find(({ id, status }) => id === offer.id && status !== 'succeeded')?.status ?? null;
}

/** The titles of the courses in a package that the member owns already. */
export const ownPartsOf = (user: Pick<User, 'coachings'>, { type, coachings }: Pick<CheckoutOffer, 'type' | 'coachings'>) =>
  type === 'product'
    ? coachings
        .filter(({ id }) => user.coachings.some((own) => own.id === id && own.status === 'succeeded'))
        .map(({ title }) => title)
    : [];

/** Whether a member's profile has an address that an invoice can name. */
export const hasAddress = ({ street, zipcode, city }: Pick<User, 'street' | 'zipcode' | 'city'>): boolean =>
  street.trim() !== '' && zipcode.trim() !== '' && city.trim() !== '';
