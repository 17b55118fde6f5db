import type { Bilingual } from '#kit/bilingual.ts';
import type { EntityTexts } from '#desk/office/door.tsx';
import { de, type CatalogOfficeTexts } from '../office-texts.de.ts';
import { en } from '../office-texts.en.ts';

/** What the catalogue's screens say. */
export const officeTexts: Bilingual<CatalogOfficeTexts> = { de, en };

type Named = Exclude<keyof CatalogOfficeTexts, 'blockPreview'>;

/** Those of one entity. */
export const textsOf = (name: Named): Bilingual<EntityTexts> => ({ de: de[name], en: en[name] });
