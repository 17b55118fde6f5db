import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useState } from 'react';
import type { EntityName } from '#paths/office-api.ts';
import type { Use } from '../contract.ts';
import { partTexts } from '../office-texts.ts';
import { entityClient } from './client.ts';
import { useEntityName } from './entity-names.ts';
import { useOfficeTexts } from './language.ts';
import { Notices } from './notices.tsx';
import { useForeseenTakeOff, type ForeseenScreen } from './use-foreseen.ts';

type Props = {
  readonly screen: ForeseenScreen;
  readonly ids: readonly string[];
  /** They are in the bin already. */
  readonly isForGood: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => Promise<void>;
};

type Found = readonly Use[] | 'looking' | 'unknown';

/** Where these entries are used; asked for one after the other, since nobody deletes hundreds in a hurry. */
function useUses(entity: EntityName, ids: readonly string[]): Found {
  const [uses, setUses] = useState<Found>('looking');
  useEffect(() => {
    const giveUp = new AbortController();
    const look = async (): Promise<void> => {
      const found: Use[] = [];
      for (const id of ids) {
        const { data } = await entityClient(entity).uses({ id }, { signal: giveUp.signal });
        found.push(...data);
      }
      setUses(found);
    };
    look().catch(() => !giveUp.signal.aborted && setUses('unknown'));
    return () => giveUp.abort();
  }, [entity, ids]);
  return uses;
}

/** Asks before something goes, and says where it is used. */
export function RemoveDialog({ screen, ids, isForGood, onClose, onConfirm }: Props) {
  const t = useOfficeTexts(partTexts).remove;
  const uses = useUses(screen.name, ids);
  const notices = useForeseenTakeOff(screen, ids, !isForGood);
  const nameOf = useEntityName();
  const [isBusy, setBusy] = useState(false);
  const confirm = async (): Promise<void> => {
    setBusy(true);
    await onConfirm();
    setBusy(false);
  };
  return (
    <Dialog open onClose={onClose} role="alertdialog" aria-labelledby="remove-title" aria-describedby="remove-text">
      <DialogTitle id="remove-title">{isForGood ? t.titleForGood(ids.length) : t.title(ids.length)}</DialogTitle>
      <DialogContent id="remove-text">
        <p>{isForGood ? t.textForGood : t.text}</p>
        <Notices notices={notices} />
        <output>
          {uses === 'looking' && t.looking}
          {uses === 'unknown' && t.unknown}
          {Array.isArray(uses) && uses.length === 0 && t.noUses}
          {Array.isArray(uses) && uses.length > 0 && (
            <>
              <strong>{t.uses}</strong>
              <ul>
                {(uses as readonly Use[]).slice(0, 20).map(({ entity: where, id, title }) => (
                  <li key={`${where} ${id}`}>{[nameOf(where), title].filter(Boolean).join(': ')}</li>
                ))}
                {uses.length > 20 && <li>…</li>}
              </ul>
            </>
          )}
        </output>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t.cancel}</Button>
        <Button color="error" variant="contained" disabled={isBusy} aria-busy={isBusy} onClick={() => void confirm()}>
          {isForGood ? t.confirmForGood : t.confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
