import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { SortableList, useCall, useOfficeTexts } from '#desk/office/door.tsx';
import { siteOfficeTexts } from '../site-office-texts.ts';
import { client } from './client.ts';

type Pick = { readonly shortid: string; readonly title: string };

type Props = { readonly shortids: readonly string[]; readonly onChange: (shortids: string[]) => void };

/** The playlists of the start page (S2.1): found by their title, put in order by dragging or with buttons. */
export function StartPicks({ shortids, onChange }: Props) {
  const t = useOfficeTexts(siteOfficeTexts).settings;
  const [typed, setTyped] = useState('');
  const chosen = useCall(client.picks, { shortids: shortids.join(',') }).answer?.data;
  const found = useCall(client.picks, { query: typed.trim() }).answer?.data ?? [];
  const offered = found.filter(({ shortid }) => !shortids.includes(shortid));
  const titleOf = (shortid: string): string => chosen?.find((pick) => pick.shortid === shortid)?.title ?? shortid;
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
