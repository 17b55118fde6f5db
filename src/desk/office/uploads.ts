import { officeUploads } from '#paths/office-pages.ts';
import { transport } from './client.ts';

/** Uploads a picture and answers its address (S7.11). Throws `CallFailed`. */
export async function uploadPicture(file: File): Promise<string> {
  const body = new FormData();
  body.append('files[]', file);
  const { url } = (await transport({ address: officeUploads.image, input: {} }, { body })) as { url: string };
  return url;
}
