import Button from '@mui/material/Button';
import { useState } from 'react';
import styles from './entry-form.module.css';
import type { Entry } from './form-state.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import type { EntityScreen } from './screen.ts';
import type { EntryFormState } from './use-entry-form.ts';

type Props = {
  readonly screen: EntityScreen;
  readonly entry: Entry | null;
  readonly form: EntryFormState;
  /** Saves if all fields can be read. */
  readonly save: EntryFormState['save'];
};

/** The actions of an entry. */
export function FormActions({ screen, entry, form, save }: Props) {
  const { t, isBusy } = form;
  const [isRemoving, setRemoving] = useState(false);
  const isBinned = entry?.state === 'binned';
  const isPublished = entry?.state === 'published';
  return (
    <div className={styles.actions}>
      {isBinned ? (
        <Button variant="contained" disabled={isBusy} onClick={() => void form.restore()}>
          {t.form.restore}
        </Button>
      ) : (
        <>
          <Button
            variant={isPublished ? 'contained' : 'outlined'}
            color={isPublished ? 'secondary' : 'primary'}
            disabled={isBusy}
            aria-busy={isBusy}
            onClick={() => void save(isPublished ? 'published' : 'draft', t.form.saved)}
          >
            {t.form.save}
          </Button>
          {/* Two buttons, not one with another name: what a second press of the same key does must not be the opposite. */}
          {isPublished ? (
            <Button key="unpublish" disabled={isBusy} onClick={() => void save('draft', t.form.unpublished)}>
              {t.form.unpublish}
            </Button>
          ) : (
            <Button
              key="publish"
              variant="contained"
              color="secondary"
              disabled={isBusy}
              onClick={() => void save('published', t.form.published)}
            >
              {t.form.publish}
            </Button>
          )}
          {entry && !screen.hasNoPreview && (
            <Button disabled={isBusy} onClick={() => void form.preview()}>
              {t.form.preview}
            </Button>
          )}
          {entry && !screen.hasNoPreview && (
            <Button disabled={isBusy} onClick={() => void form.unshare()}>
              {t.form.unshare}
            </Button>
          )}
        </>
      )}
      {entry && (
        <Button className={styles.end} color="error" disabled={isBusy} onClick={() => setRemoving(true)}>
          {isBinned ? t.form.deleteForGood : t.form.bin}
        </Button>
      )}
      {isRemoving && entry && (
        <RemoveDialog
          screen={screen}
          ids={[entry.id]}
          isForGood={isBinned}
          onClose={() => setRemoving(false)}
          onConfirm={form.remove}
        />
      )}
    </div>
  );
}
