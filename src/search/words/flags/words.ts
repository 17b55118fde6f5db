import type { FlagTerm } from '../../flags/shapes.ts';
import { bellyTerms } from './terms-belly.ts';
import { bodyTerms } from './terms-body.ts';
import { breathTerms } from './terms-breath.ts';
import { contextsTerms } from './terms-contexts.ts';
import { despairTerms } from './terms-despair.ts';
import { feverTerms } from './terms-fever.ts';
import { heartTerms } from './terms-heart.ts';
import { injuriesTerms } from './terms-injuries.ts';
import { othersTerms } from './terms-others.ts';
import { peopleTerms } from './terms-people.ts';
import { poisonTerms } from './terms-poison.ts';
import { signsTerms } from './terms-signs.ts';
import { violenceTerms } from './terms-violence.ts';
import { injuryRules } from './rules-now-injuries.ts';
import { illnessRules } from './rules-now-illness.ts';
import { bellyRules } from './rules-now-belly.ts';
import { breathRules } from './rules-now-breath.ts';
import { nowRules } from './rules-now.ts';
import { poisonRules, talkRules } from './rules-others.ts';
import { todayRules } from './rules-today.ts';
import { rulesOf } from './rules-source.ts';
import { sayings } from './sayings.ts';

const lists = [
  bodyTerms,
  peopleTerms,
  heartTerms,
  breathTerms,
  poisonTerms,
  feverTerms,
  bellyTerms,
  injuriesTerms,
  signsTerms,
  despairTerms,
  violenceTerms,
  contextsTerms,
  othersTerms,
];

const namesOf = (text: string): string[] =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

/** The terms shipped with the product. */
export const flagTerms: readonly FlagTerm[] = [
  ...lists.flatMap((terms) => Object.entries(terms).map(([key, names]) => ({ key, names: namesOf(names) }))),
  { key: 'redensarten', names: sayings },
];

/** The rules shipped with the product. */
export const flagRules = rulesOf([
  ...nowRules,
  ...breathRules,
  ...illnessRules,
  ...bellyRules,
  ...injuryRules,
  ...poisonRules,
  ...talkRules,
  ...todayRules,
]);
