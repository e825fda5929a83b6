import { QueryClient } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { CoreAdminContext, type DataProvider, HttpError, useNotificationContext } from 'ra-core';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, vi } from 'vitest';
import type { NaskahDataProvider } from '../../../dataProvider/index.ts';

const { error } = console;
beforeEach(() => {
  // ra-core writes down every refusal; here they are what is tested.
  vi.spyOn(console, 'error').mockImplementation((...said) => {
    if (!(said[0] instanceof HttpError)) error(...said);
  });
});
afterEach(cleanup);

/** A page at an address, over the verbs a test gives; its address and toasts can be read from the screen. */
export function openPage(page: ReactNode, path: string, verbs: Partial<NaskahDataProvider>) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
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
