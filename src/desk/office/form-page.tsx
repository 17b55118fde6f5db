import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import type { EntityName } from '#paths/office-api.ts';
import { officePages } from '#paths/office-pages.ts';
import { partTexts } from '../office-texts.ts';
import { entityClient } from './client.ts';
import { EntryForm } from './entry-form.tsx';
import type { Entry } from './form-state.ts';
import { useOfficeLocale, useOfficeTexts } from './language.ts';
import { PageTitle } from './page-title.tsx';
import { messageOf } from './message-of.ts';
import type { EntityScreen } from './screen.ts';
import { answers } from './use-call.ts';
import { Waiting } from './waiting.tsx';

/** The form of an existing or new entry. It is remounted for another entry, so that no state is carried over. */
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
          {messageOf(failure, t)}
        </Alert>
      </>
    );
  }
  if (isLoading) return <Waiting shape="blocks" />;
  return <EntryForm screen={screen} entry={entry} onEntry={keep} load={load} back={back} />;
}

/** A complete entry from the server; null while it loads, and for a new one (without an id). */
function useEntry(entity: EntityName, id = '') {
  const { get } = entityClient(entity);
  const queryKey = [get.address, id];
  const { data, error, isPending, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<Entry> => (await get({ id }, { signal })).data,
    enabled: id !== '',
  });
  return {
    entry: data ?? null,
    failure: error,
    isLoading: id !== '' && isPending,
    load: async (): Promise<Entry | null> => {
      if (id === '') return null;
      const { data: next, isSuccess } = await refetch();
      return isSuccess ? next : null;
    },
    /** The answer of a save replaces what was loaded. */
    keep: (next: Entry): void => void answers.setQueryData(queryKey, next),
  };
}
