import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import {
  type DataProvider,
  DataProviderContext,
  memoryStore,
  ResourceContextProvider,
  StoreContextProvider,
} from 'react-admin';
import type { NaskahDataProvider } from '../../dataProvider/index.ts';
import { options, picture } from './records.ts';

/** Parts look up the declaration of their page; nothing of this one is shown. */
const standsFor = 'master-data.faq';

const verbs: Partial<NaskahDataProvider> = {
  lookup: async (resource, { q = '', ids }) =>
    (options[resource] ?? []).filter(({ id, label }) =>
      ids ? ids.includes(id) : label.toLowerCase().includes(q.toLowerCase()),
    ),
  uploadRecordFile: async (_resource, _field, { name, size, type }) => ({
    id: name,
    title: name,
    size,
    type,
  }),
  recordFileBlob: async () => new Blob([picture], { type: 'image/svg+xml' }),
};

/** Own responses, cache and stored choices: the gallery looks the same for every user and leaves no trace. */
export function Fixed({ children }: { children: ReactNode }) {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  const [store] = useState(memoryStore);
  return (
    <QueryClientProvider client={client}>
      <DataProviderContext value={verbs as DataProvider}>
        <StoreContextProvider value={store}>
          <ResourceContextProvider value={standsFor}>{children}</ResourceContextProvider>
        </StoreContextProvider>
      </DataProviderContext>
    </QueryClientProvider>
  );
}
