import type { Bilingual } from '#kit/bilingual.ts';
import { siteOfficeTexts, type SiteOfficeTexts } from '../site-office-texts.ts';

/** A part of the texts of settings, notes and tags in both languages, as descriptions of fields want it. */
export const partOf = <Part>(pick: (texts: SiteOfficeTexts) => Part): Bilingual<Part> => ({
  de: pick(siteOfficeTexts.de),
  en: pick(siteOfficeTexts.en),
});
