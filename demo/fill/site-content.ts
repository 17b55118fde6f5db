import { createHash } from 'node:crypto';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { SiteContent } from '#app/server/transfer/read-content.ts';
import { idOf, sanitizeRichText } from '#catalog/server/door.ts';
import { highlights, media, notes, settings } from '#catalog/server/tables.ts';
import type { Entity } from '#desk/server/door.ts';
import { addDays, dayOf, instantOf } from '#kit/dates.ts';
import { transcodes } from '#media/server/tables.ts';
import type { EntityName } from '#paths/office-api.ts';
import { endOfDay } from '#shop/code-rules.ts';
import { motifNames } from '../content/motif-names.ts';
import type { DemoCode, DemoCoaching, DemoModule, DemoRetreat, DemoReview, DemoSettings } from '../shapes.ts';
import type { FoundClip } from './clips.ts';
import type { Pictures } from './pictures.ts';
import { clipKeyOf, type World } from './world.ts';

/** The demo world as content of a site: names become ids, days relative to today dates, and motifs pictures. */

type Content = Readonly<Record<string, unknown>>;
type Named = readonly [name: string, content: Content];

const snake = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const withSnakes = (fields: object): Content =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [snake(name), value]));

/** Fields under their wire names, also in translations. Those that the entity does not have are dropped by its shape. */
const wire = (entry: object): Content => {
  const { en, easy, ...fields } = entry as { readonly en?: object; readonly easy?: object };
  return { ...withSnakes(fields), ...(en && { en: withSnakes(en) }), ...(easy && { easy: withSnakes(easy) }) };
};

/** A block; what its picture shows is told in the languages of its texts. */
function blockOf(module: DemoModule): Content {
  const block = wire(module);
  if (module.template !== 'text-image') return block;
  const { de, en } = motifNames[module.motif];
  return { ...block, image_alt: de, ...(module.en && { en: { ...module.en, image_alt: en } }) };
}

const referenced = {
  tag: ({ tags }: World) => tags.map(({ slug }) => slug),
  video: ({ videos }: World) => videos.map(({ shortid }) => shortid),
  playlist: ({ playlists }: World) => playlists.map(({ shortid }) => shortid),
  partner: ({ partners }: World) => partners.map(({ slug }) => slug),
};

/** Returns the id of a referenced entry. Throws, naming both ends, if it does not exist. */
function resolverOf(world: World) {
  const known = new Map(Object.entries(referenced).map(([kind, namesIn]) => [kind, new Set(namesIn(world))]));
  return (kind: keyof typeof referenced, name: string, from: string): string => {
    if (!known.get(kind)?.has(name)) throw new Error(`${from} names the ${kind} '${name}', which does not exist.`);
    return idOf(kind, name);
  };
}

type Parts = {
  readonly entities: readonly Entity[];
  readonly clips: readonly FoundClip[];
  readonly pictures: Pictures;
  readonly now: Date;
};

