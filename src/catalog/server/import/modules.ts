import { and, eq } from 'drizzle-orm';
import type { Tx } from '#platform/database.ts';
import { anyOf } from '#platform/any-of.ts';
import type { DemoModule } from '../../../../demo/shapes.ts';
import { sanitizeRichText } from '../rich-text.ts';
import { modules, type ModuleOwner } from '../content-tables.ts';
import { idOf, inChunks } from './put.ts';
import type { Importing } from './world.ts';

type Owner = { readonly id: string; readonly slug: string; readonly modules: readonly DemoModule[] };

/** Replaces the content blocks of these pages. */
export async function putModules(tx: Tx, importing: Importing, kind: ModuleOwner, owners: readonly Owner[]): Promise<void> {
  await tx.delete(modules).where(
    and(
      eq(modules.ownerKind, kind),
      anyOf(
        modules.ownerId,
        owners.map(({ id }) => id),
      ),
    ),
  );
  const rows = owners.flatMap((owner) =>
    owner.modules.map((module, position) => rowOf(importing, kind, owner, module, position)),
  );
  for (const chunk of inChunks(rows)) await tx.insert(modules).values(chunk);
}

function rowOf({ pictures, resolve }: Importing, kind: ModuleOwner, { id, slug }: Owner, module: DemoModule, position: number) {
  const withPicture = module.template === 'text-image';
  const withPlaylist = module.template === 'playlist';
  const clean = (texts: { readonly title?: string; readonly copy?: string } | undefined) =>
    texts ? { ...texts, ...(texts.copy === undefined ? {} : { copy: sanitizeRichText(texts.copy) }) } : null;
  return {
    id: idOf('module', `${kind} ${slug} ${position}`),
    ownerKind: kind,
    ownerId: id,
    position,
    template: module.template,
    content: {
      title: module.title,
      copy: withPlaylist ? '' : sanitizeRichText(module.copy),
      image: withPicture ? pictures(`module/${slug}-${position}`).address : '',
      imagePosition: withPicture ? module.imagePosition : ('right' as const),
      videoDesktop: '',
      posterDesktop: '',
    },
    en: clean(module.en),
    easy: clean(withPlaylist ? undefined : module.easy),
    playlistId: withPlaylist ? resolve('playlist', module.playlist, `A module of the ${kind} '${slug}'`) : null,
  };
}
