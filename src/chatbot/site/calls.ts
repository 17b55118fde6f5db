import { createClient } from '#kit/client.ts';
import type { Locale } from '#kit/locale.ts';
import { chatbotAddresses } from '#paths/chatbot-api.ts';
import { readTransport } from '#ui/client.ts';
import type { chatbotEndpoints, Guide } from '../contract.ts';
import { readGuide } from './read-guide.ts';

/** Asks for the guide in a language: null where the site has none, `broken` where there is one that cannot be had or read. */
export async function askGuide(locale: Locale): Promise<Guide | 'broken' | null> {
  try {
    const answer = await createClient<typeof chatbotEndpoints>(chatbotAddresses, readTransport(locale)).guide({});
    if (!answer.ok) return null;
    const guide = readGuide(answer.value);
    if (!guide) console.warn('The guide of the start page cannot be read.');
    return guide ?? 'broken';
  } catch (error) {
    console.warn('The guide of the start page could not be loaded.', error);
    return 'broken';
  }
}
