import { ok } from '#kit/result.ts';
import { sitePage } from '#ui/page.ts';
import { ErrorPage } from '../frame/error-page.tsx';
import { appTexts } from '../texts.ts';

const page = (code: 404 | 403) =>
  sitePage({
    load: () => Promise.resolve(ok(null)),
    page: () => <ErrorPage code={code} />,
    head: (_, { locale }) => ({
      title: appTexts[locale][code === 404 ? 'notFoundTitle' : 'forbiddenTitle'],
      description: '',
      isUnlisted: true,
    }),
    status: () => code,
  });

export const pages = { 'error.notFound': page(404), 'error.forbidden': page(403) };
