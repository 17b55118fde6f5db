import { addDays, dayOf } from '#kit/dates.ts';
import type { Tx } from '#platform/database.ts';
import type { DemoCoaching, DemoRetreat } from '../../../../demo/shapes.ts';
import { awaitsApproval } from '../../approval-rules.ts';
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

/** The texts of a variant, English or easy German; `html` lists the rich text fields. */
function variantOf<Texts extends object>(en: Texts | undefined, html: readonly (keyof Texts)[]): Texts | null {
  if (!en) return null;
  const rich = html.flatMap((field) => (typeof en[field] === 'string' ? [[field, sanitizeRichText(en[field])] as const] : []));
  return { ...en, ...Object.fromEntries(rich) };
}

/** What decides whether it needs an approval as distance learning (S15.7); without a profile it is self-study alone. */
function approvalOf({ distanceLearning: given }: DemoCoaching) {
  const { livePercent = 0, hasTutor = false, hasChecks = false, zfuNumber = '' } = given ?? {};
  return {
    livePercent,
    tutorAccess: hasTutor,
    learningChecks: hasChecks,
    leisureOnly: false,
    zfuNumber,
    awaitsApproval: awaitsApproval({ livePercent, hasTutor, hasChecks, isLeisure: false, zfuNumber }),
  };
}

export async function putCoachings(tx: Tx, importing: Importing): Promise<void> {
  const { world, resolve } = importing;
  const rows = world.coachings.map((coaching, position) => ({
    ...offerOf('coaching', coaching, importing),
    en: variantOf(coaching.en, ['bulletpoints', 'contraindications']),
    easy: variantOf(coaching.easy, ['bulletpoints', 'contraindications']),
    contraindications: sanitizeRichText(coaching.contraindications),
    needsAddress: coaching.needsAddress ?? false,
    ...approvalOf(coaching),
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
    en: variantOf(retreat.en, ['bulletpoints']),
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
