import type { AccountPageTexts } from '../page-texts.ts';

/** The options of 'Geschlecht', in order. */
export const genderChoices = ({ genders }: Pick<AccountPageTexts, 'genders'>) =>
  (['f', 'm', 'd', 'u'] as const).map((value) => ({ value, label: genders[value] }));
