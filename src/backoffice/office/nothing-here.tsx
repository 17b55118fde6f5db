import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { PageTitle, useOfficeTexts } from '#desk/office/door.tsx';
import { officeTexts } from '../texts.ts';
import styles from './nothing-here.module.css';

/** For addresses that are no page, or none for one's roles. */
export function NothingHere() {
  const t = useOfficeTexts(officeTexts).nothing;
  return (
    <>
      <PageTitle>{t.title}</PageTitle>
      <p>{t.text}</p>
      <Link to="/">{t.back}</Link>
    </>
  );
}

/** A fault of ours, in words. It stands in the place of everything. */
export function Trouble({ error, resetErrorBoundary }: { error: Error; resetErrorBoundary: (...args: unknown[]) => void }) {
  const t = useOfficeTexts(officeTexts).trouble;
  return (
    <main className={styles.alone}>
      <PageTitle>{t.title}</PageTitle>
      <Alert severity="error">{error.message || t.text}</Alert>
      <p>
        <Button variant="contained" onClick={() => resetErrorBoundary()}>
          {t.again}
        </Button>
      </p>
    </main>
  );
}
