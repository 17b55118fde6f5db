import { lazy, Suspense } from 'react';
import { PageTitle, useOfficeTexts } from '#desk/office/door.tsx';
import { operationTexts } from '../operation-texts.ts';
import { officeTexts } from '../texts.ts';

/** The charts come with a library of their own. */
const Dashboard = lazy(async () => ({ default: (await import('./dashboard.tsx')).Dashboard }));

/** The first page (S10.3): what happened on the site. */
export function Overview() {
  const t = useOfficeTexts(officeTexts);
  const { loading } = useOfficeTexts(operationTexts).dashboard;
  return (
    <>
      <PageTitle>{t.menu.overview}</PageTitle>
      <Suspense fallback={<output>{loading}</output>}>
        <Dashboard />
      </Suspense>
    </>
  );
}