/** Converts the world. Throws if an entry refers to one that does not exist, or is not as its entity says. */
export function siteContentOf(world: World, { entities, clips, pictures, now }: Parts): SiteContent {
  const resolve = resolverOf(world);
  const day = (fromNow: number): string => addDays(dayOf(now), fromNow);
  const imageOf = (name: string) => ({ image: pictures(name).address });
  const modulesOf = (kind: string, { slug, modules }: { readonly slug: string; readonly modules: readonly DemoModule[] }) => ({
    modules: modules.map((module, at) => ({
      ...blockOf(module),
      ...(module.template === 'text-image' && imageOf(`module/${slug}-${at}`)),
      ...(module.template === 'playlist' && {
        playlist: resolve('playlist', module.playlist, `A module of the ${kind} '${slug}'`),
      }),
    })),
  });
  const offerOf = (kind: 'coaching' | 'retreat', offer: DemoCoaching | DemoRetreat) => ({
    ...wire(offer),
    ...imageOf(`${kind}/${offer.slug}`),
    image_tall: pictures(`${kind}/${offer.slug}_tall`).address,
    ...modulesOf(kind, offer),
  });
  const reviews = new Map(
    world.reviews.map(({ of, ...review }) => ['video' in of ? `video ${of.video}` : `page ${of.page}`, trustOf(review, day)]),
  );
  const appeared = datesOf(now, ...[world.videos, world.playlists].map((list) => list.map(({ shortid }) => shortid)));
  const dailiesOf = (wanted: 'daily' | 'yoga') =>
    world.dailies.flatMap(({ kind, daysAgo, video }): Named[] =>
      kind === wanted
        ? [
            [
              `${kind} ${daysAgo}`,
              {
                video: resolve('video', video, `The ${kind} of ${daysAgo} days ago`),
                starts_at: instantOf(day(-daysAgo), startHour).toISOString(),
              },
            ],
          ]
        : [],
    );

  const named: Partial<Record<EntityName, readonly Named[]>> = {
    tag: world.tags.map((tag) => [tag.slug, wire(tag)]),
    video: world.videos.map((video) => {
      const { shortid, sign, tags } = video;
      const { address: poster, ...look } = pictures(`poster/${shortid}`);
      const home = world.homes[shortid];
      const content = {
        ...wire(video),
        ...reviews.get(`video ${shortid}`),
        ...look,
        poster,
        clip: idOf('media', clipKeyOf(world, video)),
        sign: sign === undefined ? null : idOf('media', sign),
        tags: tags.map((slug) => resolve('tag', slug, `The video '${shortid}'`)),
        home: home === undefined ? null : resolve('playlist', home, `The home of the video '${shortid}'`),
        published_at: appeared(shortid),
      };
      return [shortid, content];
    }),
    partner: world.partners.map((partner, position) => [
      partner.slug,
      { ...wire(partner), ...imageOf(`partner/${partner.slug}`), ...modulesOf('partner', partner), position },
    ]),
    playlist: world.playlists.map((playlist) => {
      const { shortid, videos, trailers = [], tags, partners = [] } = playlist;
      const { address: image, ...look } = pictures(`playlist/${shortid}`);
      const all = (kind: keyof typeof referenced, names: readonly string[]) =>
        names.map((name) => resolve(kind, name, `The playlist '${shortid}'`));
      const content = {
        ...wire(playlist),
        ...look,
        image,
        videos: all('video', videos),
        trailers: all('video', trailers),
        tags: all('tag', tags),
        partners: all('partner', partners),
        published_at: appeared(shortid),
      };
      return [shortid, content];
    }),
    coaching: world.coachings.map((coaching, position) => {
      const { livePercent = 0, hasTutor = false, hasChecks = false, zfuNumber = '' } = coaching.distanceLearning ?? {};
      const playlist = resolve('playlist', coaching.playlist, `The coaching '${coaching.slug}'`);
      const approval = { live_percent: livePercent, tutor_access: hasTutor, learning_checks: hasChecks, zfu_number: zfuNumber };
      return [coaching.shortid, { ...offerOf('coaching', coaching), ...approval, playlist, position }];
    }),
    retreat: world.retreats.map((retreat) => {
      const { startsInDays: first, days } = retreat;
      return [retreat.shortid, { ...offerOf('retreat', retreat), starts_on: day(first), ends_on: day(first + days - 1) }];
    }),
    project: world.projects.map((project, position) => [
      project.slug,
      { ...wire(project), ...imageOf(`project/${project.slug}`), ...modulesOf('project', project), position },
    ]),
    item: world.projects.flatMap(({ slug, items }) =>
      items.map((item, position): Named => {
        const image = imageOf(`project/${slug}/${item.slug}`);
        return [item.slug, { ...wire(item), ...image, ...modulesOf('item', item), project: idOf('project', slug), position }];
      }),
    ),
    page: world.pages.map((page, position) => [
      page.slug,
      { ...wire(page), ...reviews.get(`page ${page.slug}`), ...modulesOf('page', page), position },
    ]),
    daily: dailiesOf('daily'),
    yogadaily: dailiesOf('yoga'),
    product: world.products.map((product, position) => {
      const coachings = (product.coachings ?? []).map((shortid) => idOf('coaching', shortid));
      return [product.slug, { ...wire(product), ...imageOf(`product/${product.slug}`), coachings, position }];
    }),
    coupon: world.codes.map((code) => [code.code, couponOf(code, now)]),
    coachingmail: world.courseMails.map((mail) => [
      `${mail.coaching} ${mail.day}`,
      { ...wire(mail), coaching: idOf('coaching', mail.coaching) },
    ]),
    retreatmail: world.retreatMails.map((mail) => [
      `${mail.retreat} ${mail.days}`,
      { ...wire(mail), retreat: idOf('retreat', mail.retreat) },
    ]),
  };
  const entries = entities.map((entity) => {
    const own = (named[entity.name] ?? []).map(([name, content]) => ({
      id: idOf(kindOf[entity.name] ?? entity.name, name),
      state: 'published' as const,
      content: entity.shape.parse(content),
    }));
    return [entity, own] as const;
  });
  return { entries: new Map(entries), rows: rowsOf(world, { clips, resolve, now }) };
}

