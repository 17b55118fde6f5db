/** Builds the day videos of a course from the data that differs between them. */
import type { DemoVideo } from '../shapes.ts';

/** A day of a course, without the fields derived from its number: shortid, topline and the start of the title. */
export type Day = Pick<DemoVideo, 'title' | 'description' | 'keywords' | 'clip' | 'motif' | 'note' | 'sign'> & {
  readonly en?: { readonly title: string; readonly description: string };
};

/** Numbers the days from 1 (`schlaf-01`, 'Tag 1', 'Tag 1: Ankommen') and gives each the tags of its course. */
export const toDayVideos = (prefix: string, tags: readonly string[], days: readonly Day[]): DemoVideo[] =>
  days.map(({ title, en, ...day }, index) => {
    const number = index + 1;
    return {
      ...day,
      shortid: `${prefix}-${String(number).padStart(2, '0')}`,
      title: `Tag ${number}: ${title}`,
      topline: `Tag ${number}`,
      tags,
      hue: 'coaching',
      ...(en && { en: { title: `Day ${number}: ${en.title}`, topline: `Day ${number}`, description: en.description } }),
    };
  });
