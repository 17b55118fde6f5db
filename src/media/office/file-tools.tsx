import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState } from 'react';
import { useLastPage, useOfficeTexts } from '#desk/office/door.tsx';
import { fileTexts } from '../office-texts.ts';
import styles from './files.module.css';
import { perPage, type Look } from './use-files.ts';

type Props = {
  readonly look: Look;
  readonly onLook: (part: Partial<Look>) => void;
  /** Restricts the list to this kind. */
  readonly fixedKind?: 'image' | undefined;
};

/** Debounce of the search field, in ms. */
const debounceMs = 250;

/** Search, type filter and sort order of the files. */
export function FileTools({ look, onLook, fixedKind }: Props) {
  const t = useOfficeTexts(fileTexts);
  const [words, setWords] = useState(look.q);
  useEffect(() => {
    if (words === look.q) return undefined;
    const timer = setTimeout(() => onLook({ q: words, page: 1 }), debounceMs);
    return () => clearTimeout(timer);
    // Only typing restarts the debounce timer.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [words]);
  const select = (name: 'type' | 'sort', label: string, options: Readonly<Record<string, string>>) => (
    <TextField
      select
      size="small"
      id={`files-${name}`}
      label={label}
      value={look[name]}
      onChange={({ target }) => onLook({ [name]: target.value, page: 1 })}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {Object.entries(options).map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </TextField>
  );
  return (
    <search className={styles.tools}>
      <TextField
        id="files-search"
        type="search"
        size="small"
        label={t.search}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
      {!fixedKind && select('type', t.type, { '': t.all, ...t.kinds })}
      {select('sort', t.sort, t.sorts)}
    </search>
  );
}

/** Leads through the pages of the files, where there are several. */
export function FilePages({ look, total, onLook }: Pick<Props, 'look' | 'onLook'> & { readonly total: number | undefined }) {
  const t = useOfficeTexts(fileTexts);
  const pages = Math.ceil((total ?? 0) / perPage);
  useLastPage({ page: look.page, perPage, total }, (page) => onLook({ page }));
  if (pages <= 1) return null;
  return (
    <div className={styles.actions}>
      <Button disabled={look.page <= 1} onClick={() => onLook({ page: look.page - 1 })}>
        {t.previous}
      </Button>
      <span>{t.pageOf(look.page, pages)}</span>
      <Button disabled={look.page >= pages} onClick={() => onLook({ page: look.page + 1 })}>
        {t.next}
      </Button>
    </div>
  );
}

/** Selects files to upload. */
export function UploadButton({ onFiles, accept }: { onFiles: (files: File[]) => void; accept?: string }) {
  const t = useOfficeTexts(fileTexts);
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="contained" color="secondary" onClick={() => input.current?.click()}>
        {t.upload}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={accept}
        aria-label={t.upload}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          onFiles(files);
        }}
      />
    </>
  );
}
