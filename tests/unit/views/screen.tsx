import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import {
  CoreAdminContext,
  type DataProvider,
  memoryStore,
  ResourceContextProvider,
  TestMemoryRouter,
  useLocation,
  useNotificationContext,
} from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import type { NaskahDataProvider } from '../../../dataProvider/index.ts';
import { serverExtras } from '../../../domain/server-extras.ts';
import { screens } from '../../../resources/index.ts';
import { overrides } from '../../../src/overrides.ts';
import { i18nProviderIn } from '../../../src/shell/i18n/index.ts';
import type { Signed } from '../../../src/shell/index.ts';
import { OverridesProvider } from '../../../src/views/index.ts';

const i18nProvider = await i18nProviderIn('id');
export const ownUnitId = '019a0000-0000-7000-8000-0000000000aa';

/** Who looks: somebody who may open everything. */
const administrator: Signed = {
  user: {
    id: 'u',
    personName: 'Nadia Gunadi',
    unitId: ownUnitId,
    extras: [...serverExtras],
  } as Signed['user'],
  role: undefined,
  viewer: {
    type: 'User Main Role',
    isUnitKearsipan: false,
    isAdditional: false,
    privilegedList: screens.map(({ path }) => path),
  },
};

/** Renders a generated view at react-admin's address of a resource, over the given provider methods. */
export function openView(
  View: ComponentType,
  resource: string,
  path: string,
  verbs: Partial<NaskahDataProvider>,
  viewer: Partial<Signed['viewer']> = {},
  user: Partial<Signed['user']> = {},
) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(['signed'], {
    ...administrator,
    user: { ...administrator.user, ...user },
    viewer: { ...administrator.viewer, ...viewer },
  });
  const view = (
    <ResourceContextProvider value={resource}>
      <OverridesProvider value={overrides}>
        <Suspense>
          <View />
        </Suspense>
      </OverridesProvider>
    </ResourceContextProvider>
  );
  return render(
    <TestMemoryRouter initialEntries={[path]}>
      <CoreAdminContext
        dataProvider={verbs as DataProvider}
        i18nProvider={i18nProvider}
        store={memoryStore()}
        queryClient={client}
      >
        <Routes>
          {[`/${resource}`, `/${resource}/create`, `/${resource}/:id`, `/${resource}/:id/show`]
            .filter((pattern) => matches(pattern, path.replace(/\?.*/, '')))
            .map((pattern) => (
              <Route key={pattern} path={pattern} element={view} />
            ))}
          <Route path="*" element={null} />
        </Routes>
        <Where />
        <Toasts />
      </CoreAdminContext>
    </TestMemoryRouter>,
  );
}

const matches = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replaceAll('.', '[.]').replace(':id', '(?!create$)[^/]+')}$`).test(path);

const Where = () => {
  const { pathname, search } = useLocation();
  return <p data-testid="where">{decodeURIComponent(pathname + search)}</p>;
};

const Toasts = () => (
  <div data-testid="toasts">
    {useNotificationContext().notifications.map(({ message }) => (
      <p key={String(message)}>{message}</p>
    ))}
  </div>
);
