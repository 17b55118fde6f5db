import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { CallFailed, partTexts, messageOf, useOfficeTexts, useOfficeUser, whenSignedOut } from '#desk/office/door.tsx';
import { officeBase } from '#paths/office-pages.ts';
import { officeTexts } from '../texts.ts';
import { client } from './client.ts';

type Waiting = { readonly go: (isIn: boolean) => void };

/** Autosave runs in the background; after 'later' only the user's own actions ask again. */
const happensByItself = (address: string): boolean => address.endsWith('/draft');

/**
 * A session that ended during work (S16.4): the user logs in again in a dialog over the page, and the refused call is retried.
 * Nothing on the page is lost. Only the same user can continue.
 */
export function SignInAgain() {
  const [isOpen, setOpen] = useState(false);
  const waiting = useRef<Waiting[]>([]);
  const isPutOff = useRef(false);
  useEffect(
    () =>
      whenSignedOut((address) => {
        if (isPutOff.current && happensByItself(address)) return Promise.resolve(false);
        setOpen(true);
        return new Promise((go) => waiting.current.push({ go }));
      }),
    [],
  );
  const end = (isIn: boolean): void => {
    isPutOff.current = !isIn;
    setOpen(false);
    for (const { go } of waiting.current.splice(0)) go(isIn);
  };
  return isOpen && <SignInDialog onIn={() => end(true)} onLater={() => end(false)} />;
}

function SignInDialog({ onIn, onLater }: { onIn: () => void; onLater: () => void }) {
  const t = useOfficeTexts(officeTexts).again;
  const parts = useOfficeTexts(partTexts);
  const { fullname, email } = useOfficeUser();
  const [step, setStep] = useState<'password' | 'code'>('password');
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const send = async (): Promise<void> => {
    setBusy(true);
    setSaid(null);
    try {
      const isFirst = step === 'password';
      const answer = isFirst ? await client.login({ email, password: typed }) : await client.secondFactor({ code: typed.trim() });
      setTyped('');
      if (answer.two_factor) setStep('code');
      else onIn();
    } catch (error) {
      // The password was entered too long ago: ask again.
      if (error instanceof CallFailed && error.status === 401) setStep('password');
      const texts = error instanceof CallFailed ? Object.values(error.errors).flat() : [];
      setSaid(texts[0] ?? messageOf(error, parts));
    }
    setBusy(false);
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    // React events bubble from the dialog to a form around it.
    event.stopPropagation();
    if (!isBusy) void send();
  };
  return (
    <Dialog open aria-labelledby="again-title" aria-describedby="again-text" fullWidth maxWidth="xs">
      <form onSubmit={submit} noValidate>
        <DialogTitle id="again-title">{t.title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <p id="again-text" style={{ margin: 0 }}>
            {t.text}
          </p>
          {said && (
            <Alert severity="error" role="alert">
              {said}
            </Alert>
          )}
          <TextField
            id="again-email"
            label={t.email}
            value={email}
            helperText={fullname || email}
            slotProps={{ htmlInput: { readOnly: true, autoComplete: 'username' } }}
          />
          {step === 'password' ? (
            <TextField
              key="password"
              id="again-password"
              type="password"
              label={t.password}
              value={typed}
              // The dialog was opened for nothing else.
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus
              onChange={({ target }) => setTyped(target.value)}
              slotProps={{ htmlInput: { autoComplete: 'current-password', maxLength: 200 } }}
            />
          ) : (
            <TextField
              key="code"
              id="again-code"
              label={t.code}
              value={typed}
              helperText={t.codeHint}
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus
              onChange={({ target }) => setTyped(target.value)}
              slotProps={{
                htmlInput: { autoComplete: 'one-time-code', maxLength: 40, spellCheck: false, autoCapitalize: 'none' },
              }}
            />
          )}
          <p style={{ margin: 0 }}>
            {t.otherwise}{' '}
            <a href={`/login?redirect=${encodeURIComponent(officeBase)}`} target="_blank" rel="noopener">
              {t.elsewhere}
            </a>
          </p>
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap' }}>
          <Button onClick={onLater}>{t.later}</Button>
          <Button onClick={onIn}>{t.done}</Button>
          <Button type="submit" variant="contained" disabled={isBusy} aria-busy={isBusy}>
            {t.signIn}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
