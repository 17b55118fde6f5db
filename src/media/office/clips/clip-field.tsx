import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import { NavigationType, useNavigationType, useParams } from 'react-router';
import { CallFailed, useAct, useOfficeTexts, type OwnFieldProps } from '#desk/office/door.tsx';
import type { Clip } from '../../clips/contract.ts';
import { clipOfficeTexts } from '../../clip-office-texts.ts';
import { FileChooser } from '../file-chooser.tsx';
import { ClipPanel } from './clip-panel.tsx';
import styles from './clips.module.css';
import { filmAtOpening, forgetFilm, keepFilm } from './kept-films.ts';
import { useClip } from './use-clip.ts';
import { client } from './client.ts';

const isPlayable = ({ state }: Pick<Clip, 'state'>): boolean => state === 'playable' || state === 'ready';
const hasEnded = ({ state }: Pick<Clip, 'state'>): boolean => state === 'failed' || state === 'cancelled';

/** The clip of a video: an existing one, or a new one made from an uploaded film. The form accepts it once it is playable. */
export function ClipField({ label, value, error, onChange }: OwnFieldProps) {
  const t = useOfficeTexts(clipOfficeTexts);
  const own = typeof value === 'string' && value !== '' ? value : null;
  const { begun, begin, drop, follow } = useBegun(label, own, onChange);
  const chosen = begun ?? own;
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {chosen ? <Chosen key={chosen} id={chosen} onState={follow} /> : <p>{t.none}</p>}
      {begun !== null && <p>{t.pending}</p>}
      <Choice
        hasOne={chosen !== null}
        onBegun={begin}
        onKnown={(id) => {
          drop();
          onChange(id);
        }}
      />
      {error && <p role="alert">{error}</p>}
    </fieldset>
  );
}

/** A clip that is not playable yet, so that no video can use it: it is kept beside the entry until the form can take it. */
function useBegun(field: string, own: string | null, onChange: (clip: string) => void) {
  const { id: entry } = useParams();
  const place = { entry, field };
  const isJustSaved = useNavigationType() === NavigationType.Replace;
  const [begun, setBegun] = useState(() => filmAtOpening(place, own, isJustSaved));
  const drop = (): void => {
    forgetFilm(place);
    setBegun(null);
  };
  useEffect(() => {
    // A backup that was restored may not know it.
    if (begun !== null)
      client.get({ id: begun }).catch((error: unknown) => {
        if (error instanceof CallFailed && error.status === 404) drop();
      });
    // Only what was kept is in doubt.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return {
    begun,
    drop,
    begin: (clip: string): void => {
      keepFilm(place, { clip, over: own });
      setBegun(clip);
    },
    follow: (clip: Pick<Clip, 'state'>): void => {
      if (begun === null) return;
      // What has failed is shown once and does not hide the entry's own film for good; it may be tried again.
      if (hasEnded(clip)) forgetFilm(place);
      else if (!isPlayable(clip)) keepFilm(place, { clip: begun, over: own });
      else {
        // A new entry may be about to be saved without it; then it is taken by the form after that.
        if (entry !== undefined) forgetFilm(place);
        setBegun(null);
        onChange(begun);
      }
    },
  };
}

type ChosenProps = { readonly id: string; readonly onState: (clip: Pick<Clip, 'state'>) => void };

function Chosen({ id, onState }: ChosenProps) {
  const { clip, setClip } = useClip(id);
  const state = clip?.state;
  useEffect(() => {
    if (state) onState({ state });
    // Runs when the clip becomes something else, not when the form is drawn again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [state]);
  return clip && <ClipPanel clip={clip} onClip={setClip} />;
}

type ChoiceProps = {
  readonly hasOne: boolean;
  readonly onBegun: (id: string) => void;
  readonly onKnown: (id: string) => void;
};

function Choice({ hasOne, onBegun, onKnown }: ChoiceProps) {
  const t = useOfficeTexts(clipOfficeTexts);
  const { act, isBusy } = useAct();
  const [isOpen, setOpen] = useState(false);
  const make = async (file: string, title: string): Promise<void> => {
    setOpen(false);
    const answer = await act(() => client.create({ file, title }), t.states.waiting);
    if (answer) onBegun(answer.data.id);
  };
  return (
    <div className={styles.row}>
      <Button variant="outlined" aria-haspopup="dialog" disabled={isBusy} onClick={() => setOpen(true)}>
        {hasOne ? t.another : t.choose}
      </Button>
      <KnownClips onChoose={onKnown} />
      {isOpen && (
        <FileChooser
          kind="video"
          onClose={() => setOpen(false)}
          onChoose={({ id, name }) => void make(id, name.replace(/\.[^.]+$/, '').slice(0, 200))}
        />
      )}
    </div>
  );
}

function KnownClips({ onChoose }: { onChoose: (id: string) => void }) {
  const t = useOfficeTexts(clipOfficeTexts);
  const [q, setQ] = useState('');
  const [clips, setClips] = useState<readonly Clip[]>([]);
  useEffect(() => {
    const giveUp = new AbortController();
    client.list({ q, perPage: 20 }, { signal: giveUp.signal }).then(
      ({ data }) => setClips(data.filter(isPlayable)),
      () => {
        // Without suggestions, typing still works.
      },
    );
    return () => giveUp.abort();
  }, [q]);
  return (
    <Autocomplete
      sx={{ minWidth: 260 }}
      options={clips}
      value={null}
      blurOnSelect
      autoHighlight
      filterOptions={(all) => all}
      getOptionLabel={({ title }) => title}
      getOptionKey={({ id }) => id}
      onInputChange={(_, text) => setQ(text)}
      onChange={(_, clip) => clip && onChoose(clip.id)}
      renderInput={(params) => <TextField {...params} label={t.known} />}
    />
  );
}
