import Alert from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import { useEffect, useState } from 'react';
import { useNotificationContext, useTranslate, type NotificationPayload } from 'react-admin';

/** One message after the other. What went wrong stays until it is closed. */
export function Notifications() {
  const { notifications, takeNotification } = useNotificationContext();
  const translate = useTranslate();
  const [shown, setShown] = useState<NotificationPayload | null>(null);
  useEffect(() => {
    if (shown || notifications.length === 0) return;
    setShown(takeNotification() ?? null);
  }, [shown, notifications, takeNotification]);
  if (!shown) return null;
  const isWrong = shown.type === 'error' || shown.type === 'warning';
  const close = (): void => setShown(null);
  return (
    <Snackbar
      open
      key={String(shown.message)}
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
