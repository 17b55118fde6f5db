import { idOf } from '../src/catalog/server/door.ts';
import type { EntityName } from '../src/paths/office-api.ts';
import * as world from '../demo/content/index.ts';
import { clipOf, coaching, freeVideo } from './world.ts';

type Body = Record<string, unknown>;

const first = <Entry>(list: readonly Entry[]): Entry => {
  const [entry] = list;
  if (entry === undefined) throw new Error('The demo world has one of each.');
  return entry;
};

const videoId = idOf('video', freeVideo.shortid);
const clipId = idOf('media', clipOf(freeVideo));
const coachingId = idOf('coaching', coaching.shortid);
const retreatId = idOf('retreat', first(world.retreats).shortid);
const partnerId = idOf('partner', first(world.partners).slug);
const projectId = idOf('project', first(world.projects).slug);
const offer = { stripe_name: 'Kurs', price_cents: 4900 };

/** The minimal content of a new entry per entity, with a unique name. */
export const newEntries: Readonly<Record<EntityName, (name: string) => Body>> = {
  tag: (title) => ({ title }),
  video: (title) => ({ title, clip: clipId }),
  playlist: (title) => ({ title, videos: [videoId] }),
  partner: (title) => ({ title, url: 'https://example.org/' }),
  project: (title) => ({ title }),
  item: (title) => ({ title, project: projectId }),
  page: (title) => ({ title }),
  module: (title) => ({ title, template: 'text', copy: '<p>Text</p>', owner_kind: 'partner', owner: partnerId }),
  daily: (name) => ({ starts_at: dateOf(name), video: videoId }),
  yogadaily: (name) => ({ starts_at: dateOf(name), video: videoId }),
  product: (name) => ({ slug: name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'), ...offer, stripe_name: name }),
  coaching: (title) => ({ title, ...offer }),
  retreat: (title) => ({ title, ...offer, place: 'Sylt', starts_on: '2027-05-01', ends_on: '2027-05-08' }),
  coachingmail: (subject) => ({ subject, coaching: coachingId, day: dayOf(subject) }),
  retreatmail: (subject) => ({ subject, retreat: retreatId, days: -dayOf(subject) % 60 }),
  coupon: (name) => ({
    code: name
      .toUpperCase()
      .replaceAll(/[^A-Z0-9]+/g, '-')
      .slice(0, 19),
    percent: 10,
  }),
};

/** A day derived from a name, so that different names get different days. */
const dayOf = (name: string): number =>
  100 + (Array.from(name).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 300, 7) % 300);

const dateOf = (name: string): string => new Date(Date.UTC(2025, 0, dayOf(name), 6)).toISOString();

export const rolesOf = (entity: EntityName): readonly ('admin' | 'editor' | 'support')[] =>
  entity === 'coupon' ? ['admin', 'support'] : ['admin', 'editor'];
