import { ok } from '#kit/result.ts';
import { sitePage } from '#ui/page.ts';
import { useTexts } from '#ui/site.tsx';
import { NoPage } from '../frame/error-page.tsx';
import { goneTexts } from './gone-texts.ts';

/** The response for a removed entry (410, RFC 9110, section 15.5.11). */
const Gone = () => <NoPage code={410} {...useTexts(goneTexts)} />;

export const pages = {
  'error.gone': sitePage({
    load: () => Promise.resolve(ok(null)),
    page: Gone,
    head: (_, { locale }) => ({ title: goneTexts[locale].title, description: '', isUnlisted: true }),
    status: () => 410,
  }),
};
