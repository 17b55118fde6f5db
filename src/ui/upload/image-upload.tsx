import { lazy, Suspense } from 'react';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { formTexts } from '../form-texts.ts';
import { useTexts } from '../site.tsx';
import { FileChooser } from './file-chooser.tsx';
import { Progress } from './progress.tsx';
import type { Send } from './transfer.ts';
import { useImageUpload } from './use-image-upload.ts';
import styles from './image-upload.module.css';

const Cropper = lazy(async () => ({ default: (await import('./cropper.tsx')).Cropper }));

type ImageUploadProps<Value> = {
  title: string;
  /** Receives the finished picture: a JPEG of 400 × 400 pixels (S5.7). */
  upload: Send<Value>;
  /** The upload succeeded: close the popup and show the new picture. */
  onSent: (value: Value) => void;
  /** The reader cancels; a running upload is aborted. */
  onClose: () => void;
};

/** The popup for one square picture (S2.44, S4.20): choose, preview, crop, upload. */
export function ImageUpload<Value>({ title, upload: send, onSent, onClose }: ImageUploadProps<Value>) {
  const { upload: t, cancel: cancelText } = useTexts(formTexts);
  const { stage, crop, setCrop, word, choose, upload, cancel, remove } = useImageUpload(send, onSent);
  const isSending = stage.at === 'sending';
  return (
    <Dialog
      title={title}
      size="wide"
      onClose={onClose}
      actions={
        stage.at !== 'choose' && (
          <>
            <Button busy={isSending} onClick={() => void upload()}>
              {t.send}
            </Button>
            <Button kind="quiet" onClick={isSending ? cancel : remove}>
              {isSending ? cancelText : t.remove}
            </Button>
          </>
        )
      }
    >
      {stage.at === 'choose' && <FileChooser label={t.chooseImage} hint={t.imageHint} accept="image/*" onFiles={choose} />}
      {stage.at !== 'choose' && crop && (
        <>
          <p className={styles.hint}>{t.cropHint}</p>
          <div className={styles.stage}>
            <Suspense>
              <Cropper picture={stage.picture} crop={crop} onCrop={setCrop} isFixed={isSending} />
            </Suspense>
          </div>
        </>
      )}
      {isSending && <Progress label={t.progress(t.preview)} share={stage.share} />}
      {/* The live regions exist before their text, or it would not be announced. */}
      <div className={styles.words}>
        <div role="alert">{word?.isFault && <p className={styles.fault}>{word.text}</p>}</div>
        <output>{word && !word.isFault && <p className={styles.word}>{word.text}</p>}</output>
      </div>
    </Dialog>
  );
}
