import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { EntityName } from '#paths/office-api.ts';
import type { Use } from '../contract.ts';
import { partTexts } from '../office-texts.ts';
import { entityClient } from './client.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useEntityName } from './entity-names.ts';
import { useOfficeTexts } from './language.ts';
import { Notices } from './notices.tsx';
import { useForeseenTakeOff, type ForeseenScreen } from './use-foreseen.ts';

type Props = {
  readonly screen: ForeseenScreen;
  readonly ids: readonly string[];
  /** The entries are already in the bin. */
  readonly isForGood: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => Promise<void>;
};

/** Where the entries are used; fetched one after the other, since nobody deletes hundreds in a hurry. */
function useUses(entity: EntityName, ids: readonly string[]) {
  const { uses } = entityClient(entity);
  return useQuery({
    queryKey: [uses.address, ids],
    queryFn: async ({ signal }) => {
      const found: Use[] = [];
      for (const id of ids) found.push(...(await uses({ id }, { signal })).data);
      return found;
    },
  });
}

/** Confirms a deletion and shows where the entries are used. */
export function RemoveDialog({ screen, ids, isForGood, onClose, onConfirm }: Props) {
  const t = useOfficeTexts(partTexts).remove;
  const { data: uses, isPending, isError } = useUses(screen.name, ids);
  const notices = useForeseenTakeOff(screen, ids, !isForGood);
  const nameOf = useEntityName();
  const [isBusy, setBusy] = useState(false);
  const confirm = async (): Promise<void> => {
    setBusy(true);
    await onConfirm();
    setBusy(false);
  };
  return (
    <ConfirmDialog
      title={isForGood ? t.titleForGood(ids.length) : t.title(ids.length)}
      confirm={isForGood ? t.confirmForGood : t.confirm}
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      <p>{isForGood ? t.textForGood : t.text}</p>
      <Notices notices={notices} />
      <output>
        {isPending && t.looking}
        {isError && t.unknown}
        {uses?.length === 0 && t.noUses}
        {uses && uses.length > 0 && (
          <>
            <strong>{t.uses}</strong>
            <ul>
              {uses.slice(0, 20).map(({ entity: where, id, title }) => (
                <li key={`${where} ${id}`}>{[nameOf(where), title].filter(Boolean).join(': ')}</li>
              ))}
              {uses.length > 20 && <li>…</li>}
            </ul>
          </>
        )}
      </output>
    </ConfirmDialog>
  );
}
