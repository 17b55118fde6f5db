import type { PartTexts } from '../office-texts.ts';
import { CallFailed } from './client.ts';

/** The message for a failure: the server's own if there is one. */
export function messageOf(error: unknown, { form: t }: Pick<PartTexts, 'form'>): string {
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
