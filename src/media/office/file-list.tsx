import Checkbox from '@mui/material/Checkbox';
import { instantText, useOfficeLocale, useOfficeTexts } from '#desk/office/door.tsx';
import type { Locale } from '#kit/locale.ts';
import type { OfficeFile } from '../contract.ts';
import { fileTexts } from '../office-texts.ts';
import styles from './files.module.css';
import { draggedFiles } from './folder-list.tsx';

type Props = {
  readonly files: readonly OfficeFile[];
  readonly view: 'list' | 'grid';
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (id: string, isChosen: boolean) => void;
  readonly onOpen: (file: OfficeFile) => void;
};

/** For example '1,5 MB'. */
export function sizeText(bytes: number, locale: Locale): string {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
  const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[step] ?? 'byte',
    unitDisplay: 'short',
    maximumFractionDigits: step === 0 ? 0 : 1,
  }).format(bytes / 1000 ** step);
}

/** The files as a table or as tiles. They can be dragged onto a folder; the buttons above do the same. */
export function FileList(props: Props) {
  return props.view === 'list' ? <FileTable {...props} /> : <FileTiles {...props} />;
}

/** Drag data: all selected files if this is one of them, otherwise this one. */
const draggable = (file: OfficeFile, chosen: ReadonlySet<string>) => ({
  draggable: true,
  onDragStart: ({ dataTransfer }: React.DragEvent) => {
    dataTransfer.setData(draggedFiles, JSON.stringify(chosen.has(file.id) ? [...chosen] : [file.id]));
    dataTransfer.effectAllowed = 'move';
  },
});

function FileTable({ files, chosen, onChoose, onOpen }: Props) {
  const t = useOfficeTexts(fileTexts);
  const locale = useOfficeLocale();
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t.selection}</span>
            </th>
            <th scope="col">
              <span className="visually-hidden">{t.preview}</span>
            </th>
            <th scope="col">{t.name}</th>
            <th scope="col" className={styles.minor}>
              {t.type}
            </th>
            <th scope="col">{t.size}</th>
            <th scope="col" className={styles.minor}>
              {t.added}
            </th>
          </tr>
        </thead>
        <tbody>
          {files.map((file) => (
            <tr key={file.id} {...draggable(file, chosen)}>
              <td>
                <Chooser file={file} isChosen={chosen.has(file.id)} onChoose={onChoose} />
              </td>
              <td>
                <Thumbnail file={file} />
              </td>
              <th scope="row">
                <button type="button" className={styles.name} onClick={() => onOpen(file)}>
                  {file.name}
                </button>
              </th>
              <td className={styles.minor}>{file.type}</td>
              <td className={styles.number}>{sizeText(file.size, locale)}</td>
              <td className={styles.minor}>{instantText(file.created_at, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function FileTiles({ files, chosen, onChoose, onOpen }: Props) {
  return (
    <ul className={styles.tiles}>
      {files.map((file) => (
        <li key={file.id} className={styles.tile} {...draggable(file, chosen)}>
          <Chooser file={file} isChosen={chosen.has(file.id)} onChoose={onChoose} />
          <button type="button" className={styles.tileButton} onClick={() => onOpen(file)}>
            <Thumbnail file={file} />
            <span className={styles.tileName}>{file.name}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function Chooser({ file, isChosen, onChoose }: { file: OfficeFile; isChosen: boolean; onChoose: Props['onChoose'] }) {
  const t = useOfficeTexts(fileTexts);
  return (
    <Checkbox
      size="small"
      checked={isChosen}
      onChange={({ target }) => onChoose(file.id, target.checked)}
      slotProps={{ input: { 'aria-label': t.choose(file.name) } }}
    />
  );
}

/** A thumbnail, or the file type as text. */
export function Thumbnail({ file }: { file: OfficeFile }) {
  return file.thumbnail ? (
    <img className={styles.thumbnail} src={file.thumbnail} alt="" loading="lazy" draggable={false} />
  ) : (
    <span className={styles.thumbnail} aria-hidden="true">
      {file.type.split('/').at(-1)?.slice(0, 8)}
    </span>
  );
}
