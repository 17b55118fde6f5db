import { createClient } from '#kit/client.ts';
import type { Locale } from '#kit/locale.ts';
import { chatbotAddresses } from '#paths/chatbot-api.ts';
import { readTransport } from '#ui/client.ts';
import type { chatbotEndpoints, Guide } from '../contract.ts';
import { readGuide } from './read-guide.ts';

/** Loads the guide in a language: null if the site has none, `broken` if it cannot be loaded or parsed. */
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
