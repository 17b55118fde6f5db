import { findOtherMentions } from '#catalog/server/door.ts';
import { findMentions, type Entity } from '#desk/server/door.ts';
import { findUnfinishedClips, type FindUses } from '#media/server/door.ts';
import { pictureBase } from '#paths/media-api.ts';

/** Wherever an entry, a note or a setting contains a picture's address, or a playlist a download of that id (`media/downloads.ts`). A block is named by the page that it stands on. */
const byAddress =
  (entities: readonly Entity[]): FindUses =>
  async (db, ids) => {
    const files = new Map(ids.flatMap((id) => [pictureBase(id), `"${id}-`].map((piece) => [piece, id] as const)));
    const texts = [...files.keys()];
    const pages = entities.filter(({ name }) => name !== 'module');
    const found = [...(await findMentions(db, pages, texts)), ...(await findOtherMentions(db, texts))];
    return found.map(({ text, entity, id, title }) => ({ file: files.get(text) ?? '', entity, id, title }));
  };

/** What the rooms to the right of the file manager say of where a file is used. */
export const fileUses = (entities: readonly Entity[]): FindUses[] => [byAddress(entities), findUnfinishedClips];
