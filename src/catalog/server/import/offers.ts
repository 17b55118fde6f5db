import { addDays, dayOf } from '#kit/dates.ts';
import type { Tx } from '#platform/database.ts';
import type { DemoCoaching, DemoRetreat } from '../../../../demo/shapes.ts';
import { sanitizeRichText } from '../rich-text.ts';
import { coachings, retreats } from '../content-tables.ts';
import { putModules } from './modules.ts';
import { idOf, put } from './put.ts';
import type { Importing } from './world.ts';

function offerOf(kind: 'coaching' | 'retreat', offer: DemoCoaching | DemoRetreat, { pictures }: Importing) {
  const { shortid, slug, title, intro, stripeName, priceCents, vatPercent = 19 } = offer;
  return {
    id: idOf(kind, shortid),
    shortid,
    slug,
    title,
    intro,
    bulletpoints: sanitizeRichText(offer.bulletpoints),
    stripeName,
    priceCents,
    vatPercent,
    image: pictures(`${kind}/${slug}`).address,
    imageTall: pictures(`${kind}/${slug}_tall`).address,
  };
}

/** The English texts; `html` lists the rich text fields. */
function englishOf<Texts extends object>(en: Texts | undefined, html: readonly (keyof Texts)[]): Texts | null {
  if (!en) return null;
  const rich = html.flatMap((field) => (typeof en[field] === 'string' ? [[field, sanitizeRichText(en[field])] as const] : []));
  return { ...en, ...Object.fromEntries(rich) };
}

export async function putCoachings(tx: Tx, importing: Importing): Promise<void> {
  const { world, resolve } = importing;
  const rows = world.coachings.map((coaching, position) => ({
    ...offerOf('coaching', coaching, importing),
    en: englishOf(coaching.en, ['bulletpoints', 'contraindications']),
    contraindications: sanitizeRichText(coaching.contraindications),
    needsAddress: coaching.needsAddress ?? false,
    playlistId: resolve('playlist', coaching.playlist, `The coaching '${coaching.slug}'`),
    position,
  }));
  await put(tx, coachings, coachings.id, rows);
  await putModules(
    tx,
    importing,
    'coaching',
    world.coachings.map((own) => ({ id: idOf('coaching', own.shortid), ...own })),
  );
}

export async function putRetreats(tx: Tx, importing: Importing): Promise<void> {
  const { world, now } = importing;
  const today = dayOf(now);
  const rows = world.retreats.map((retreat) => ({
    ...offerOf('retreat', retreat, importing),
    en: englishOf(retreat.en, ['bulletpoints']),
    place: retreat.place,
    startsOn: addDays(today, retreat.startsInDays),
    endsOn: addDays(today, retreat.startsInDays + retreat.days - 1),
    places: retreat.places ?? null,
  }));
  await put(tx, retreats, retreats.id, rows);
  await putModules(
    tx,
    importing,
    'retreat',
    world.retreats.map((own) => ({ id: idOf('retreat', own.shortid), ...own })),
  );
}
