import { lazy, Suspense } from 'react';
import { PageTitle, useOfficeTexts, Waiting } from '#desk/office/door.tsx';
import { officeTexts } from '../texts.ts';

/** Loaded on demand: lists and forms do not need it. */
const Dashboard = lazy(async () => ({ default: (await import('./dashboard.tsx')).Dashboard }));

/** The dashboard, the first page (S10.3). */
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
