import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { partTexts } from '../office-texts.ts';
import { useOfficeTexts } from './language.ts';

/** Asks before a page with changes is left: in words within the office, with the browser's own question otherwise. */
export function LeaveWarning({ isChanged, isKept }: { isChanged: () => boolean; isKept: boolean }) {
  const t = useOfficeTexts(partTexts).leave;
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
  return (
    <Dialog open onClose={() => blocker.reset()} role="alertdialog" aria-labelledby="leave-title" aria-describedby="leave-text">
      <DialogTitle id="leave-title">{t.title}</DialogTitle>
      <DialogContent id="leave-text">
        {t.text} {isKept && t.kept}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={() => blocker.reset()}>
          {t.stay}
        </Button>
        <Button onClick={() => blocker.proceed()}>{t.go}</Button>
      </DialogActions>
    </Dialog>
  );
}
