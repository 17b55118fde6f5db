import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link, useParams } from 'react-router';
import { officePages } from '#paths/office-pages.ts';
import { partTexts } from '../office-texts.ts';
import { EntryForm } from './entry-form.tsx';
import { useOfficeLocale, useOfficeTexts } from './language.ts';
import { PageTitle } from './page-title.tsx';
import { saidOf } from './said-of.ts';
import type { EntityScreen } from './screen.ts';
import { useEntry } from './use-entry.ts';
import { Waiting } from './waiting.tsx';

/** The form of an entry, or of a new one. Another entry is another form: nothing of the one before is left. */
export function EntityFormPage({ screen }: { screen: EntityScreen }) {
  const { id } = useParams();
  return <EntryPage key={id ?? 'new'} screen={screen} id={id} />;
}

function EntryPage({ screen, id }: { screen: EntityScreen; id: string | undefined }) {
  const t = useOfficeTexts(partTexts);
  const texts = screen.texts[useOfficeLocale()];
  const { entry, failure, isLoading, load, keep } = useEntry(screen.name, id);
  const back = <Link to={officePages.list(screen.name)}>{t.form.back(texts.many)}</Link>;
  if (failure) {
    return (
      <>
        <PageTitle before={back}>{texts.one}</PageTitle>
        <Alert severity="error" action={<Button onClick={() => void load()}>{t.list.again}</Button>}>
          {saidOf(failure, t)}
        </Alert>
      </>
    );
  }
  if (isLoading) return <Waiting shape="blocks" />;
  return <EntryForm screen={screen} entry={entry} onEntry={keep} load={load} back={back} />;
}
