import { accountEndpoints } from '#accounts/contract.ts';
import { barrierEndpoints } from '#barriers/contract.ts';
import { catalogEndpoints } from '#catalog/contract.ts';
import { chatbotEndpoints } from '#chatbot/contract.ts';
import type { CallContext } from '#kit/endpoint.ts';
import type { LocalCalls } from '#platform/http/call-set.ts';
import type { OnAnswer } from '#platform/http/mount.ts';
import { playbackEndpoints, positionEndpoints } from '#playback/contract.ts';
import { searchEndpoints } from '#search/contract.ts';
import { shopEndpoints } from '#shop/contract.ts';
import type { SiteApi } from '../api.ts';

/** The API for server-side rendering; `onAnswer` receives the results on which caching decisions are based. */
export const siteApi =
  (local: LocalCalls) =>
  (context: CallContext, onAnswer?: OnAnswer): SiteApi => ({
    shop: local(shopEndpoints, context, onAnswer),
    chatbot: local(chatbotEndpoints, context, onAnswer),
    search: local(searchEndpoints, context, onAnswer).search,
    transcript: local(searchEndpoints, context).transcript,
    barriers: local(barrierEndpoints, context),
    positions: local(positionEndpoints, context),
    ...local(catalogEndpoints, context, onAnswer),
    ...local(playbackEndpoints, context),
    user: local(accountEndpoints, context).user,
  });
