import type { Guide } from '#chatbot/contract.ts';
import type { SiteContent } from '#catalog/contract.ts';
import { ok, type Result } from '#kit/result.ts';
import type { SiteApi } from '../api.ts';

/** Data of the start page. The guide is included only on the server (`invitation.tsx`). */
export type StartData = { readonly content: SiteContent; readonly guide?: Pick<Guide, 'persona' | 'lang'> | undefined };

/** Loads the start page's data. */
export async function loadStart(api: SiteApi): Promise<Result<StartData>> {
  const content = await api.content({});
  if (!content.ok) return content;
  const guide = import.meta.env.SSR ? await api.chatbot?.guide({}) : undefined;
  return ok({ content: content.value.data, ...(guide?.ok && { guide: guide.value.data }) });
}
