import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { CoreAdmin, CustomRoutes, Resource } from 'ra-core';
import { Route } from 'react-router-dom';
import { FileChooserButton } from '#media/office/door.tsx';
import {
  EntityFormPage,
  EntityListPage,
  EntityNames,
  FileChooserContext,
  type DrawFileChooser,
  type EntityScreen,
  type Screen,
} from '#desk/office/door.tsx';
import { authProvider } from './auth-provider.ts';
import { dataProvider } from './data-provider.ts';
import { i18nProvider } from './i18n.ts';
import { Layout } from './layout.tsx';
import { NothingHere, Trouble } from './nothing-here.tsx';
import { Overview } from './overview.tsx';
import { screensFor } from './screens.ts';
import { officeThemes } from './theme.ts';
import { useTone } from './tone.ts';

const drawn = (screen: EntityScreen) => ({
  list: <EntityListPage screen={screen} />,
  create: <EntityFormPage screen={screen} />,
  edit: <EntityFormPage screen={screen} />,
});

const resource = (screen: Screen) =>
  screen.kind === 'entity' && <Resource key={screen.name} name={screen.name} {...drawn(screen)} />;

const route = (screen: Screen) =>
  screen.kind === 'page' && <Route key={screen.path} path={`/${screen.path}`} element={<screen.page />} />;

const drawChooser: DrawFileChooser = (props) => <FileChooserButton {...props} />;

const entityNames = Object.fromEntries(
  screensFor(['admin']).flatMap((screen) => (screen.kind === 'entity' ? [[screen.name, screen.texts]] : [])),
);

/** The back office: react-admin's core with screens that are drawn from descriptions. Which there are depends on one's roles. */
export function App() {
  const tone = useTone();
  return (
    <ThemeProvider theme={officeThemes[tone]}>
      <CssBaseline />
      <EntityNames value={entityNames}>
        <FileChooserContext value={drawChooser}>
          <CoreAdmin
            authProvider={authProvider}
            dataProvider={dataProvider}
            i18nProvider={i18nProvider}
            layout={Layout}
            dashboard={Overview}
            catchAll={NothingHere}
            error={Trouble}
            requireAuth
            loginPage={false}
            disableTelemetry
          >
            {(roles: readonly string[]) => {
              const screens = screensFor(roles);
              return [...screens.map(resource), <CustomRoutes key="pages">{screens.map(route)}</CustomRoutes>];
            }}
          </CoreAdmin>
        </FileChooserContext>
      </EntityNames>
    </ThemeProvider>
  );
}
