import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { officePages } from '#paths/office-pages.ts';
import { partTexts } from '../office-texts.ts';
import { announce } from './announce.tsx';
import { entityClient } from './client.ts';
import { DataList } from './data-list.tsx';
import { entityColumns, type ListRow } from './entity-columns.tsx';
import { useOfficeLocale, useOfficeTexts } from './language.ts';
import { ListBulk } from './list-bulk.tsx';
import type { ListFilter } from './list-tools.tsx';
import styles from './list.module.css';
import { notify } from './notify.ts';
import { moved, useDragging } from './order-controls.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { messageOf } from './message-of.ts';
import type { EntityScreen } from './screen.ts';
import { useList } from './use-list.ts';

/**
 * The ids of the picked rows. Only what is shown can be picked: another page, filter or order drops all picks, and a row that a
 * reload no longer brings drops its own.
 */
function usePicked(rows: readonly ListRow[] = []) {
  const { search } = useLocation();
  const [picks, setPicks] = useState({ search, ids: [] as readonly string[] });
  if (picks.search !== search) setPicks({ search, ids: [] });
  const picked = picks.ids.filter((id) => rows.some((row) => row.id === id));
  return { picked, setPicked: (ids: readonly string[]): void => setPicks({ search, ids }) };
}

/** The list of an entity: search, filters, sorting, paging, manual order, bin. */
export function EntityListPage({ screen }: { screen: EntityScreen }) {
  const t = useOfficeTexts(partTexts);
  const locale = useOfficeLocale();
  const texts = screen.texts[locale];
  const calls = entityClient(screen.name);
  const list = useList<ListRow>(calls.list);
  const { picked, setPicked } = usePicked(list.rows);
  const [removing, setRemoving] = useState<readonly string[] | null>(null);
  const rows = list.rows ?? [];
  const isBin = list.filters.state === 'binned';
  // Whether the list shows all entries in their stored order.
  const isPlain =
    Object.entries(list.filters).every(([name, value]) => name === 'state' && value === 'published') && list.sort === null;

  const act = async (call: () => Promise<unknown>, onDone: () => void): Promise<void> => {
    try {
      await call();
      onDone();
    } catch (error) {
      notify(messageOf(error, t), 'error');
    }
    list.reload();
  };
  const move = (from: number, to: number): void => {
    const row = rows[from];
    // Drafts come first until they are published; they have no position yet.
    if (!row || from === to || rows[to]?.state !== 'published') return;
    // Show the new order at once; the reloaded list confirms it.
    const next = moved(rows, from, to);
    list.show(next);
    const ids = next.filter(({ state }) => state === 'published').map(({ id }) => id);
    const place = (list.page - 1) * list.perPage + ids.indexOf(row.id) + 1;
    void act(
      () => calls.sort({ ids }),
      () => announce(t.list.moved(row.title, place)),
    );
  };
  const dragging = useDragging(move);
  const restore = (row: ListRow): Promise<void> =>
    act(
      () => calls.restore({ id: row.id }),
      () => notify(t.list.restored(row.title), 'success'),
    );
  const filters = screen.filters?.map(({ name, options = [], entity }): ListFilter => {
    const label = texts.fields[name] ?? name;
    if (entity) return { name, label, entity };
    return { name, label, options: options.map((value) => [value, texts.options?.[name]?.[value] ?? value]) };
  });
  const ListActions = screen.listActions;

  return (
    <>
      <DataList
        title={texts.many}
        list={list}
        hasSearch
        filters={[{ name: 'state', label: t.list.state, options: Object.entries(t.states) }, ...(filters ?? [])]}
        none={isBin ? t.list.nothingBinned : isPlain ? `${t.list.nothing} ${texts.about ?? ''}` : t.list.nothingFound}
        actions={
          <>
            {ListActions && <ListActions />}
            <Button variant="contained" color="secondary" component={Link} to={officePages.create(screen.name)}>
              {t.list.create}
            </Button>
          </>
        }
        bar={
          <div className={styles.bulk} data-shown={picked.length > 0 || undefined}>
            <output>{picked.length > 0 ? t.list.picked(picked.length) : ''}</output>
            {picked.length > 0 && (
              <ListBulk
                screen={screen}
                ids={picked}
                isBin={isBin}
                onDone={() => {
                  setPicked([]);
                  list.reload();
                }}
                onRemove={() => setRemoving(picked)}
              />
            )}
            {screen.isOrdered && !isPlain && !isBin && (
              <>
                <span className={styles.hint}>{t.list.sortedBy}</span>
                {list.sort && <Button onClick={() => list.change({ sort: null })}>{t.list.ownOrder}</Button>}
              </>
            )}
          </div>
        }
        rowProps={(row, place) => ({ hover: true, selected: picked.includes(row.id), ...dragging.row(place) })}
        columns={entityColumns({
          screen,
          locale,
          t,
          rows,
          picked,
          onPick: setPicked,
          ...(screen.isOrdered && isPlain && { order: { move, dragging } }),
          ...(isBin && { onRestore: (row) => void restore(row) }),
        })}
      />
      {removing && (
        <RemoveDialog
          screen={screen}
          ids={removing}
          isForGood={isBin}
          onClose={() => setRemoving(null)}
          onConfirm={async () => {
            await act(
              () => calls.delete({ ids: removing, from_bin: isBin }),
              () => notify(isBin ? t.form.deleted : t.form.binned, 'success'),
            );
            setPicked([]);
            setRemoving(null);
          }}
        />
      )}
    </>
  );
}
