import Alert from '@mui/material/Alert';

/** Side effects of an action, shown before it is done. */
export const Notices = ({ notices }: { notices: readonly string[] }) =>
  notices.length > 0 && (
    <Alert severity="warning">
      <ul style={{ margin: 0, paddingInlineStart: '1.1em' }}>
        {notices.map((notice) => (
          <li key={notice}>{notice}</li>
        ))}
      </ul>
    </Alert>
  );
