import { useOfficeTexts } from '#desk/office/door.tsx';
import type { FolderTree } from '../contract.ts';
import { fileTexts } from '../office-texts.ts';
import { MoveDialog, NameDialog, RemoveDialog, RemoveFilesDialog } from './small-dialogs.tsx';
import { foldersWithout } from './use-files.ts';
import { client } from './client.ts';

/** The dialogs of the file manager. */
export type Question = 'new-folder' | 'rename-folder' | 'move-folder' | 'remove-folder' | 'move' | 'remove';

type Props = {
  readonly question: Question;
  readonly folders: readonly FolderTree[];
  /** The open folder, if any. */
  readonly here: FolderTree | undefined;
  readonly chosen: readonly string[];
  readonly onClose: () => void;
  /** Called on success with a message. */
  readonly onDone: (said: string) => void;
  /** The open folder was deleted. */
  readonly onGone: () => void;
};

/** The dialog for an action, and the action itself. */
export function FileQuestion({ question, here, ...props }: Props) {
  if (question === 'new-folder') return <NewFolder {...props} here={here} />;
  if (question === 'move') return <MoveFiles {...props} />;
  if (question === 'remove') return <RemoveFiles {...props} />;
  return here && <FolderQuestion {...props} question={question} here={here} />;
}

type Part<Names extends keyof Props> = Pick<Props, Names | 'onClose' | 'onDone'>;

function NewFolder({ here, onClose, onDone }: Part<'here'>) {
  const t = useOfficeTexts(fileTexts);
  const create = async (name: string): Promise<void> => {
    await client.createFolder({ name, parent: here?.id ?? null });
    onDone(t.saved);
  };
  return <NameDialog title={t.newFolder} label={t.folderName} confirm={t.create} onClose={onClose} onName={create} />;
}

function MoveFiles({ chosen, folders, onClose, onDone }: Part<'chosen' | 'folders'>) {
  const t = useOfficeTexts(fileTexts);
  const move = async (folder: string | null, name: string): Promise<void> => {
    await client.moveFiles({ ids: chosen, folder });
    onDone(t.moved(chosen.length, name));
  };
  return <MoveDialog title={t.moveTo} folders={folders} onClose={onClose} onMove={move} />;
}

function RemoveFiles({ chosen, onClose, onDone }: Part<'chosen'>) {
  const t = useOfficeTexts(fileTexts);
  const remove = async (): Promise<void> => {
    await client.deleteFiles({ ids: chosen });
    onDone(t.removed);
  };
  return <RemoveFilesDialog ids={chosen} onClose={onClose} onConfirm={remove} />;
}

type FolderProps = Part<'folders' | 'question' | 'onGone'> & { readonly here: FolderTree };

function FolderQuestion({ question, folders, here, onClose, onDone, onGone }: FolderProps) {
  const t = useOfficeTexts(fileTexts);
  const rename = async (name: string): Promise<void> => {
    await client.renameFolder({ id: here.id, name });
    onDone(t.saved);
  };
  const move = async (parent: string | null, name: string): Promise<void> => {
    await client.moveFolder({ id: here.id, parent });
    onDone(t.movedFolder(here.name, name));
  };
  const remove = async (): Promise<void> => {
    await client.deleteFolder({ id: here.id, confirm: true });
    onGone();
    onDone(t.removed);
  };
  const { id, name, parent } = here;
  if (question === 'rename-folder')
    return (
      <NameDialog title={t.renameFolder} label={t.folderName} confirm={t.rename} given={name} onClose={onClose} onName={rename} />
    );
  if (question === 'move-folder')
    return (
      <MoveDialog
        title={t.moveFolder}
        folders={foldersWithout(folders, id)}
        given={parent ?? ''}
        onClose={onClose}
        onMove={move}
      />
    );
  return <RemoveDialog title={t.removeFolder} text={t.removeFolderText(name)} onClose={onClose} onConfirm={remove} />;
}
