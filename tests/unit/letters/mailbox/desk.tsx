import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { CoreAdminContext, type DataProvider, useNotificationContext } from 'react-admin';
import { MemoryRouter, useLocation } from 'react-router-dom';
import type { NaskahDataProvider } from '../../../../dataProvider/index.ts';

/**
 * Renders a page at an address over the given provider methods; address and toasts are readable on screen.
 * @returns the query client too, for what others change meanwhile
 */
export function openPage(page: ReactNode, path: string, verbs: Partial<NaskahDataProvider>) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  // No server: the frame's user is not fetched.
  client.setQueryDefaults(['signed'], { enabled: false });
  const shown = render(
    <MemoryRouter initialEntries={[path]}>
      <CoreAdminContext
        dataProvider={verbs as DataProvider}
        authProvider={{
          login: async () => {},
          logout: async () => {},
          checkAuth: async () => {},
          checkError: async () => {},
          getPermissions: async () => [],
          getIdentity: async () => ({ id: 'u-Uli', fullName: 'Uli' }),
        }}
        queryClient={client}
      >
        {page}
        <Where />
        <Toasts />
      </CoreAdminContext>
    </MemoryRouter>,
  );
  return { ...shown, client };
}

const Where = () => {
  const { pathname, search } = useLocation();
  return <p data-testid="where">{pathname + search}</p>;
};

const Toasts = () => (
  <div data-testid="toasts">
    {useNotificationContext().notifications.map(({ message }, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two toasts may say the same
      <p key={at}>{message}</p>
    ))}
  </div>
);
