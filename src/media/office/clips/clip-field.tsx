import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import { useAct, useOfficeTexts, type OwnFieldProps } from '#desk/office/door.tsx';
import type { Clip } from '../../clips/contract.ts';
import { clipOfficeTexts } from '../../clip-office-texts.ts';
import { FileChooser } from '../file-chooser.tsx';
import { ClipPanel } from './clip-panel.tsx';
import styles from './clips.module.css';
import { useClip } from './use-clip.ts';
import { client } from './client.ts';

const isPlayable = ({ state }: Clip): boolean => state === 'playable' || state === 'ready';

/** The clip of a video: an existing one, or a new one made from an uploaded film. The form accepts it once it is playable. */
export function ClipField({ label, value, error, onChange }: OwnFieldProps) {
  const t = useOfficeTexts(clipOfficeTexts);
  const own = typeof value === 'string' ? value : null;
  /** A clip that is not playable yet, so that no video can use it. */
  const [begun, setBegun] = useState<string | null>(null);
  const chosen = begun ?? own;
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {chosen ? (
        <Chosen
          key={chosen}
          id={chosen}
          onPlayable={() => {
            if (begun === null) return;
            setBegun(null);
            onChange(begun);
          }}
        />
      ) : (
        <p>{t.none}</p>
      )}
      <Choice hasOne={chosen !== null} onBegun={setBegun} onKnown={onChange} />
      {error && <p role="alert">{error}</p>}
    </fieldset>
  );
}

function Chosen({ id, onPlayable }: { id: string; onPlayable: () => void }) {
  const { clip, setClip } = useClip(id);
  const isOn = clip !== null && isPlayable(clip);
  useEffect(() => {
    if (isOn) onPlayable();
    // Runs once, when the clip becomes playable.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isOn]);
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
          kind="any"
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
