import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import { SortableList, useOfficeTexts } from '#desk/office/door.tsx';
import { siteOfficeTexts } from './site-texts.ts';
import { client } from './client.ts';

type Pick = { readonly shortid: string; readonly title: string };

const findPicks = async (question: Record<string, string>): Promise<readonly Pick[]> => (await client.picks(question)).data;

/** What a call found, asked for again when the question changes; a call that fails finds nothing. */
function usePicks(question: Record<string, string> | null): readonly Pick[] {
  const [found, setFound] = useState<readonly Pick[]>([]);
  const key = JSON.stringify(question);
  useEffect(() => {
    let isCurrent = true;
    const wanted = JSON.parse(key) as Record<string, string> | null;
    const take = (picks: readonly Pick[]): void => {
      if (isCurrent) setFound(picks);
    };
    if (wanted) findPicks(wanted).then(take, () => take([]));
    else take([]);
    return () => {
      isCurrent = false;
    };
  }, [key]);
  return found;
}

type Props = { readonly shortids: readonly string[]; readonly onChange: (shortids: string[]) => void };

/** The playlists of the start page (S2.1): found by their title, put in order by dragging or with buttons. */
export function StartPicks({ shortids, onChange }: Props) {
  const t = useOfficeTexts(siteOfficeTexts).settings;
  const [typed, setTyped] = useState('');
  const chosen = usePicks(shortids.length > 0 ? { shortids: shortids.join(',') } : null);
  const offered = usePicks(typed.trim() === '' ? { query: '' } : { query: typed }).filter(
    ({ shortid }) => !shortids.includes(shortid),
  );
  const titleOf = (shortid: string): string => chosen.find((pick) => pick.shortid === shortid)?.title ?? shortid;
  return (
    <>
      <SortableList ids={shortids} titleOf={titleOf} onChange={(next) => onChange([...next])} renderEntry={titleOf} />
      <Autocomplete<Pick>
        key={shortids.join(',')}
        options={[...offered]}
        inputValue={typed}
        onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
        onChange={(_, pick) => pick && onChange([...shortids, pick.shortid])}
        getOptionLabel={({ title }) => title}
        getOptionKey={({ shortid }) => shortid}
        filterOptions={(options) => options}
        autoHighlight
        noOptionsText={t.nothingFound}
        size="small"
        renderInput={(props) => <TextField {...props} label={t.addPick} />}
      />
    </>
  );
}
