import { findOtherMentions } from '#catalog/server/door.ts';
import { findGuideMentions } from '#chatbot/server/door.ts';
import { findMentions, type Entity } from '#desk/server/door.ts';
import { findUnfinishedClips, type FindUses } from '#media/server/door.ts';
import { pictureBase } from '#paths/media-api.ts';

/**
 * Finds uses of an image's URL in entries, notes, settings and the guide, and of downloads with that id in playlists
 * (`media/downloads.ts`). A content block is reported as its page.
 */
const byAddress =
  (entities: readonly Entity[]): FindUses =>
  async (db, ids) => {
    const files = new Map(ids.flatMap((id) => [pictureBase(id), `"${id}-`].map((piece) => [piece, id] as const)));
    const texts = [...files.keys()];
    const pages = entities.filter(({ name }) => name !== 'module');
    const guide = (await findGuideMentions(db, texts)).map((found) => ({ ...found, entity: 'chatbot', id: 'guide' }));
    const found = [...(await findMentions(db, pages, texts)), ...(await findOtherMentions(db, texts)), ...guide];
    return found.map(({ text, entity, id, title }) => ({ file: files.get(text) ?? '', entity, id, title }));
  };

/** The file uses in rooms after the file manager's. */
export const fileUses = (entities: readonly Entity[]): FindUses[] => [byAddress(entities), findUnfinishedClips];
