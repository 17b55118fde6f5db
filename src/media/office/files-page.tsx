import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useEffect, useRef, useState } from 'react';
import { Failure, notify, PageTitle, useOfficeTexts } from '#desk/office/door.tsx';
import type { FolderTree, OfficeFile } from '../contract.ts';
import { fileTexts } from '../office-texts.ts';
import { FileDetails } from './file-details.tsx';
import { FileList } from './file-list.tsx';
import { FileQuestion, type Question } from './file-questions.tsx';
import { FilePages, FileTools, UploadButton } from './file-tools.tsx';
import styles from './files.module.css';
import { draggedFiles, draggedFolder, FolderList } from './folder-list.tsx';
import { addUploads } from './upload-line.ts';
import { UploadList } from './upload-list.tsx';
import { firstLook, flatFolders, useFiles, useFolders, type Look } from './use-files.ts';
import { client } from './client.ts';

const folderIdOf = (folder: string): string | null => (folder === '' || folder === 'root' ? null : folder);

/** The file manager (S10.5). */
export function FilesPage() {
  const t = useOfficeTexts(fileTexts);
  const complain = (error: unknown): void => notify(error instanceof Error ? error.message : String(error), 'error');
  const [look, setLook] = useState<Look>(firstLook);
  const [view, setView] = useState<'list' | 'grid'>('list');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [opened, setOpened] = useState<OfficeFile | null>(null);
  const [asking, setAsking] = useState<Question | null>(null);
  const files = useFiles(look);
  const known = useFolders();
  const folders = known.answer?.data ?? [];
  const fault = files.error ?? known.error;
  const here: FolderTree | undefined = flatFolders(folders).find(({ folder }) => folder.id === look.folder)?.folder;

  const turn = (part: Partial<Look>): void => {
    setLook((before) => ({ ...before, ...part }));
    setChosen(new Set());
  };
  /** After a change, reloads everything. */
  const done = (said: string): void => {
    setAsking(null);
    setChosen(new Set());
    files.reload();
    known.reload();
    notify(said, 'success');
  };
  /** Moves what was dragged within the page. */
  const move = async (transfer: DataTransfer, folder: string | null): Promise<void> => {
    const to = flatFolders(folders).find((one) => one.folder.id === folder)?.folder.name ?? t.top;
    const [dragged, id] = [transfer.getData(draggedFiles), transfer.getData(draggedFolder)];
    if (dragged) {
      const ids = JSON.parse(dragged) as string[];
      await client.moveFiles({ ids, folder });
      done(t.moved(ids.length, to));
    } else if (id && id !== folder) {
      const { data } = await client.moveFolder({ id, parent: folder });
      done(t.movedFolder(data.name, to));
    }
  };
  const drop = (transfer: DataTransfer, folder: string | null): void => {
    if (transfer.files.length > 0) addUploads([...transfer.files], folder);
    else move(transfer, folder).catch(complain);
  };
  const content = useRef<HTMLElement>(null);
  const hasAsked = useRef(false);
  useEffect(() => {
    // The button that opened a dialog may have disappeared with the selection; then keyboard focus moves to the files.
    if (hasAsked.current && asking === null && document.activeElement === document.body) content.current?.focus();
    hasAsked.current = asking !== null;
  }, [asking]);
  const shown = files.answer?.data ?? [];

  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <PageTitle>{t.title}</PageTitle>
        <div className={styles.actions}>
          <Button onClick={() => setAsking('new-folder')}>{t.newFolder}</Button>
          <UploadButton onFiles={(sent) => addUploads(sent, folderIdOf(look.folder))} />
        </div>
      </div>
      <UploadList />
      {fault !== null && <Failure error={fault} />}
      <div className={styles.columns}>
        <FolderList folders={folders} open={look.folder} onOpen={(folder) => turn({ folder, page: 1 })} onDrop={drop} />
        {/* Whoever does not drag has the button above. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <section
          ref={content}
          tabIndex={-1}
          className={styles.content}
          aria-label={here?.name ?? (look.folder === 'root' ? t.top : t.allFiles)}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            if (event.dataTransfer.files.length > 0) drop(event.dataTransfer, folderIdOf(look.folder));
          }}
        >
          <div className={styles.bar}>
            <FileTools look={look} onLook={turn} />
            <ToggleButtonGroup
              exclusive
              size="small"
              value={view}
              aria-label={t.view}
              onChange={(_, next: 'list' | 'grid' | null) => next && setView(next)}
            >
              <ToggleButton value="list">{t.list}</ToggleButton>
              <ToggleButton value="grid">{t.grid}</ToggleButton>
            </ToggleButtonGroup>
          </div>
          {here && (
            <div className={styles.actions}>
              <Button size="small" onClick={() => setAsking('rename-folder')}>
                {t.renameFolder}
              </Button>
              <Button size="small" onClick={() => setAsking('move-folder')}>
                {t.moveFolder}
              </Button>
              <Button size="small" color="error" onClick={() => setAsking('remove-folder')}>
                {t.removeFolder}
              </Button>
            </div>
          )}
          {shown.length > 0 && (
            <div className={styles.actions}>
              <FormControlLabel
                className={styles.chooseAll}
                label={t.chooseAll}
                control={
                  <Checkbox
                    size="small"
                    checked={chosen.size === shown.length}
                    indeterminate={chosen.size > 0 && chosen.size < shown.length}
                    onChange={({ target }) => setChosen(new Set(target.checked ? shown.map(({ id }) => id) : []))}
                  />
                }
              />
              <output>{chosen.size > 0 && t.chosen(chosen.size)}</output>
              <Button size="small" disabled={chosen.size === 0} onClick={() => setAsking('move')}>
                {t.move}
              </Button>
              <Button size="small" color="error" disabled={chosen.size === 0} onClick={() => setAsking('remove')}>
                {t.remove}
              </Button>
            </div>
          )}
          {files.answer?.data.length === 0 && <p className={styles.hint}>{look.q || look.type ? t.nothingFound : t.nothing}</p>}
          {shown.length > 0 && (
            <FileList
              files={shown}
              view={view}
              chosen={chosen}
              onOpen={setOpened}
              onChoose={(id, isChosen) =>
                setChosen((before) => new Set(isChosen ? [...before, id] : [...before].filter((one) => one !== id)))
              }
            />
          )}
          <FilePages look={look} total={files.answer?.total} onLook={turn} />
          {shown.length > 0 && <p className={styles.hint}>{t.uploadHint}</p>}
        </section>
      </div>

      {opened && (
        <FileDetails
          file={opened}
          onClose={() => setOpened(null)}
          onChange={(file) => {
            setOpened(file);
            files.reload();
          }}
        />
      )}
      {asking && (
        <FileQuestion
          question={asking}
          folders={folders}
          here={here}
          chosen={[...chosen]}
          onClose={() => setAsking(null)}
          onDone={done}
          onGone={() => setLook(firstLook)}
        />
      )}
    </div>
  );
}
