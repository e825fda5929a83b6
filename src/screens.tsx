import type { ReactNode } from 'react';
import { Resource, ResourceDefinitionContextProvider } from 'react-admin';
import { type RouteObject, useRoutes } from 'react-router-dom';
import { translate } from '../lib/language.ts';
import { overrides } from './overrides.ts';
import { pageRoutes } from './page-routes.tsx';
import { ErrorPage, NotFound } from './shell/errors/error-page.tsx';
import { pages } from './shell/router/index.ts';
import { OverridesProvider, viewsOf } from './views/index.ts';

const resources = pages.map(({ name, label }) => ({
  name,
  options: { label: translate(label) },
  ...viewsOf(overrides[name]),
}));

/** react-admin's resource definitions, registered once before the first render. */
const definitions = Object.fromEntries(
  resources.map((resource) => [resource.name, Resource.registerResource(resource)]),
);

const routes: RouteObject[] = [
  ...pageRoutes,
  ...resources.map((resource) => ({
    path: `/${resource.name}/*`,
    element: <Resource key={resource.name} {...resource} />,
  })),
  // react-admin redirects here when an action is not permitted.
  { path: '/access-denied', element: <ErrorPage status={403} /> },
  { path: '*', element: <NotFound /> },
];

export function Resources({ children }: { children: ReactNode }) {
  return (
    <ResourceDefinitionContextProvider definitions={definitions}>
      <OverridesProvider value={overrides}>{children}</OverridesProvider>
    </ResourceDefinitionContextProvider>
  );
}

/** The page or the resource at the address. */
export function Screens() {
  return useRoutes(routes);
}
