import type { Entity } from '#desk/server/door.ts';
import { dailyEntities } from './dailies.ts';
import { coachingEntity, retreatEntity } from './offers.ts';
import { itemEntity, moduleEntity, pageEntity, partnerEntity, projectEntity } from './pages.ts';
import { playlistEntity } from './playlists.ts';
import { tagEntity } from './tags.ts';
import { videoEntity } from './videos.ts';

export type CatalogEntityParts = {
  readonly presenterSlug: string;
  /** Whether somebody has bought it or has an open checkout for it. */
  readonly isBought: (kind: 'coaching' | 'retreat') => NonNullable<Entity['isHeld']>;
};

/** The catalogue's entities in import order: referenced entities before those that reference them. */
export const catalogEntities = ({ presenterSlug, isBought }: CatalogEntityParts): Entity[] => [
  tagEntity,
  videoEntity,
  partnerEntity,
  playlistEntity,
  coachingEntity(presenterSlug, isBought('coaching')),
  retreatEntity(presenterSlug, isBought('retreat')),
  projectEntity(presenterSlug),
  itemEntity,
  pageEntity,
  moduleEntity,
  ...dailyEntities,
];
