import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider } from '@tanstack/react-query';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { FileChooserButton } from '#media/office/door.tsx';
import { answers, EntityNames, FileChooserContext, type DrawFileChooser } from '#desk/office/door.tsx';
import { officeBase } from '#paths/office-pages.ts';
import { routes } from './routes.tsx';
import { screens } from './screens.ts';
import { officeThemes } from './theme.ts';
import { useTone } from './tone.ts';

const drawChooser: DrawFileChooser = (props) => <FileChooserButton {...props} />;

const entityNames = Object.fromEntries(
  screens.flatMap((screen) => (screen.kind === 'entity' ? [[screen.name, screen.texts]] : [])),
);

const router = createBrowserRouter(routes, { basename: officeBase });

/** The back office: screens rendered from descriptions, filtered by the user's roles. */
export function App() {
  const tone = useTone();
  return (
    <ThemeProvider theme={officeThemes[tone]}>
      <CssBaseline />
      <EntityNames value={entityNames}>
        <FileChooserContext value={drawChooser}>
          <QueryClientProvider client={answers}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </FileChooserContext>
      </EntityNames>
    </ThemeProvider>
  );
}
