import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useListController, useNotify } from 'ra-core';
import { Link } from 'react-router-dom';
import { officePages } from '#paths/office-pages.ts';
import { partTexts } from '../office-texts.ts';
import { announce } from './announce.tsx';
import { entityClient } from './client.ts';
import { useOfficeLocale, useOfficeTexts } from './language.ts';
import { ListBulk } from './list-bulk.tsx';
import { ListPaging } from './list-paging.tsx';
import styles from './list.module.css';
import { ListTable } from './list-table.tsx';
import { ListTools } from './list-tools.tsx';
import { PageTitle } from './page-title.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import type { ListRow } from './row.ts';
import { saidOf } from './said-of.ts';
import type { EntityScreen } from './screen.ts';
import { Waiting } from './waiting.tsx';

/** In the order that the server keeps. */
const asStored = { field: '', order: 'ASC' } as const;

/** The list of an entity: search, filters, sorting, paging, order by hand, bin. What is shown stands in the address. */
export function EntityListPage({ screen }: { screen: EntityScreen }) {
  const t = useOfficeTexts(partTexts);
  const locale = useOfficeLocale();
  const texts = screen.texts[locale];
  const notify = useNotify();
  const list = useListController<ListRow>({
    resource: screen.name,
    sort: asStored,
    perPage: 25,
    storeKey: false,
    exporter: false,
  });
  const [removing, setRemoving] = useState<readonly string[] | null>(null);
  const filters = list.filterValues as Record<string, string | undefined>;
  const isBin = filters.state === 'binned';
  // What stands in the list is then all there is, in its own order.
  const isPlain =
    Object.entries(filters).every(([name, value]) => !value || (name === 'state' && value === 'published')) && !list.sort.field;
  const rows = list.data ?? [];
  const picked = list.selectedIds.map(String);

  const reload = (): void => void (list.refetch as () => Promise<unknown>)();
  const act = async (call: () => Promise<unknown>, said: string): Promise<void> => {
    try {
      await call();
      notify(said, { type: 'success' });
    } catch (error) {
      notify(saidOf(error, t), { type: 'error' });
    }
    reload();
  };
  const reorder = async (ids: readonly string[], moved: ListRow): Promise<void> => {
    try {
      await entityClient(screen.name).sort({ ids });
      announce(t.list.moved(moved.title, (list.page - 1) * list.perPage + ids.indexOf(moved.id) + 1));
    } catch (error) {
      notify(saidOf(error, t), { type: 'error' });
    }
    reload();
  };
  const ListActions = screen.listActions;

  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <PageTitle>{texts.many}</PageTitle>
        <div className={styles.actions}>
          {ListActions && <ListActions />}
          <Button variant="contained" color="secondary" component={Link} to={officePages.create(screen.name)}>
            {t.list.create}
          </Button>
        </div>
      </div>
      <ListTools screen={screen} values={filters} onChange={(values) => list.setFilters(values, {}, false)} />
      {list.error && (
        <Alert severity="error" action={<Button onClick={reload}>{t.list.again}</Button>}>
          {t.list.failed} {saidOf(list.error, t)}
        </Alert>
      )}
      <div className={styles.bulk} data-shown={picked.length > 0 || undefined}>
        <output>{picked.length > 0 ? t.list.picked(picked.length) : ''}</output>
        {picked.length > 0 && (
          <ListBulk
            screen={screen}
            ids={picked}
            isBin={isBin}
            onDone={() => {
              list.onUnselectItems();
              reload();
            }}
            onRemove={() => setRemoving(picked)}
          />
        )}
        {screen.isOrdered && !isPlain && !isBin && (
          <>
            <span className={styles.hint}>{t.list.sortedBy}</span>
            {list.sort.field && <Button onClick={() => list.setSort(asStored)}>{t.list.ownOrder}</Button>}
          </>
        )}
      </div>
      {list.isPending ? (
        <Waiting shape="rows" />
      ) : (
        <ListTable
          screen={screen}
          rows={rows}
          sort={list.sort.field ? list.sort : null}
          onSort={(field, order) => list.setSort({ field, order })}
          picked={picked}
          onPick={(ids) => list.onSelect([...ids])}
          onReorder={screen.isOrdered && isPlain ? reorder : undefined}
          onRestore={
            isBin
              ? (row) => void act(() => entityClient(screen.name).restore({ id: row.id }), t.list.restored(row.title))
              : undefined
          }
        />
      )}
      {!list.isPending && rows.length === 0 && !list.error && (
        <p className={styles.empty}>{isBin ? t.list.nothingBinned : isPlain ? t.list.nothing : t.list.nothingFound}</p>
      )}
      <ListPaging
        page={list.page}
        perPage={list.perPage}
        total={list.total ?? 0}
        onPage={list.setPage}
        onPerPage={list.setPerPage}
      />
      {removing && (
        <RemoveDialog
          screen={screen}
          ids={removing}
          isForGood={isBin}
          onClose={() => setRemoving(null)}
          onConfirm={async () => {
            await act(() => entityClient(screen.name).delete({ ids: removing }), isBin ? t.form.deleted : t.form.binned);
            list.onUnselectItems();
            setRemoving(null);
          }}
        />
      )}
    </div>
  );
}
