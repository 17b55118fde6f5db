import type { Bilingual } from '#kit/bilingual.ts';
import { de, type SiteOfficeTexts } from '../site-office-texts.de.ts';
import { en } from '../site-office-texts.en.ts';

/** What the screens of settings, notes and tags say, and the preview of a block. */
export const siteOfficeTexts: Bilingual<SiteOfficeTexts> = { de, en };

/** A part of them in both languages, as descriptions of fields want it. */
export const partOf = <Part>(pick: (texts: SiteOfficeTexts) => Part): Bilingual<Part> => ({ de: pick(de), en: pick(en) });
