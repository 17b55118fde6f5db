import Alert, { type AlertProps } from '@mui/material/Alert';
import type { ReactNode } from 'react';

type Props = Pick<AlertProps, 'severity' | 'action'> & { readonly notices: readonly string[]; readonly children?: ReactNode };

/** A message with what it is about as a list; nothing if there is neither. */
export const Notices = ({ notices, severity = 'warning', action, children }: Props) =>
  (notices.length > 0 || Boolean(children)) && (
    <Alert severity={severity} action={action}>
      {children}
      {notices.length > 0 && (
        <ul style={{ margin: 0, paddingInlineStart: '1.1em' }}>
          {notices.map((notice) => (
            <li key={notice}>{notice}</li>
          ))}
        </ul>
      )}
    </Alert>
  );
