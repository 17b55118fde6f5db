import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link, useRouteError } from 'react-router';
import { PageTitle, useOfficeTexts } from '#desk/office/door.tsx';
import { officeTexts } from '../texts.ts';
import styles from './nothing-here.module.css';

/** For unknown addresses, and those that the user's roles do not allow. */
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

/** An unexpected error; replaces the whole page. */
export function Trouble() {
  const t = useOfficeTexts(officeTexts).trouble;
  const error = useRouteError();
  return (
    <main className={styles.alone}>
      <PageTitle>{t.title}</PageTitle>
      <Alert severity="error">
        {t.text}
        {error instanceof Error && ` (${error.message})`}
      </Alert>
      <p>
        <Button variant="contained" onClick={() => window.location.reload()}>
          {t.again}
        </Button>
      </p>
    </main>
  );
}
