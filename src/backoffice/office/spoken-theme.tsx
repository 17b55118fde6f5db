import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import { useMemo, type ReactNode } from 'react';
import { partTexts, useOfficeTexts } from '#desk/office/door.tsx';
import { fieldTexts } from '#desk/office/door.tsx';

/** MUI's built-in texts in the office's language. */
export function SpokenTheme({ children }: { children: ReactNode }) {
  const { list } = useOfficeTexts(partTexts);
  const { field, editor } = useOfficeTexts(fieldTexts);
  const outer = useTheme();
  const theme = useMemo(
    () =>
      createTheme(outer, {
        components: {
          MuiAlert: { defaultProps: { closeText: field.close } },
          MuiAutocomplete: {
            defaultProps: {
              clearText: field.clear,
              closeText: editor.cancel,
              openText: field.choose,
              noOptionsText: field.nothingFound,
              loadingText: list.loading,
            },
          },
        },
      }),
    [outer, list, field, editor],
  );
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
