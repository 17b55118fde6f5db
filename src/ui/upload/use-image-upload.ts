import { useEffect, useRef, useState } from 'react';
import { formTexts } from '../form-texts.ts';
import { reportFault } from '../faults.ts';
import { useTexts } from '../site.tsx';
import { outcomeText } from './outcome-text.ts';
import { openPicture, squareJpeg } from './picture-canvas.ts';
import { centreSquare, problemOf, type Crop } from './square.ts';
import { transfer, type Send } from './transfer.ts';

type Stage =
  | { readonly at: 'choose' }
  | { readonly at: 'preview'; readonly picture: ImageBitmap }
  | { readonly at: 'sending'; readonly picture: ImageBitmap; readonly share: number };

/** The last message: faults are announced at once, everything else politely. */
type Word = { readonly text: string; readonly isFault: boolean };

/** The steps of an image upload (S4.20): choose, crop, upload. */
export function useImageUpload<Value>(send: Send<Value>, onSent: (value: Value) => void) {
  const t = useTexts(formTexts);
  const [stage, setStage] = useState<Stage>({ at: 'choose' });
  const [crop, setCrop] = useState<Crop>();
  const [word, setWord] = useState<Word>();
  const stop = useRef<AbortController>(undefined);
  // Unmounting aborts the upload.
  useEffect(() => () => stop.current?.abort(), []);
  const complain = (text: string): void => setWord({ text, isFault: true });

  const choose = async (files: readonly File[]): Promise<void> => {
    const [file] = files;
    if (!file) return;
    setWord(undefined);
    const problem = problemOf(files);
    if (problem) return complain(t.upload[problem]);
    const picture = await openPicture(file);
    if (!picture) return complain(t.upload.unreadable);
    setCrop(centreSquare(picture));
    setStage({ at: 'preview', picture });
  };

  const upload = async (): Promise<void> => {
    if (stage.at !== 'preview' || !crop) return;
    const { picture } = stage;
    const control = new AbortController();
    stop.current = control;
    setWord(undefined);
    setStage({ at: 'sending', picture, share: 0 });
    const onShare = (share: number): void => setStage({ at: 'sending', picture, share });
    const outcome = await transfer(async (options) => send(await squareJpeg(picture, crop), options), {
      onShare,
      signal: control.signal,
    });
    if (outcome.kind === 'sent') return onSent(outcome.value);
    if (outcome.kind === 'failed') reportFault(outcome.thrown);
    setStage({ at: 'preview', picture });
    setWord({ text: outcomeText(outcome, t), isFault: outcome.kind !== 'cancelled' });
  };

  return {
    stage,
    crop,
    setCrop,
    word,
    choose,
    upload,
    cancel: () => stop.current?.abort(),
    remove: () => {
      setStage({ at: 'choose' });
      setWord({ text: t.upload.removed, isFault: false });
    },
  };
}
