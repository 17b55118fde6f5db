import type { Page } from '../contract.ts';
import { ModuleView } from './module-view.tsx';
import { PageTop } from './page-top.tsx';
import pages from './pages.module.css';
import { TrustNote } from './trust-note.tsx';

/** Legal and service pages (S2.15): one column for reading. */
export function MetaPage({ page }: { page: Page }) {
  return (
    <div className={pages.page} data-hue="presenter">
      <PageTop title={page.title} lang={page.lang} intro={page.intro} />
      <div className={pages.modules}>
        {page.modules.map((module) => (
          <ModuleView key={module.id} module={module} />
        ))}
        <TrustNote trust={page} level={2} />
      </div>
    </div>
  );
}
