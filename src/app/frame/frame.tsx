import { type ReactNode, useCallback, useRef, useState } from 'react';
import type { Frame as FrameSettings, Note, SiteContent } from '#catalog/contract.ts';
import type { Analytics } from '#consent/rules.ts';
import { Consent } from '#consent/site/consent.tsx';
import type { RouteName } from '#paths/routes.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import type { Crumb } from '#ui/page.ts';
import { useIdentity, useLinks, useTexts } from '#ui/site.tsx';
import { Slice } from '#ui/slice.tsx';
import { SkipLink } from '#ui/skip-link.tsx';
import { appTexts } from '../texts.ts';
import { Background } from './background.tsx';
import { crumbTrail, parentCrumb } from './breadcrumb-rules.ts';
import breadcrumbsStyles from './breadcrumbs.module.css';
import { ContentProvider } from './content.tsx';
import { Footer } from './footer.tsx';
import styles from './frame.module.css';
import { Header } from './header.tsx';
import { NotesPanel } from './notes-toggle.tsx';
import { LateQuietBar } from './quiet.tsx';
import { QuietKey } from './quiet-switch.tsx';
import { pageTransition, useArrival } from './use-arrival.ts';

type FrameProps = {
  frame: FrameSettings;
  /** The editors' notes on this page (S2.46). */
  notes: readonly Note[];
  routeName: RouteName;
  /** The breadcrumbs below the section, without the page itself (S2.25). */
  crumbs?: readonly Crumb[];
  /** The route's background theme (S2.21). */
  sentiment?: 'default' | 'feelgood' | 'test';
  /** The last copyright year; a prop, so that server and browser render the same. */
  year: number;
  /** The analytics endpoint, used only with the reader's consent. */
  analytics?: Analytics | null;
  /** Whether the reader is logged in, as far as known. */
  isMember?: boolean;
  /** Loads the flyouts' content; called lazily, once per language. */
  loadContent: () => Promise<SiteContent>;
  children: ReactNode;
};

const mainId = 'inhalt';

/** Pages that begin with a search field. */
const withOwnSearch: readonly RouteName[] = ['start', 'search'];

/** The frame of every page (S2.26): skip link, header, breadcrumbs, notes, main, footer. */
export function Frame({
  frame,
  notes,
  routeName,
  crumbs = [],
  sentiment = 'default',
  year,
  analytics,
  isMember = false,
  loadContent,
  children,
}: FrameProps) {
  const main = useRef<HTMLElement>(null);
  useArrival(main, pageTransition.words);
  const [isConsentOpen, setConsentOpen] = useState(false);
  const openConsent = useCallback(() => setConsentOpen(true), []);
  const closeConsent = useCallback(() => setConsentOpen(false), []);
  return (
    <ContentProvider loadContent={loadContent}>
      <div className={styles.frame}>
        <SkipLink target={mainId} />
        <Consent isOpen={isConsentOpen} onClose={closeConsent} analytics={analytics} routeName={routeName} />
        <QuietKey />
        <Background sentiment={sentiment} />
        <Slice>
          <Header icon={frame.icon} isMember={isMember} hasSearch={!withOwnSearch.includes(routeName)} />
        </Slice>
        <Breadcrumbs routeName={routeName} crumbs={crumbs} />
        <NotesPanel notes={notes} />
        <main ref={main} id={mainId} className={styles.main} tabIndex={-1}>
          <Slice>{children}</Slice>
        </main>
        <Slice>
          <Footer frame={frame} year={year} onConsent={openConsent} />
        </Slice>
        <LateQuietBar mainId={mainId} />
      </div>
    </ContentProvider>
  );
}

/** The breadcrumbs of a page (S2.25); nothing on pages without any. */
function Breadcrumbs({ routeName, crumbs }: { routeName: RouteName; crumbs: readonly Crumb[] }) {
  const t = useTexts(appTexts);
  const trail = crumbTrail(parentCrumb(routeName, useLinks(), t, useIdentity().presenterName), crumbs);
  if (trail.length === 0) return null;
  return (
    <nav className={breadcrumbsStyles.crumbs} aria-label={t.breadcrumbs}>
      <ol className={breadcrumbsStyles.list}>
        {trail.map(({ label, to }, index) => (
          <li key={to} className={breadcrumbsStyles.crumb}>
            {index > 0 && <Icon name="chevron-right" size={16} />}
            <Link className={breadcrumbsStyles.link} to={to}>
              {label}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
