import { entityOf, type Content, type Entity, type Problems, type Saving } from '#desk/server/door.ts';
import { awaitsApproval, profileIn } from '../../approval-rules.ts';
import { coaching, retreat } from '../../entities/offers.ts';
import { coachings, retreats } from '../content-tables.ts';
import { easyFilter } from './easy.ts';
import { keepAllUp } from '../keep.ts';
import { blocksOf, withCleanBlocks } from './blocks.ts';
import { withCleanText, withNames } from './fields.ts';

const completeOffer =
  ({ fields }: typeof coaching | typeof retreat) =>
  (content: Content, saving: Saving): Content =>
    withCleanText(fields, withNames(withCleanBlocks(content, saving), 'slug', 'shortid'));

/** Whoever bought it keeps it. */
const ended = (content: Content): Content => ({ ...content, is_on_sale: false });

export const coachingEntity = (presenterSlug: string, isHeld: NonNullable<Entity['isHeld']>): Entity =>
  entityOf(coaching, {
    table: coachings,
    parts: { modules: blocksOf('coaching') },
    complete: completeOffer(coaching),
    derive: (content) => ({ awaitsApproval: awaitsApproval(profileIn(content)) }),
    filter: easyFilter(coachings, 'coaching'),
    order: { column: coachings.position },
    changed: keepAllUp,
    isHeld,
    ended,
    address: ({ slug: own }) => `/mein-${presenterSlug}/coaching/${String(own)}`,
  });

export const retreatEntity = (presenterSlug: string, isHeld: NonNullable<Entity['isHeld']>): Entity =>
  entityOf(retreat, {
    table: retreats,
    parts: { modules: blocksOf('retreat') },
    complete: completeOffer(retreat),
    check: (_, { starts_on: first, ends_on: last }) => {
      const wrong: Problems = { ends_on: 'invalid' };
      return Promise.resolve(String(last) < String(first) ? wrong : {});
    },
    filter: easyFilter(retreats, 'retreat'),
    order: { column: retreats.position, after: retreats.startsOn },
    isHeld,
    ended,
    address: ({ slug: own }) => `/mein-${presenterSlug}/auszeit/${String(own)}`,
  });
