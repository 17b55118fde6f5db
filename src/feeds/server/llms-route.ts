import type { FastifyInstance } from 'fastify';
import { principlesTexts } from '#catalog/server/door.ts';
import { catalogTexts } from '#catalog/texts.ts';
import { categories } from '#paths/categories.ts';
import { dailyPodcasts, feedPath } from '#paths/feeds.ts';
import { categoryLink, pageLinks } from '#paths/routes.ts';
import type { WebServices } from '#platform/services.ts';
import { plainLine } from '../rules.ts';
import { publicApiBase } from '../public-contract.ts';
import { feedTexts } from '../texts.ts';

const locale = 'de';

/** Escapes a name for a Markdown link. */
const linked = (name: string, address: string): string => `- [${plainLine(name).replaceAll(/[[\]\\]/g, ' ')}](${address})`;

/** `/llms.txt` (https://llmstxt.org): information for language models, if `LLMS_TXT` is on. */
export function llmsRoute(app: FastifyInstance, parts: WebServices): void {
  const { siteName, baseUrl, presenterName, presenterSlug, config } = parts;
  if (!config.llms) return;
  const t = feedTexts[locale].llms;
  const links = pageLinks(locale, presenterSlug);
  const at = (path: string): string => baseUrl + path;
  const body = [
    `# ${plainLine(siteName)}`,
    `> ${t.about(plainLine(presenterName))}`,
    `${t.noAdvice}\n\n${t.licence(config.llms.licence ?? t.allRights)}\n\n${t.ads}`,
    `## ${t.pages}`,
    [
      linked(catalogTexts[locale].sections.health.title, at(links('health'))),
      linked(catalogTexts[locale].sections.feelgood.title, at(links('feelgood'))),
      linked(catalogTexts[locale].partners.title, at(links('partner'))),
      linked(presenterName, at(links('presenter'))),
      linked(t.questions, at(links('meta.faq'))),
      linked(principlesTexts[locale].principles.title, at(links('meta.principles'))),
      linked(principlesTexts[locale].corrections.title, at(links('meta.corrections'))),
      linked(t.imprint, at(links('meta.imprint'))),
      linked('English', at(pageLinks('en', presenterSlug)('start'))),
    ].join('\n'),
    `## ${t.topics}`,
    categories
      .map((category) => linked(catalogTexts[locale].categories[category].title, at(categoryLink(links, category))))
      .join('\n'),
    `## ${t.data}`,
    [
      linked('Atom', at(feedPath(links('start'), 'atom'))),
      linked('JSON Feed', at(feedPath(links('start'), 'json'))),
      ...Object.entries(dailyPodcasts).map(([kind, podcast]) =>
        linked(
          `Podcast: ${feedTexts[locale].podcasts[kind as keyof typeof dailyPodcasts].title(plainLine(siteName))}`,
          at(feedPath(podcast, 'rss')),
        ),
      ),
      linked('OpenAPI', at(`${publicApiBase}/openapi.json`)),
    ].join('\n'),
  ].join('\n\n');
  app.get('/llms.txt', { schema: { hide: true } }, async (request, reply) => {
    await parts.sendKept(request, reply, () =>
      Promise.resolve({ status: 200, type: 'text/plain; charset=utf-8', body: `${body}\n`, isDated: true }),
    );
    return reply;
  });
}
