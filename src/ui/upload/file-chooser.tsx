import { useId, useState, type DragEvent } from 'react';
import { formTexts } from '../form-texts.ts';
import { Icon } from '../icon.tsx';
import { useTexts } from '../site.tsx';
import styles from './file-chooser.module.css';

type FileChooserProps = {
  label: string;
  hint?: string;
  /** The `accept` attribute of the file input. */
  accept: string;
  multiple?: boolean;
  onFiles: (files: readonly File[]) => Promise<void> | void;
};

/** A file input that also accepts dropped files. */
export function FileChooser({ label, hint, accept, multiple = false, onFiles }: FileChooserProps) {
  const { upload: t } = useTexts(formTexts);
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const take = (files: FileList | null): void => {
    if (files && files.length > 0) void onFiles([...files]);
  };
  const drag = (event: DragEvent, over: boolean): void => {
    event.preventDefault();
    setIsOver(over);
  };
  return (
    <div
      className={styles.chooser}
      data-over={isOver || undefined}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false);
        take(event.dataTransfer.files);
      }}
    >
      <input
        id={id}
        className={styles.input}
        type="file"
        accept={accept}
        multiple={multiple}
        aria-describedby={hint && `${id}-hint`}
        data-autofocus=""
        onChange={({ currentTarget }) => {
          take(currentTarget.files);
          // Reset, so that the same file can be chosen again.
          currentTarget.value = '';
        }}
      />
      <label htmlFor={id} className={styles.label}>
        <Icon name="plus" size={22} />
        {label}
      </label>
      <p className={styles.drop}>{multiple ? t.dropSeveralHere : t.dropHere}</p>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
