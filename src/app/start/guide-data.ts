import type { Guide } from '#chatbot/contract.ts';
import type { SiteContent } from '#catalog/contract.ts';
import { ok, type Result } from '#kit/result.ts';
import type { SiteApi } from '../api.ts';

/** What the start page shows. The guide is there on the server alone (`invitation.tsx`). */
export type StartData = { readonly content: SiteContent; readonly guide?: Pick<Guide, 'persona' | 'lang'> | undefined };

/** What the start page needs, also where a video is open over it. */
export async function loadStart(api: SiteApi): Promise<Result<StartData>> {
  const content = await api.content({});
  if (!content.ok) return content;
  const guide = import.meta.env.SSR ? await api.chatbot?.guide({}) : undefined;
  return ok({ content: content.value.data, ...(guide?.ok && { guide: guide.value.data }) });
}
