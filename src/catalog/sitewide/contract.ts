import { z } from 'zod';
import { data, lang } from '#kit/shapes.ts';
import { visibleLine } from '#kit/visible.ts';
import { introduced, mostOfIntro, mostOfStart, startTextNames } from './texts.ts';

/** A line without what nobody sees. */
export const line = (most: number) => z.string().overwrite(visibleLine).trim().max(most);

/** An editors' note on a page (S2.46). */
export const Note = z.object({ id: z.string(), copy: z.string(), lang });
export type Note = z.infer<typeof Note>;

/** What the layout of every page needs beside its texts (S2.29). */
export const Frame = z.object({
  social_links: z.array(z.object({ network: z.enum(['facebook', 'instagram', 'youtube', 'tiktok']), url: z.string() })),
  credit: z.object({ label: z.string(), url: z.string() }),
  since: z.number().int(),
  icon: z.string().describe("The version of the chosen icon; '' for the site's own."),
});
export type Frame = z.infer<typeof Frame>;

export const StartTexts = z.record(z.enum(startTextNames), z.string()).describe('The words of the hero and of the rows.');

export const introduction = {
  in: z.object({ page: z.enum(introduced) }),
  out: data(z.object({ intro: z.string() })),
  summary: 'The sentence with which a section, a category, the partners or the presenter are introduced.',
};

type InBoth<Name extends string> = Record<Name, string> & { en: Record<Name, string> };
const inBoth = <Name extends string>(names: readonly Name[], most: (name: Name) => number) => {
  const each = Object.fromEntries(names.map((name) => [name, line(most(name)).default('')]));
  return z.object({ ...each, en: z.object(each).prefault({}) }) as unknown as z.ZodType<InBoth<Name>>;
};

/** The site's own sentences by group and name, in German and below `en` in English. */
export const Sentences = z.object({ start: inBoth(startTextNames, mostOfStart), intros: inBoth(introduced, () => mostOfIntro) });
