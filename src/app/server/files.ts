import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findOtherMentions } from '#catalog/server/door.ts';
import { findMentions, type Entity } from '#desk/server/door.ts';
import type { CallContext } from '#kit/endpoint.ts';
import { mediaEndpoints } from '#media/contract.ts';
import {
  fileHandlers,
  fileRoutes,
  findUnfinishedClips,
  resumableRoutes,
  type FileParts,
  type FindUses,
} from '#media/server/door.ts';
import { pictureBase } from '#paths/media-api.ts';
import type { Csrf } from '#platform/http/csrf.ts';
import { mount } from '#platform/http/mount.ts';

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

/** The file manager's parts, with what the rooms to its right say of where a file is used. */
export const filePartsOf = (parts: Omit<FileParts, 'findUses'>, entities: readonly Entity[]): FileParts => ({
  ...parts,
  findUses: [byAddress(entities), findUnfinishedClips],
});

type Mounting = {
  readonly parts: FileParts;
  readonly contextOf: (request: FastifyRequest, reply: FastifyReply) => CallContext;
  readonly csrf: Pick<Csrf, 'check'>;
};

/** The calls of the file manager (S10.5), as JSON, as forms and by tus. */
export async function mountFiles(app: FastifyInstance, { parts, contextOf, csrf }: Mounting): Promise<void> {
  mount(app, { endpoints: mediaEndpoints, handlers: fileHandlers(parts), contextOf, csrf });
  await app.register(fileRoutes, { parts, contextOf, csrf });
  await resumableRoutes(app, { parts, contextOf, csrf });
}
