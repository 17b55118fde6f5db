import Alert from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import { closeNotification, useNotification } from '#desk/office/door.tsx';

/** The current message. Errors stay until they are closed. */
export function Notifications() {
  const shown = useNotification();
  if (!shown) return null;
  const { text, type, turn } = shown;
  const isWrong = type !== 'success';
  return (
    <Snackbar
      open
      key={turn}
      autoHideDuration={isWrong ? null : 5000}
      onClose={(_, reason) => reason !== 'clickaway' && closeNotification()}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
    >
      <Alert severity={type} variant="filled" onClose={closeNotification} role={isWrong ? 'alert' : 'status'}>
        {text}
      </Alert>
    </Snackbar>
  );
}
