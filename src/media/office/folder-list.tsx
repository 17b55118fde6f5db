import { useState, type DragEvent } from 'react';
import { useOfficeTexts } from '#desk/office/door.tsx';
import type { FolderTree } from '../contract.ts';
import { fileTexts } from '../office-texts.ts';
import styles from './files.module.css';

/** Drag data type for ids of files. */
export const draggedFiles = 'application/x-office-files';
/** Drag data type for the id of a folder. */
export const draggedFolder = 'application/x-office-folder';

type Props = {
  readonly folders: readonly FolderTree[];
  readonly open: string;
  readonly onOpen: (folder: string) => void;
  /** Called on a drop on a folder; null is the top level. */
  readonly onDrop: (transfer: DataTransfer, folder: string | null) => void;
};

/** The folders as a tree of buttons that accept dropped files and folders. */
export function FolderList({ folders, open, onOpen, onDrop }: Props) {
  const t = useOfficeTexts(fileTexts);
  return (
    <nav className={styles.folders} aria-label={t.folders}>
      <ul>
        <li>
          <Place name={t.allFiles} isOpen={open === ''} onOpen={() => onOpen('')} />
        </li>
        <li>
          <Place
            name={t.top}
            isOpen={open === 'root'}
            onOpen={() => onOpen('root')}
            onDrop={(transfer) => onDrop(transfer, null)}
          />
        </li>
      </ul>
      <Branch folders={folders} open={open} onOpen={onOpen} onDrop={onDrop} />
    </nav>
  );
}

function Branch({ folders, open, onOpen, onDrop }: Props) {
  if (folders.length === 0) return null;
  return (
    <ul>
      {folders.map(({ id, name, files, children }) => (
        <li key={id}>
          <Place
            id={id}
            name={name}
            count={files}
            isOpen={open === id}
            onOpen={() => onOpen(id)}
            onDrop={(transfer) => onDrop(transfer, id)}
          />
          <Branch folders={children} open={open} onOpen={onOpen} onDrop={onDrop} />
        </li>
      ))}
    </ul>
  );
}

type PlaceProps = {
  /** Set for folders, which can be dragged into others; the buttons next to their files do the same. */
  readonly id?: string;
  readonly name: string;
  readonly count?: number;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onDrop?: (transfer: DataTransfer) => void;
};

function Place({ id, name, count = 0, isOpen, onOpen, onDrop }: PlaceProps) {
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent): void => {
    if (!onDrop) return;
    event.preventDefault();
    event.stopPropagation();
    setOver(true);
  };
  return (
    <button
      type="button"
      className={styles.place}
      aria-current={isOpen ? 'true' : undefined}
      data-over={isOver || undefined}
      onClick={onOpen}
      draggable={id !== undefined}
      onDragStart={({ dataTransfer }) => {
        if (id === undefined) return;
        dataTransfer.setData(draggedFolder, id);
        dataTransfer.effectAllowed = 'move';
      }}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (!onDrop) return;
        event.preventDefault();
        event.stopPropagation();
        setOver(false);
        onDrop(event.dataTransfer);
      }}
    >
      <span>{name}</span>
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
      )}
    </button>
  );
}
