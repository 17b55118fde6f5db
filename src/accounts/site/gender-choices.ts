import type { AccountPageTexts } from '../page-texts.ts';

/** The choices of 'Geschlecht', in their order. */
export const genderChoices = ({ genders }: Pick<AccountPageTexts, 'genders'>) =>
  (['f', 'm', 'd', 'u'] as const).map((value) => ({ value, label: genders[value] }));
