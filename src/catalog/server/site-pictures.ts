import { sql } from 'drizzle-orm';
import pLimit from 'p-limit';
import { audit, deskTexts } from '#desk/server/door.ts';
import { ok, refuse, type Result } from '#kit/result.ts';
import { hasDrawing, placePicture, readyToPlace, stampOf } from '#media/server/door.ts';
import { siteIcon } from '#paths/files.ts';
import { sitePictures } from '#paths/site-pictures.ts';
import { bumpContent } from '#platform/content-version.ts';
import type { Tx } from '#platform/database.ts';
import type { Services } from '#platform/services.ts';
import type { SitePictureForm, SitePictureShown } from '../office-contract.ts';
import type { SettingsActor } from './office-settings.ts';
import { settings } from './tables.ts';

type Parts = Pick<Services, 'db' | 'engine' | 'storage'>;

/** The pictures of the site itself; readers keep one for an hour, so what is shown here names its version. */
export const listSitePictures = ({ storage }: Pick<Parts, 'storage'>): Promise<SitePictureShown[]> =>
  Promise.all(
    sitePictures.map(async ({ address, kind, category, shape }) => {
      const stamp = await stampOf(storage, address);
      const shown = stamp === null ? (hasDrawing(address) ? address : '') : `${address}?v=${encodeURIComponent(stamp)}`;
      return { address, kind, category, shape, shown, is_placed: stamp !== null };
    }),
  );

const inTurn = pLimit(1);

/** Places an uploaded picture at an address of the site, or none. */
export async function saveSitePicture(
  parts: Parts,
  { address, picture }: SitePictureForm,
  actor: SettingsActor,
): Promise<Result<SitePictureShown[]>> {
  const t = deskTexts[actor.locale];
  const place = sitePictures.find((one) => one.address === address);
  if (!place) return refuse(t.check, { address: [t.unknown] });
  const copies = picture === '' ? null : await readyToPlace(parts, { from: picture, to: address, shape: place.shape });
  if (!copies && picture !== '') return refuse(t.check, { picture: [t.unknown] });
  await inTurn(() => placeAndRecord(parts, { address, copies }, actor));
  return ok(await listSitePictures(parts));
}

type Placed = { readonly address: string; readonly copies: Parameters<typeof placePicture>[2] };

/**
 * Servers that share a database wait for one another, so that no two pictures are mixed at one address. The embedded database has one
 * server, and one connection, which must not wait for the store.
 */
async function placeAndRecord({ db, engine, storage }: Parts, { address, copies }: Placed, actor: SettingsActor): Promise<void> {
  let putBack = async (): Promise<void> => {};
  const place = async (): Promise<void> => {
    putBack = await placePicture(storage, address, copies);
  };
  if (engine === 'embedded') await place();
  try {
    await db.transaction(async (tx) => {
      if (engine !== 'embedded') {
        await tx.execute(sql`select pg_advisory_xact_lock(hashtext('site pictures'))`);
        await place();
      }
      if (address === siteIcon) await keepIconVersion(tx, (await stampOf(storage, address)) ?? '');
      const details = { fields: ['picture'], address };
      await audit(tx, { actor: actor.userId, action: 'save', entity: 'settings', id: 'site', details, at: actor.now });
      // Feeds name covers and previews by what they show.
      await bumpContent(tx, 'rows');
    });
  } catch (error) {
    await putBack();
    throw error;
  }
}

/** Every page shows the icon beside the name of the site. */
const keepIconVersion = (tx: Tx, value: string) =>
  tx.insert(settings).values({ key: 'icon', value }).onConflictDoUpdate({ target: settings.key, set: { value } });
