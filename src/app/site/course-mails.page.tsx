import type { MemberCall } from '#accounts/site/door.ts';
import { courseTexts } from '#courses/page-texts.ts';
import { EndMailsPage } from '#courses/site/door.ts';
import { ok } from '#kit/result.ts';
import { sitePage } from '#ui/page.ts';

/** A form page, in this chunk because the other course pages have no forms. */
export const pages = {
  'courses.mails': sitePage({
    load: ({ url }: MemberCall) => Promise.resolve(ok(url.searchParams)),
    page: ({ data }) => <EndMailsPage query={data} />,
    head: (_, { locale }) => ({ title: courseTexts[locale].endMails.title, description: '', isUnlisted: true }),
  }),
};
