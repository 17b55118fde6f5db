import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { LimitedField, useAct, useOfficeTexts } from '#desk/office/door.tsx';
import type { Clip } from '../../clips/contract.ts';
import { longestLabel } from '../../clips/rules.ts';
import { clipOfficeTexts } from '../../clip-office-texts.ts';
import { FileChooser } from '../file-chooser.tsx';
import styles from './clips.module.css';
import { client } from './client.ts';

type Props = { readonly clip: Clip; readonly onClip: (clip: Clip) => void };
type Track = Clip['audio'][number];

/** Additional audio tracks of a clip: audio description (S11.6) or another language; added from a file, or removed. */
export function AudioEditor({ clip, onClip }: Props) {
  const t = useOfficeTexts(clipOfficeTexts);
  return (
    <section className={styles.panel} aria-label={t.audio}>
      <h3>{t.audio}</h3>
      {clip.audio.length > 0 && (
        <ul className={styles.lines}>
          {clip.audio.map((track) => (
            <li key={track.id}>
              <OneTrack clip={clip} track={track} onClip={onClip} />
            </li>
          ))}
        </ul>
      )}
      {clip.state === 'ready' && clip.has_sound ? <NewTrack clip={clip} onClip={onClip} /> : <p>{t.audioLater}</p>}
    </section>
  );
}

function OneTrack({ clip, track, onClip }: Props & { track: Track }) {
  const t = useOfficeTexts(clipOfficeTexts);
  const { act, isBusy } = useAct();
  const remove = async (): Promise<void> => {
    const answer = await act(() => client.deleteAudio({ id: clip.id, audio: track.id }), t.audioRemoved);
    if (answer) onClip(answer.data);
  };
  return (
    <div className={styles.row}>
      <span>
        <strong>{track.label}</strong> ({t.audioKinds[track.kind]}, {t.languageNames[track.lang] ?? track.lang}):{' '}
        <output>{track.message ?? t.audioStates[track.state]}</output>
      </span>
      <Button color="error" disabled={isBusy} aria-label={t.removeAudio(track.label)} onClick={() => void remove()}>
        {t.removeTrack}
      </Button>
    </div>
  );
}

function NewTrack({ clip, onClip }: Props) {
  const t = useOfficeTexts(clipOfficeTexts);
  const { act, isBusy, errorOf } = useAct();
  const [kind, setKind] = useState<Track['kind']>('description');
  const [lang, setLang] = useState('de');
  const [label, setLabel] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  /** The default label; readers see it in the player. */
  const usual = t.audioLabels[kind](t.languageNames[lang] ?? lang);
  const add = async (file: string): Promise<void> => {
    setOpen(false);
    const answer = await act(() => client.audio({ id: clip.id, file, kind, lang, label: label ?? usual }), t.audioAdded);
    if (!answer) return;
    setLabel(null);
    onClip(answer.data);
  };
  const native = { select: { native: true } };
  return (
    <div className={styles.row}>
      <TextField
        select
        className={styles.field}
        id={`audio-kind-${clip.id}`}
        label={t.audioKind}
        value={kind}
        slotProps={native}
        onChange={({ target }) => setKind(target.value === 'dub' ? 'dub' : 'description')}
      >
        <option value="description">{t.audioKinds.description}</option>
        <option value="dub">{t.audioKinds.dub}</option>
      </TextField>
      <TextField
        select
        className={styles.field}
        id={`audio-language-${clip.id}`}
        label={t.audioLanguage}
        value={lang}
        slotProps={native}
        onChange={({ target }) => setLang(target.value)}
      >
        {Object.entries(t.languageNames).map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </TextField>
      <LimitedField
        className={styles.field}
        id={`audio-label-${clip.id}`}
        label={t.audioLabel}
        value={label ?? usual}
        most={longestLabel}
        error={errorOf('label') !== undefined}
        helperText={errorOf('label')}
        onChange={({ target }) => setLabel(target.value)}
      />
      <Button variant="outlined" aria-haspopup="dialog" disabled={isBusy} onClick={() => setOpen(true)}>
        {t.addAudio}
      </Button>
      {isOpen && <FileChooser kind="audio" onClose={() => setOpen(false)} onChoose={({ id }) => void add(id)} />}
    </div>
  );
}
