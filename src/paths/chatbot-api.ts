import type { Address } from '#kit/endpoint.ts';

/** The call of the guide on the start page. A table of its own, since it loads when the guide comes into view. */
export const chatbotAddresses = {
  guide: 'GET /api/chatbot',
} as const satisfies Record<string, Address>;
