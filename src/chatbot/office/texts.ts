import type { Bilingual } from '#kit/bilingual.ts';
import { de, type GuideOfficeTexts } from '../office-texts.de.ts';
import { en } from '../office-texts.en.ts';
import { de as problemsDe, type ProblemTexts } from '../problem-texts.de.ts';
import { en as problemsEn } from '../problem-texts.en.ts';

export const guideTexts: Bilingual<GuideOfficeTexts> = { de, en };
export const problemTexts: Bilingual<ProblemTexts> = { de: problemsDe, en: problemsEn };
