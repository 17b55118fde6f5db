import { callSet } from '#platform/http/call-set.ts';
import { shareAnswers } from '#platform/http/shared-answers.ts';
import type { Services } from '#platform/services.ts';
import { chatbotEndpoints } from '../contract.ts';
import { chatbotOfficeEndpoints } from '../office-contract.ts';
import { chatbotHandlers } from './handlers.ts';
import { chatbotOfficeHandlers } from './office.ts';
import { chatbotProcessing } from './processing.ts';

export const chatbotRoom = {
  calls: (services: Pick<Services, 'db' | 'share'>) => [
    callSet(chatbotEndpoints, shareAnswers(chatbotEndpoints, chatbotHandlers(services), services.share)),
  ],
  officeCalls: (services: Pick<Services, 'db' | 'clock' | 'storage'>) => [
    callSet(chatbotOfficeEndpoints, chatbotOfficeHandlers(services)),
  ],
  processing: chatbotProcessing,
};
