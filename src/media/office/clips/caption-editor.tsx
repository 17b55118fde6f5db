import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { ConfirmDialog, isSame, Notices, useAct, useAlongside, useOfficeTexts } from '#desk/office/door.tsx';
import { captionAt, decodeCaptions, readCaptions, writeVtt } from '../../clips/captions.ts';
import type { Clip } from '../../clips/contract.ts';
import { clipTexts } from '../../clips/texts.ts';
import { clipOfficeTexts } from '../../clip-office-texts.ts';
import styles from './clips.module.css';
import { CueLine } from './cue-line.tsx';
import { cueOf, isTimed, lineOf, type Line } from './lines.ts';
import { client } from './client.ts';

type Props = {
  readonly clip: Clip;
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly onClip: (clip: Clip) => void;
};

const languages = ['de', 'en'] as const;
type Language = (typeof languages)[number];
/** Duration of an inserted line, in seconds. */
const inserted = 3;
const none: readonly Line[] = [];
/** The lines of each language viewed so far. */
type Written = Readonly<Partial<Record<Language, readonly Line[] | undefined>>>;

const isWhole = (lines: readonly Line[]): boolean => lines.length > 0 && lines.every(isTimed);

/** Captions of one language, line by line next to the player: import, edit, save, export. */
export function CaptionEditor({ clip, video, onClip }: Props) {
  const t = useOfficeTexts(clipOfficeTexts);
  const words = useOfficeTexts(clipTexts);
  const { act, isBusy, errorOf } = useAct();
  const chooser = useRef<HTMLInputElement>(null);
  const [lang, setLang] = useState<Language>('de');
  /** Per language, so that switching languages loses nothing. */
  const [written, setWritten] = useState<Written>({});
  const [saved, setSaved] = useState<Written>({});
  const lines = written[lang] ?? none;
  const setLines = (next: readonly Line[]): void => setWritten((before) => ({ ...before, [lang]: next }));
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [isLeaving, setLeaving] = useState(false);
  const seconds = clip.seconds ?? Number.POSITIVE_INFINITY;
  const isKnown = clip.captions.some((track) => track.lang === lang);

  const take = (text: string): readonly Line[] => {
    const read = readCaptions(text, seconds);
    setFaults(read.ok ? [] : [t.unreadable, ...read.problems.map(({ line, what }) => words.line(line, words.captions[what]))]);
    return read.ok ? read.cues.map(lineOf) : none;
  };
  const load = (text: string): void => {
    const read = take(text);
    if (read.length > 0) setLines(read);
  };
  useEffect(() => {
    const giveUp = new AbortController();
    setFaults([]);
    if (isKnown && !written[lang])
      client.readCaptions({ id: clip.id, lang }, { signal: giveUp.signal }).then(
        ({ data }) => {
          const read = take(data.text);
          setSaved((before) => ({ ...before, [lang]: read }));
          return setLines(read);
        },
        (error: unknown) => {
          if (!giveUp.signal.aborted) setFaults([error instanceof Error ? error.message : String(error)]);
        },
      );
    return () => giveUp.abort();
    // Unsaved edits must survive an update of the clip.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [clip.id, lang, isKnown]);

  const change = (at_: number, part: Partial<Line>): void =>
    setLines(lines.map((line, number) => (number === at_ ? { ...line, ...part } : line)));
  const now = (): number => video.current?.currentTime ?? 0;
  const insert = (): void => {
    const line = lineOf({ start: now(), end: Math.min(now() + inserted, seconds), text: '' });
    setLines([...lines, line].toSorted((a, b) => a.at - b.at));
  };
  const changed = languages.filter((one) => !isSame(written[one] ?? none, saved[one] ?? none));
  const save = async (one: Language): Promise<boolean> => {
    const its = written[one] ?? none;
    if (!isWhole(its)) return false;
    const text = writeVtt(its.map(cueOf));
    const read = readCaptions(text, seconds);
    setFaults(
      read.ok
        ? []
        : [
            words.wrongCaptions,
            ...read.problems.map(({ line, what }) => words.line(captionAt(text, line), words.captions[what])),
          ],
    );
    if (!read.ok) return false;
    const answer = await act(() => client.captions({ id: clip.id, lang: one, label: t.languages[one], text }), t.saved);
    if (!answer) return false;
    setSaved((before) => ({ ...before, [one]: its }));
    onClip(answer.data);
    return true;
  };
  useAlongside({
    label: t.captions,
    isChanged: changed.length > 0,
    save: async () => {
      for (const one of changed) {
        if (await save(one)) continue;
        setLang(one);
        return false;
      }
      return true;
    },
  });
  const remove = async (): Promise<void> => {
    const answer = await act(() => client.deleteCaptions({ id: clip.id, lang }), t.captionsRemoved);
    setLeaving(false);
    if (!answer) return;
    setWritten((before) => ({ ...before, [lang]: undefined }));
    setSaved((before) => ({ ...before, [lang]: undefined }));
    onClip(answer.data);
  };
  const refused = errorOf('text');
  const [heading, ...rest] = refused && faults.length === 0 ? [refused] : faults;
  return (
    <div className={styles.panel}>
      <div className={styles.row}>
        <h3>{t.captions}</h3>
        <TextField
          select
          className={styles.field}
          label={t.language}
          value={lang}
          onChange={({ target }) => setLang(target.value as Language)}
        >
          {languages.map((one) => (
            <MenuItem key={one} value={one}>
              {t.languages[one]}
            </MenuItem>
          ))}
        </TextField>
        <Button variant="outlined" onClick={() => chooser.current?.click()}>
          {t.load}
        </Button>
        <input
          ref={chooser}
          type="file"
          accept=".vtt,.srt"
          hidden
          onChange={({ target }) => {
            void target.files?.[0]?.arrayBuffer().then((bytes) => load(decodeCaptions(new Uint8Array(bytes))));
            target.value = '';
          }}
        />
        <Button variant="outlined" onClick={insert}>
          {t.add}
        </Button>
        <Button
          disabled={!isWhole(lines)}
          href={`data:text/vtt;charset=utf-8,${encodeURIComponent(isWhole(lines) ? writeVtt(lines.map(cueOf)) : '')}`}
          download={`${clip.title}.${lang}.vtt`}
        >
          {t.download}
        </Button>
        <Button variant="contained" disabled={isBusy || !isWhole(lines)} onClick={() => void save(lang)}>
          {t.save}
        </Button>
        {isKnown && (
          <Button color="error" aria-haspopup="dialog" onClick={() => setLeaving(true)}>
            {t.removeCaptions}
          </Button>
        )}
      </div>
      <Notices severity="error" notices={rest}>
        {heading}
      </Notices>
      {changed.length > 0 && <p className={styles.unsaved}>{t.unsaved(changed.map((one) => t.languages[one]).join(', '))}</p>}
      <ol className={styles.lines}>
        {lines.map((line, number) => (
          <CueLine
            key={line.key}
            line={line}
            number={number + 1}
            now={now}
            onChange={(part) => change(number, part)}
            onRemove={() => setLines(lines.filter((_, one) => one !== number))}
            onPlay={() => {
              if (!video.current) return;
              video.current.currentTime = line.at;
              void video.current.play();
            }}
          />
        ))}
      </ol>
      {isLeaving && (
        <ConfirmDialog
          title={t.removeCaptions}
          confirm={t.removeCaptions}
          isBusy={isBusy}
          onClose={() => setLeaving(false)}
          onConfirm={() => void remove()}
        >
          {t.removeCaptionsText(t.languages[lang])}
        </ConfirmDialog>
      )}
    </div>
  );
}
