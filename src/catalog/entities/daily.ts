import { defineEntity, instant, one } from '#desk/definition.ts';
import { heading } from './fields.ts';

const description = {
  roles: ['editor'],
  heading,
  fields: {
    video: one('video', { column: 'video_id', required: true, label: { de: 'Video', en: 'Video' } }),
    starts_at: instant({
      required: true,
      label: { de: 'Erscheint am', en: 'Appears on' },
      hint: { de: 'Berliner Zeit', en: 'Berlin time' },
    }),
  },
  list: [{ name: 'starts_at', sortable: true }],
  unlisted: ['video'],
} as const;

/** Daily videos; yoga dailies are stored in the same table. */
export const daily = defineEntity('daily', {
  one: { de: 'Daily', en: 'Daily' },
  many: { de: 'Dailies', en: 'Dailies' },
  about: {
    de: 'Ein Daily ist ein kurzes Video für einen Tag. Leg zuerst das Video an und bestimme dann hier seinen Tag.',
    en: 'A daily is a short video for a day. First create the video, then choose its day here.',
  },
  ...description,
});
export const yogadaily = defineEntity('yogadaily', {
  one: { de: 'Yoga-Daily', en: 'Yoga daily' },
  many: { de: 'Yoga-Dailies', en: 'Yoga dailies' },
  about: {
    de: 'Ein Yoga-Daily ist eine kurze Übung für einen Tag. Leg zuerst das Video an und bestimme dann hier seinen Tag.',
    en: 'A yoga daily is a short exercise for a day. First create the video, then choose its day here.',
  },
  ...description,
});
