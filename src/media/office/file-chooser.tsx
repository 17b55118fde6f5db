import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { Failure, useOfficeTexts } from '#desk/office/door.tsx';
import type { OfficeFile } from '../contract.ts';
import { fileTexts } from '../office-texts.ts';
import { FilePages, FileTools, UploadButton } from './file-tools.tsx';
import styles from './files.module.css';
import { FolderList } from './folder-list.tsx';
import { Thumbnail } from './file-list.tsx';
import { addUploads } from './upload-line.ts';
import { UploadList } from './upload-list.tsx';
import { firstLook, useFiles, useFolders, type Look } from './use-files.ts';

type Props = {
  /** 'image' shows only images; 'video' and 'audio' list these first, since a film can provide audio, and audio a film. */
  readonly kind: 'image' | 'video' | 'audio' | 'any';
  readonly onChoose: (file: OfficeFile) => void;
  readonly onClose: () => void;
};

/** A dialog for selecting a file; new ones can be uploaded in it. */
export function FileChooser({ kind, onChoose, onClose }: Props) {
  const t = useOfficeTexts(fileTexts);
  const heading = useId();
  const [look, setLook] = useState<Look>({ ...firstLook, type: kind === 'any' ? '' : kind });
  const { answer, error } = useFiles(look);
  const folders = useFolders();
  const fault = error ?? folders.error;
  const turn = (part: Partial<Look>): void => setLook((before) => ({ ...before, ...part }));
  const send = (files: File[]): void => addUploads(files, look.folder === '' || look.folder === 'root' ? null : look.folder);
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} fullWidth maxWidth="lg">
      <DialogTitle id={heading}>{t.chooserTitle}</DialogTitle>
      <DialogContent>
        <div className={styles.bar}>
          <FileTools look={look} onLook={turn} fixedKind={kind === 'image' ? 'image' : undefined} />
          <UploadButton onFiles={send} {...(kind === 'image' ? { accept: 'image/*' } : {})} />
        </div>
        <UploadList />
        {fault !== null && <Failure error={fault} />}
        <div className={styles.columns}>
          <FolderList
            folders={folders.answer?.data ?? []}
            open={look.folder}
            onOpen={(folder) => turn({ folder, page: 1 })}
            onDrop={() => {}}
          />
          <div className={styles.content}>
            {answer?.data.length === 0 && <p>{look.q ? t.nothingFound : t.nothingToChoose}</p>}
            <ul className={styles.tiles}>
              {answer?.data.map((file) => (
                <li key={file.id} className={styles.tile}>
                  <button type="button" className={styles.tileButton} onClick={() => onChoose(file)}>
                    <Thumbnail file={file} />
                    <span className={styles.tileName}>{file.name}</span>
                  </button>
                </li>
              ))}
            </ul>
            <FilePages look={look} total={answer?.total} onLook={turn} />
          </div>
        </div>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t.cancel}</Button>
      </DialogActions>
    </Dialog>
  );
}

/** The button for the desk's extension point: fills a field with the URL of the selected file. */
export function FileChooserButton({ kind, onChoose }: { kind: 'image' | 'any'; onChoose: (address: string) => void }) {
  const t = useOfficeTexts(fileTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t.chooseFile}
      </Button>
      {isOpen && (
        <FileChooser
          kind={kind}
          onClose={() => setOpen(false)}
          onChoose={(file) => {
            setOpen(false);
            onChoose(file.url);
          }}
        />
      )}
    </>
  );
}
