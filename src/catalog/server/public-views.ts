import { or, sql } from 'drizzle-orm';
import { isPublic, publicLinks, publicView } from '#platform/content-schema.ts';
import * as content from './content-tables.ts';

/** Views for readers: published entries, and links whose both ends are published. */

export const tags = publicView(content.tags);
export const partners = publicView(content.partners);
export const videos = publicView(content.videos, { filled: ['mediaId', 'publishedAt'] });
export const playlists = publicView(content.playlists, { filled: ['publishedAt'] });
export const projects = publicView(content.projects);
export const pages = publicView(content.pages);
export const coachings = publicView(content.coachings);
export const retreats = publicView(content.retreats);
export const dailies = publicView(content.dailies, { conditions: [isPublic(content.dailies.videoId, content.videos)] });
export const items = publicView(content.items, { conditions: [isPublic(content.items.projectId, content.projects)] });

export const videoTags = publicLinks(content.videoTags, [
  isPublic(content.videoTags.videoId, content.videos),
  isPublic(content.videoTags.tagId, content.tags),
]);
export const playlistVideos = publicLinks(content.playlistVideos, [
  isPublic(content.playlistVideos.videoId, content.videos),
  isPublic(content.playlistVideos.playlistId, content.playlists),
]);
export const playlistTags = publicLinks(content.playlistTags, [
  isPublic(content.playlistTags.playlistId, content.playlists),
  isPublic(content.playlistTags.tagId, content.tags),
]);
export const playlistPartners = publicLinks(content.playlistPartners, [
  isPublic(content.playlistPartners.playlistId, content.playlists),
  isPublic(content.playlistPartners.partnerId, content.partners),
]);

/** A page's blocks are visible only with their page. */
const hasOwner = or(
  ...(
    [
      ['partner', content.partners],
      ['project', content.projects],
      ['item', content.items],
      ['page', content.pages],
      ['coaching', content.coachings],
      ['retreat', content.retreats],
    ] as const
  ).map(
    ([kind, owner]) =>
      sql`(${content.modules.ownerKind} = ${sql.raw(`'${kind}'`)} and ${isPublic(content.modules.ownerId, owner)})`,
  ),
);
export const modules = publicView(content.modules, { conditions: hasOwner ? [hasOwner] : [] });
