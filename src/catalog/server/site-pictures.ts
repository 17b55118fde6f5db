import pLimit from 'p-limit';
import { audit, deskTexts } from '#desk/server/door.ts';
import { ok, refuse, type Result } from '#kit/result.ts';
import { hasDrawing, placePicture, readyToPlace, stampOf } from '#media/server/door.ts';
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
      const shown = stamp === null ? (hasDrawing(address) ? address : '') : `${address}?v=${encodeURIComponent(stamp)}`;
      return { address, kind, category, shape, shown, is_placed: stamp !== null };
    }),
  );

/** One after the other, so that no two pictures are mixed at one address. */
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
  await inTurn(async () => {
    // Before the transaction, which nobody should wait for, and put back if it fails.
    const putBack = await placePicture(parts.storage, address, copies);
    try {
      await parts.db.transaction(async (tx) => {
        const details = { fields: ['picture'], address };
        await audit(tx, { actor: actor.userId, action: 'save', entity: 'settings', id: 'site', details, at: actor.now });
        // Feeds name covers and previews by what they show.
        await bumpContent(tx, 'rows');
      });
    } catch (error) {
      await putBack();
      throw error;
    }
  });
  return ok(await listSitePictures(parts));
}
