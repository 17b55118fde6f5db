import Button from '@mui/material/Button';
import { partTexts } from '../office-texts.ts';
import { useOfficeTexts } from './language.ts';
import styles from './list.module.css';
import type { List } from './use-list.ts';

const sizes = [25, 50, 100, 200];

/** Where one is in a long list, and on from there. */
export function ListPaging({ list }: { list: Pick<List<unknown>, 'page' | 'perPage' | 'total' | 'change'> }) {
  const t = useOfficeTexts(partTexts).list;
  const { page, perPage, total, change } = list;
  const pages = Math.max(1, Math.ceil(total / perPage));
  return (
    <div className={styles.paging}>
      <output>{t.count(total)}</output>
      {pages > 1 && (
        <>
          <Button disabled={page <= 1} onClick={() => change({ page: page - 1 })}>
            {t.previous}
          </Button>
          <span>{t.page(page, pages)}</span>
          <Button disabled={page >= pages} onClick={() => change({ page: page + 1 })}>
            {t.next}
          </Button>
        </>
      )}
      {total > 25 && (
        <label className={styles.size}>
          {t.perPage}{' '}
          <select value={perPage} onChange={({ target }) => change({ perPage: Number(target.value) })}>
            {sizes.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}
