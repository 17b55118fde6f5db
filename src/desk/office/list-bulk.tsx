import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import type { Bulk } from '../contract.ts';
import { fieldTexts } from '../field-texts.ts';
import { partTexts } from '../office-texts.ts';
import { entityClient } from './client.ts';
import { EntryPicker } from './entry-picker.tsx';
import { useOfficeLocale, useOfficeTexts } from './language.ts';
import { Notices } from './notices.tsx';
import { notify } from './notify.ts';
import { messageOf } from './message-of.ts';
import type { EntityScreen } from './screen.ts';
import { useForeseenTakeOff } from './use-foreseen.ts';

type Props = {
  readonly screen: EntityScreen;
  readonly ids: readonly string[];
  readonly isBin: boolean;
  /** Called after a bulk action. */
  readonly onDone: () => void;
  readonly onRemove: () => void;
};

type Asked = 'publish' | 'unpublish' | 'tags';

/** Bulk actions for the selected entries. Those that readers notice are confirmed first. */
export function ListBulk({ screen, ids, isBin, onDone, onRemove }: Props) {
  const t = useOfficeTexts(partTexts);
  const { editor } = useOfficeTexts(fieldTexts);
  const { fields } = screen.texts[useOfficeLocale()];
  const [asked, setAsked] = useState<Asked | null>(null);
  const [tag, setTag] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const notices = useForeseenTakeOff(screen, ids, asked === 'unpublish');
  const hasTags = screen.fields.some(({ name, kind }) => name === 'tags' && kind === 'many');

  const act = async (what: Bulk['act']): Promise<void> => {
    setBusy(true);
    try {
      const { data } = await entityClient(screen.name).bulk({ ids, act: what, tag });
      const reasons = data.refused.map(({ title, message, fields: wrong }) =>
        t.bulk.refused(title, message, wrong.map((name) => fields[name] ?? name).join(', ')),
      );
      notify([t.bulk.done(data.done.length, ids.length), ...reasons].join(' '), reasons.length > 0 ? 'warning' : 'success');
      onDone();
    } catch (error) {
      notify(messageOf(error, t), 'error');
    }
    setBusy(false);
    setAsked(null);
  };
  const ask = (what: Asked, label: string) => (
    <Button variant="outlined" aria-haspopup="dialog" disabled={isBusy} onClick={() => setAsked(what)}>
      {label}
    </Button>
  );
  return (
    <>
      {isBin ? (
        <Button variant="outlined" disabled={isBusy} onClick={() => void act('restore')}>
          {t.list.restore}
        </Button>
      ) : (
        <>
          {ask('publish', t.form.publish)}
          {ask('unpublish', t.form.unpublish)}
          {hasTags && ask('tags', t.bulk.tags)}
        </>
      )}
      <Button color="error" variant="outlined" disabled={isBusy} onClick={onRemove}>
        {isBin ? t.list.deleteForGood : t.list.bin}
      </Button>
      {asked && (
        <Dialog open onClose={() => setAsked(null)} aria-labelledby="bulk-title" fullWidth maxWidth="xs">
          <DialogTitle id="bulk-title">{t.bulk.titles[asked](ids.length)}</DialogTitle>
          <DialogContent>
            {asked === 'tags' ? (
              <EntryPicker id="bulk-tag" entity="tag" label={t.bulk.tag} value={tag} onChange={setTag} />
            ) : (
              <>
                <p>{t.bulk.texts[asked]}</p>
                <Notices notices={notices} />
              </>
            )}
          </DialogContent>
          <DialogActions sx={{ flexWrap: 'wrap' }}>
            <Button onClick={() => setAsked(null)}>{editor.cancel}</Button>
            {asked === 'tags' ? (
              <>
                <Button disabled={isBusy || tag === null} onClick={() => void act('untag')}>
                  {t.bulk.untag}
                </Button>
                <Button variant="contained" disabled={isBusy || tag === null} onClick={() => void act('tag')}>
                  {t.bulk.add}
                </Button>
              </>
            ) : (
              <Button variant="contained" color="secondary" disabled={isBusy} aria-busy={isBusy} onClick={() => void act(asked)}>
                {asked === 'publish' ? t.form.publish : t.form.unpublish}
              </Button>
            )}
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
