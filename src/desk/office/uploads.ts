import { officeUploads } from '#paths/office-pages.ts';
import { ask } from './calls.ts';

/** Sends a picture and says where it is (S7.11). Throws a `CallFailed`. */
export async function uploadPicture(file: File): Promise<string> {
  const form = new FormData();
  form.append('files[]', file);
  const { url } = await ask<{ url: string }>(officeUploads.image, form);
  return url;
}
