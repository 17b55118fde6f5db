import Alert from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import { useNotificationContext, useTranslate } from 'ra-core';

/** The newest message; it takes the place of those before. What went wrong stays until it is closed. */
export function Notifications() {
  const { notifications, takeNotification } = useNotificationContext();
  const translate = useTranslate();
  const shown = notifications.at(-1);
  if (!shown) return null;
  const isWrong = shown.type === 'error' || shown.type === 'warning';
  const close = (): void => {
    for (const _ of notifications) takeNotification();
  };
  return (
    <Snackbar
      open
      key={notifications.length}
      autoHideDuration={isWrong ? null : 5000}
      onClose={(_, reason) => reason !== 'clickaway' && close()}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
    >
      <Alert severity={shown.type} variant="filled" onClose={close} role={isWrong ? 'alert' : 'status'}>
        {typeof shown.message === 'string' ? translate(shown.message, { _: shown.message }) : shown.message}
      </Alert>
    </Snackbar>
  );
}
