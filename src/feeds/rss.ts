import { feedTypes } from '#paths/feeds.ts';
import { lastChange, type Episode, type Podcast } from './rules.ts';
import { element, xmlDocument, type Markup } from '#kit/xml.ts';

/** RFC 822 with a four-digit year, as RSS 2.0 requires. */
const dated = (name: string, at: Date): Markup => element(name, {}, at.toUTCString());

/** Apple refuses more than 4000 characters. */
const longest = 4000;
const described = (text: string): Markup => element('description', {}, Array.from(text).slice(0, longest).join(''));

const episodeOf = (episode: Episode): Markup =>
  element(
    'item',
    {},
    element('title', {}, episode.title),
    described(episode.summary || episode.title),
    element('link', {}, episode.url),
    element('guid', { isPermaLink: 'false' }, episode.url),
    dated('pubDate', episode.published),
    element('enclosure', { url: episode.sound.url, length: episode.sound.bytes, type: episode.sound.type }),
    episode.categories.map((category) => element('category', {}, category)),
    element('itunes:author', {}, episode.author.name),
    element('itunes:duration', {}, episode.seconds),
    element('itunes:episodeType', {}, 'full'),
    element('itunes:explicit', {}, 'false'),
    episode.transcripts.map(({ url, lang }) =>
      element('podcast:transcript', { url, type: 'text/vtt', language: lang, rel: 'captions' }),
    ),
    episode.chapters && element('podcast:chapters', { url: episode.chapters, type: 'application/json+chapters' }),
  );

/**
 * A podcast as RSS 2.0 with the elements of Apple (https://podcasters.apple.com/support/823-podcast-requirements) and of
 * Podcasting 2.0 (https://podcasting2.org/docs/podcast-namespace). `guid` is the podcast's id.
 */
export const rssOf = (podcast: Podcast, guid: string): string =>
  xmlDocument(
    element(
      'rss',
      {
        version: '2.0',
        'xmlns:atom': 'http://www.w3.org/2005/Atom',
        'xmlns:itunes': 'http://www.itunes.com/dtds/podcast-1.0.dtd',
        'xmlns:podcast': 'https://podcastindex.org/namespace/1.0',
      },
      element(
        'channel',
        {},
        element('title', {}, podcast.title),
        described(podcast.description || podcast.title),
        element('link', {}, podcast.pageUrl),
        element('language', {}, podcast.lang),
        dated('lastBuildDate', lastChange(podcast)),
        element('atom:link', { rel: 'self', type: feedTypes.rss, href: podcast.feedUrl }),
        element('itunes:author', {}, podcast.author.name),
        element(
          'itunes:owner',
          {},
          element('itunes:name', {}, podcast.owner.name),
          element('itunes:email', {}, podcast.owner.address),
        ),
        element('itunes:image', { href: podcast.cover }),
        element('itunes:category', { text: 'Health & Fitness' }),
        element('itunes:explicit', {}, 'false'),
        element('itunes:type', {}, 'episodic'),
        element('podcast:guid', {}, guid),
        element('podcast:locked', { owner: podcast.owner.address }, 'yes'),
        element('podcast:medium', {}, 'podcast'),
        podcast.entries.map(episodeOf),
      ),
    ),
  );
