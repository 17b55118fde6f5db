import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useBlocker } from 'react-router';
import { partTexts } from '../office-texts.ts';
import { useOfficeTexts } from './language.ts';

/** Warns before a page with changes is left: with a dialog within the office, with the browser's own prompt otherwise. */
export function LeaveWarning({ isChanged, isKept }: { isChanged: () => boolean; isKept: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isChanged() && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      if (isChanged()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isChanged]);
  if (blocker.state !== 'blocked') return null;
  return <LeaveQuestion isKept={isKept} onStay={() => blocker.reset()} onGo={() => blocker.proceed()} />;
}

type QuestionProps = { readonly isKept: boolean; readonly onStay: () => void; readonly onGo: () => void };

function LeaveQuestion({ isKept, onStay, onGo }: QuestionProps) {
  const t = useOfficeTexts(partTexts).leave;
  return (
    <Dialog open onClose={onStay} role="alertdialog" aria-labelledby="leave-title" aria-describedby="leave-text">
      <DialogTitle id="leave-title">{t.title}</DialogTitle>
      <DialogContent id="leave-text">
        {t.text} {isKept && t.kept}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onStay}>
          {t.stay}
        </Button>
        <Button onClick={onGo}>{t.go}</Button>
      </DialogActions>
    </Dialog>
  );
}

/**
 * Warns before unsaved changes are lost: on navigation (render `warning` once per page), and by `leave` before the page itself
 * discards them.
 */
export function useUnsaved(isChanged: boolean): { leave: (then: () => void) => void; warning: ReactNode } {
  const [then, setThen] = useState<{ readonly act: () => void } | null>(null);
  const asked = useCallback(() => isChanged, [isChanged]);
  const go = (): void => {
    setThen(null);
    then?.act();
  };
  const warning = (
    <>
      <LeaveWarning isChanged={asked} isKept={false} />
      {then && <LeaveQuestion isKept={false} onStay={() => setThen(null)} onGo={go} />}
    </>
  );
  return { leave: (act) => (isChanged ? setThen({ act }) : act()), warning };
}
