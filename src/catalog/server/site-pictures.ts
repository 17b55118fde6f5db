import { sql } from 'drizzle-orm';
import { audit, deskTexts } from '#desk/server/door.ts';
import { ok, refuse, type Result } from '#kit/result.ts';
import { clearPicture, placePicture, readyToPlace, stampOf } from '#media/server/door.ts';
import { sitePictures } from '#paths/site-pictures.ts';
import { bumpContent } from '#platform/content-version.ts';
import type { Services } from '#platform/services.ts';
import type { SitePictureForm, SitePictureShown } from '../office-contract.ts';
import type { SettingsActor } from './office-settings.ts';

type Parts = Pick<Services, 'db' | 'storage'>;

/** The pictures of the site itself; readers keep one for an hour, so what is shown here names its version. */
export const listSitePictures = ({ storage }: Pick<Parts, 'storage'>): Promise<SitePictureShown[]> =>
  Promise.all(
    sitePictures.map(async ({ address, kind, category, shape }) => {
      const stamp = await stampOf(storage, address);
      return { address, kind, category, shape, shown: stamp === null ? '' : `${address}?v=${encodeURIComponent(stamp)}` };
    }),
  );

/** Places an uploaded picture at an address of the site, or none. */
export async function saveSitePicture(
  parts: Parts,
  { address, picture }: SitePictureForm,
  actor: SettingsActor,
): Promise<Result<SitePictureShown[]>> {
  const t = deskTexts[actor.locale];
  const place = sitePictures.find((one) => one.address === address);
  if (!place) return refuse(t.check, { address: [t.unknown] });
  // Drawn before the transaction, which nobody should wait for.
  const copies = picture === '' ? [] : await readyToPlace(parts, { from: picture, to: address, shape: place.shape });
  if (!copies) return refuse(t.check, { picture: [t.unknown] });
  await parts.db.transaction(async (tx) => {
    // One after the other, so that no two pictures are mixed at one address.
    await tx.execute(sql`lock table settings in share row exclusive mode`);
    const details = { fields: ['picture'], address };
    await audit(tx, { actor: actor.userId, action: 'save', entity: 'settings', id: 'site', details, at: actor.now });
    // Feeds name covers and previews by what they show.
    await bumpContent(tx, 'rows');
    await (picture === '' ? clearPicture(parts.storage, address) : placePicture(parts.storage, copies));
  });
  return ok(await listSitePictures(parts));
}
