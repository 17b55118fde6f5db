import type { Coaching } from '#catalog/contract.ts';
import { bySlug, CoachingPage, hasEasy, type CatalogCall } from '#catalog/site/door.tsx';
import { plainText } from '#kit/plain-text.ts';
import { sitePage } from '#ui/page.ts';
import { useOwnCourse } from './use-own-course.tsx';

/** A coaching's page of the catalogue (S2.9), extended for its owner. */
const OwnCoaching = ({ data }: { data: Coaching }) => <CoachingPage coaching={data} own={useOwnCourse(data)} />;

export const pages = {
  'presenter.coaching.detail': sitePage({
    load: ({ api, params }: CatalogCall) => bySlug(params.slug, api.coaching),
    page: OwnCoaching,
    head: ({ title, intro, image, easy, modules }) => ({
      title,
      description: plainText(intro),
      image,
      hasEasy: hasEasy({ easy, modules }),
    }),
  }),
};
