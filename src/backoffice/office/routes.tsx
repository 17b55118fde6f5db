import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router';
import { EntityFormPage, EntityListPage, officeRoute, useHasRole, type Screen } from '#desk/office/door.tsx';
import { officePages } from '#paths/office-pages.ts';
import { Layout } from './layout.tsx';
import { NothingHere, Trouble } from './nothing-here.tsx';
import { Overview } from './overview.tsx';
import { screens } from './screens.ts';
import { whoWorksHere } from './session.ts';

/** Shows a page only to users with its roles (S6.4). */
function For({ roles, children }: { roles: Screen['roles']; children: ReactNode }) {
  return useHasRole(roles) ? children : <NothingHere />;
}

function routesOf(screen: Screen): RouteObject[] {
  // Remount for another page, so that no state is carried over.
  const page = (path: string, content: ReactNode): RouteObject => ({
    path,
    element: (
      <For key={path} roles={screen.roles}>
        {content}
      </For>
    ),
  });
  if (screen.kind === 'page') return [page(screen.path, <screen.page />)];
  return [
    page(officePages.list(screen.name), <EntityListPage screen={screen} />),
    page(officePages.create(screen.name), <EntityFormPage screen={screen} />),
    page(officePages.edit(screen.name, ':id'), <EntityFormPage screen={screen} />),
  ];
}

/** The routes of the back office. The user is loaded once, before the first page renders. */
export const routes: RouteObject[] = [
  {
    id: officeRoute,
    loader: whoWorksHere,
    shouldRevalidate: () => false,
    hydrateFallbackElement: <></>,
    element: <Layout />,
    errorElement: <Trouble />,
    children: [{ index: true, element: <Overview /> }, ...screens.flatMap(routesOf), { path: '*', element: <NothingHere /> }],
  },
];
