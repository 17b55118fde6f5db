import type { ComponentType } from 'react';
import { plainText } from '#kit/plain-text.ts';
import { withoutLocale } from '#paths/routes.ts';
import { sitePage } from '#ui/page.ts';
import type { Page } from '../contract.ts';
import { hasEasy, useShown } from './easy.tsx';
import { ModuleViews } from './module-view.tsx';
import { PageTop } from './page-top.tsx';
import layout from './pages.module.css';
import { TrustNote } from './trust-note.tsx';
import { bySlug, type CatalogCall } from './catalog-call.ts';

/** Legal and service pages (S2.15): a single reading column. */
export function MetaPage({ page }: { page: Page }) {
  const shown = useShown(page);
  return (
    <div className={layout.page} data-hue="presenter">
      <PageTop title={shown.title} lang={shown.lang} intro={shown.intro} of={page} />
      <div className={layout.modules}>
        <ModuleViews modules={shown.modules} written={page.modules} />
        <TrustNote trust={page} level={2} />
      </div>
    </div>
  );
}

/** The editors' page (S2.15) named by the path. */
export const metaPage = (Inner: ComponentType<{ page: Page }>) =>
  sitePage({
    load: ({ api, url }: CatalogCall) => bySlug(withoutLocale(url.pathname).split('/')[2], api.page),
    page: ({ data }) => <Inner page={data} />,
    head: ({ title, intro, easy, modules }) => ({
      title,
      description: plainText(intro),
      hasEasy: hasEasy({ easy, modules }),
    }),
  });

const page = metaPage(MetaPage);

export const pages = {
  'meta.imprint': page,
  'meta.privacy': page,
  'meta.contact': page,
  'meta.terms': page,
  'meta.accessibility': page,
  'meta.principles': page,
  'meta.corrections': page,
  'meta.page': page,
};
