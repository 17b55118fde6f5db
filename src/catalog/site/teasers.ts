import { dayAndMonth } from '#kit/dates.ts';
import type { Playlist, Video } from '../contract.ts';

/** Values of a playlist's corner tag: for members, paid, bought, payment pending. */
export type CornerTagKind = 'exclusive' | 'paid' | 'succeeded' | 'processing';

/** The corner tag of a playlist, or null where it has none (S4.11). */
export function cornerTagOf(playlist: Pick<Playlist, 'exclusive' | 'type' | 'purchase_status'>): CornerTagKind | null {
  if (playlist.exclusive) return 'exclusive';
  if (playlist.type !== 'coaching') return null;
  if (playlist.purchase_status === null) return 'paid';
  return playlist.purchase_status === 'succeeded' ? 'succeeded' : 'processing';
}

/**
 * Formats a duration for a tile (S2.38): hours have no leading zero, and three parts are 'Std.'. Less than a minute is given in
 * seconds, since '00:27 Min' reads as minutes.
 */
export function shownDuration(wire: string): { text: string; unit: 'hours' | 'minutes' | 'seconds' } {
  const short = /^00:(\d\d)$/.exec(wire)?.[1];
  if (short !== undefined) return { text: String(Number(short)), unit: 'seconds' };
  const hasHours = wire.split(':').length === 3;
  return { text: hasHours ? wire.replace(/^0(?=\d)/, '') : wire, unit: hasHours ? 'hours' : 'minutes' };
}

/** The machine-readable form for `<time dateTime>`: 'PT1H2M3S'. */
export function machineDuration(wire: string): string {
  const [seconds = 0, minutes = 0, hours = 0] = wire.split(':').map(Number).toReversed();
  return `PT${hours > 0 ? `${hours}H` : ''}${minutes}M${seconds}S`;
}

/** 'DD.MM' of a daily, for its subtitle (S2.36); null for a video without a day. */
export const dailyDate = (video: Pick<Video, 'start'>): string | null => (video.start ? dayAndMonth(video.start) : null);

export type TeaserSize = 'xl' | 'l' | 'm' | 's';
export type TeaserModifier = 'trending' | 'daily';
export type TileSize = 'l' | 'm' | 's';

/** Tile size within a teaser (S2.36): 'trending' forces large ones. */
export function tileSizeOf(size: TeaserSize, modifier?: TeaserModifier): TileSize {
  if (modifier === 'trending') return 'l';
  return size === 'm' || size === 's' ? 's' : 'm';
}

/** Maximum number of videos listed in a teaser; the playlist page has the rest. */
export const videosIn: Record<TeaserSize, number> = { xl: 12, l: 8, m: 3, s: 3 };

/** The image format for a teaser; falls back to the nearest one the entry has. */
export function teaserImageOf(playlist: Playlist, size: TeaserSize): string {
  const { xl_image: xl, l_image: l, l_image_center: center, m_image: m, s_image: s } = playlist;
  const wanted = { xl: [xl, l], l: playlist.l_type === 'center' ? [center, l] : [l, xl], m: [m, l], s: [s, m] }[size];
  return [...wanted, l, m, s, xl].find((image) => image !== '') ?? '';
}

/** Data of a checkout playlist card (S2.42), for a coaching or another product. */
export type CheckoutCard = Pick<Playlist, 'type' | 'title' | 'title_teaser' | 'trailers' | 'purchase_status' | 'lang'>;

/** The headline of a checkout card (S2.42): fixed words for a coaching with trailers, otherwise the entry's title. */
export const checkoutHeadline = (card: CheckoutCard): { fixed: true } | { fixed: false; title: string } =>
  card.type === 'coaching' && card.trailers.length > 0
    ? { fixed: true }
    : { fixed: false, title: card.title_teaser || card.title };

export type CheckoutAction = { kind: 'trailer'; trailer: Video } | { kind: 'coaching' } | { kind: 'checkout' } | { kind: 'none' };

/** Target of a click on a checkout card (S4.10). */
export function checkoutAction(card: Pick<CheckoutCard, 'trailers' | 'purchase_status'>, hasLinks: boolean): CheckoutAction {
  const isPurchased = card.purchase_status === 'succeeded';
  const trailer = card.trailers[0];
  if (trailer && !isPurchased) return { kind: 'trailer', trailer };
  if (isPurchased) return { kind: 'coaching' };
  return { kind: hasLinks ? 'checkout' : 'none' };
}
