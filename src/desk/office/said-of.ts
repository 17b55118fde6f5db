import type { PartTexts } from '../office-texts.ts';
import { CallFailed } from './client.ts';

/** What a failure says to whoever works here: the server's own words where it has some. */
export function saidOf(error: unknown, { form: t }: Pick<PartTexts, 'form'>): string {
  if (!(error instanceof CallFailed)) return t.offline;
  switch (error.status) {
    case 403:
      return t.forbidden;
    case 404:
      return t.notFound;
    case 422:
      return error.message || t.wrong;
    case 429:
      return t.tooMany;
    default:
      return error.message || t.failed(error.status);
  }
}