/** Kinds that ids are derived from, where they are not the entity's name: published demos have such ids. */
const kindOf: Partial<Record<EntityName, string>> = {
  coupon: 'code',
  yogadaily: 'daily',
  coachingmail: 'coaching-mail',
  retreatmail: 'retreat-mail',
};

/** Publication time of a daily, Berlin time. */
const startHour = 6;

/** The number of days over which publication dates are spread. */
const months = 240;

/**
 * A publication date per entry, spread over the past months in a shuffled order: the lists are sorted by kind and title, and the
 * newest videos should not all be one category from A to C.
 */
function datesOf(now: Date, ...lists: readonly (readonly string[])[]): (name: string) => string | undefined {
  const digest = (name: string): string => createHash('sha256').update(name).digest('hex');
  const dates = lists.flatMap((names) =>
    names
      .toSorted((a, b) => (digest(a) < digest(b) ? -1 : 1))
      .map((name, at) => {
        const day = addDays(dayOf(now), -1 - Math.floor((at * months) / names.length));
        return [name, new Date(instantOf(day, 7).getTime() - at * 1000).toISOString()] as const;
      }),
  );
  const known = new Map(dates);
  return (name) => known.get(name);
}

const trustOf = (
  { reviewedDaysAgo, nextInDays, interests, corrections = [], ...review }: Omit<DemoReview, 'of'>,
  day: (fromNow: number) => string,
): Content => ({
  ...review,
  interests: interests?.de,
  interests_en: interests?.en,
  reviewed_on: day(-reviewedDaysAgo),
  next_review_on: day(nextInDays),
  corrections: corrections.map(({ daysAgo, ...texts }) => ({ date: day(-daysAgo), ...texts })),
});

function couponOf(code: DemoCode, now: Date): Content {
  const { endsInDays } = code;
  return {
    ...wire(code),
    ...('coaching' in code && { offer_type: 'coaching', offer_id: idOf('coaching', code.coaching) }),
    valid_until: endsInDays === undefined ? null : endOfDay(addDays(dayOf(now), endsInDays)).toISOString(),
    batch: 'Demo',
    created_at: now.toISOString(),
  };
}

const withCleanCopy = <Texts extends { readonly copy?: string }>(texts: Texts): Texts =>
  texts.copy === undefined ? texts : { ...texts, copy: sanitizeRichText(texts.copy) };

type RowParts = Pick<Parts, 'clips' | 'now'> & { readonly resolve: ReturnType<typeof resolverOf> };

function settingsOf({ notice, startPicks, ...rest }: DemoSettings, resolve: RowParts['resolve']) {
  for (const shortid of startPicks) resolve('playlist', shortid, 'The start page');
  const clean = { ...withCleanCopy(notice), en: notice.en && withCleanCopy(notice.en) };
  return Object.entries({ ...rest, startPicks, notice: clean }).map(([key, value]) => ({ key, value }));
}

/** Rows of tables without an entity. */
function rowsOf(world: World, { clips, resolve, now }: RowParts): SiteContent['rows'] {
  const rows: readonly (readonly [PgTable, readonly object[]])[] = [
    [media, clips.map(({ row }) => row)],
    [
      transcodes,
      clips.map(({ row: { id, folder, seconds }, title }) => {
        const times = { created_at: now, updated_at: now };
        return { id, title, folder, seconds, state: 'ready', progress: 1, ...times };
      }),
    ],
    [highlights, world.highlights.map((name, position) => ({ video_id: resolve('video', name, 'A highlight'), position }))],
    [
      notes,
      world.notes.map(({ place, copy, en }, position) => ({
        id: idOf('note', `${place} ${position}`),
        place,
        ...withCleanCopy({ copy }),
        en: en ? withCleanCopy(en) : null,
        position,
      })),
    ],
    [settings, world.settings ? settingsOf(world.settings, resolve) : []],
  ];
  return new Map(rows.map(([table, own]) => [table, own as Content[]]));
}
