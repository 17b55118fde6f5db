import { PageTitle, useOfficeTexts } from '#desk/office/door.tsx';
import { officeTexts } from '../texts.ts';

/** The first page (S10.3): what every room has to say. */
export function Overview() {
  const t = useOfficeTexts(officeTexts);
  return <PageTitle>{t.menu.overview}</PageTitle>;
}
