import { lazy, Suspense } from 'react';
import { PageTitle, useOfficeTexts, Waiting } from '#desk/office/door.tsx';
import { officeTexts } from '../texts.ts';

/** Comes when it is looked at: lists and forms do without it. */
const Dashboard = lazy(async () => ({ default: (await import('./dashboard.tsx')).Dashboard }));

/** The first page (S10.3): what happened on the site. */
export function Overview() {
  const t = useOfficeTexts(officeTexts);
  return (
    <>
      <PageTitle>{t.menu.overview}</PageTitle>
      <Suspense fallback={<Waiting shape="blocks" />}>
        <Dashboard />
      </Suspense>
    </>
  );
}
