import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState, type ReactNode } from 'react';
import { CallFailed, LimitedField, useOfficeTexts } from '#desk/office/door.tsx';
import type { FolderTree } from '../contract.ts';
import { longestName } from '../file-rules.ts';
import { fileTexts } from '../office-texts.ts';
import { flatFolders, useUses } from './use-files.ts';
import { UseList } from './uses.tsx';

type FrameProps = {
  readonly title: string;
  readonly confirm: string;
  readonly isAlert?: boolean;
  /** The action is blocked, for a reason shown in the dialog. */
  readonly isBarred?: boolean;
  readonly onClose: () => void;
  /** If it throws, the error is shown in the dialog. */
  readonly onConfirm: () => Promise<void>;
  readonly children: (said: string) => ReactNode;
};

/** The message of a failure: that of the fields, otherwise the general one. */
function wordsOf(error: unknown): string {
  if (!(error instanceof CallFailed)) return String(error);
  const fields = Object.values(error.errors).flat();
  const { uses = [] } = (error.body ?? {}) as { uses?: readonly { title: string }[] };
  const places = [...new Set(uses.map(({ title }) => title))].slice(0, 5).join(', ');
  return [fields.length > 0 ? fields.join(' ') : error.message, places].filter(Boolean).join(' ');
}

function Frame({ title, confirm, isAlert = false, isBarred = false, onClose, onConfirm, children }: FrameProps) {
  const t = useOfficeTexts(fileTexts);
  const heading = useId();
  const [said, setSaid] = useState('');
  const [isBusy, setBusy] = useState(false);
  const go = async (): Promise<void> => {
    setBusy(true);
    setSaid('');
    try {
      await onConfirm();
    } catch (error) {
      setSaid(wordsOf(error));
    }
    setBusy(false);
  };
  return (
    <Dialog open onClose={onClose} role={isAlert ? 'alertdialog' : 'dialog'} aria-labelledby={heading} fullWidth maxWidth="xs">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void go();
        }}
      >
        <DialogTitle id={heading}>{title}</DialogTitle>
        <DialogContent>{children(said)}</DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button
            type="submit"
            variant="contained"
            color={isAlert ? 'error' : 'primary'}
            disabled={isBusy || isBarred}
            aria-busy={isBusy}
          >
            {confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

type NameProps = Pick<FrameProps, 'title' | 'confirm' | 'onClose'> & {
  readonly label: string;
  readonly given?: string;
  readonly onName: (name: string) => Promise<void>;
};

/** Asks for a name. */
export function NameDialog({ label, given = '', onName, ...frame }: NameProps) {
  const [name, setName] = useState(given);
  const id = useId();
  return (
    <Frame {...frame} onConfirm={() => onName(name)}>
      {(said) => (
        <LimitedField
          id={id}
          label={label}
          value={name}
          most={longestName}
          // Focus belongs in the first field of a newly opened dialog.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          required
          fullWidth
          error={said !== ''}
          helperText={said}
          onChange={({ target }) => setName(target.value)}
        />
      )}
    </Frame>
  );
}

type MoveProps = Pick<FrameProps, 'onClose'> & {
  readonly title: string;
  readonly folders: readonly FolderTree[];
  /** The current folder; empty at the top level. */
  readonly given?: string;
  readonly onMove: (folder: string | null, name: string) => Promise<void>;
};

/** Asks for a folder. */
export function MoveDialog({ title, folders, given = '', onMove, onClose }: MoveProps) {
  const t = useOfficeTexts(fileTexts);
  const [target, setTarget] = useState(given);
  const id = useId();
  const all = flatFolders(folders);
  const nameOf = (folder: string): string => all.find((one) => one.folder.id === folder)?.folder.name ?? t.top;
  return (
    <Frame title={title} confirm={t.move} onClose={onClose} onConfirm={() => onMove(target || null, nameOf(target))}>
      {(said) => (
        <TextField
          id={id}
          select
          label={t.target}
          value={target}
          // Focus belongs in the first field of a newly opened dialog.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          fullWidth
          error={said !== ''}
          helperText={said}
          onChange={(event) => setTarget(event.target.value)}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          <option value="">{t.top}</option>
          {all.map(({ folder, depth }) => (
            <option key={folder.id} value={folder.id}>
              {`${'– '.repeat(depth)}${folder.name}`}
            </option>
          ))}
        </TextField>
      )}
    </Frame>
  );
}

type RemoveProps = Pick<FrameProps, 'title' | 'onClose' | 'onConfirm'> & { readonly text: string };

/** Asks for confirmation before a permanent deletion. */
export function RemoveDialog({ text, ...frame }: RemoveProps) {
  const t = useOfficeTexts(fileTexts);
  return (
    <Frame {...frame} confirm={t.remove} isAlert>
      {(said) => (
        <>
          <p>{text}</p>
          {said && <p role="alert">{said}</p>}
        </>
      )}
    </Frame>
  );
}

type RemoveFilesProps = Pick<FrameProps, 'onClose' | 'onConfirm'> & { readonly ids: readonly string[] };

/** The same for files. Files in use cannot be deleted; the dialog then lists the uses. */
export function RemoveFilesDialog({ ids, ...frame }: RemoveFilesProps) {
  const t = useOfficeTexts(fileTexts);
  const uses = useUses(ids);
  const isUsed = uses !== null && uses.length > 0;
  return (
    <Frame {...frame} title={t.removeFiles(ids.length)} confirm={t.remove} isAlert isBarred={isUsed}>
      {(said) => (
        <>
          <p>{isUsed ? t.removeUsed(ids.length) : t.removeFilesText}</p>
          {isUsed && <UseList uses={uses} />}
          {said && <p role="alert">{said}</p>}
        </>
      )}
    </Frame>
  );
}
