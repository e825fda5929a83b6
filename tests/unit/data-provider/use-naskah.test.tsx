// @vitest-environment happy-dom
import { act, render } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { createDataProvider, useNaskah } from '../../../dataProvider/index.ts';

const drawn: unknown[] = [];
const Letter = () => {
  drawn.push(useNaskah().listInbox);
  return null;
};

it('a component that calls the server is not drawn again when the address changes', async () => {
  const dataProvider = createDataProvider({ apiUrl: '', fetch: async () => new Response() });
  const letter = <Letter />;
  const router = createMemoryRouter([
    { path: '*', element: <CoreAdminContext dataProvider={dataProvider}>{letter}</CoreAdminContext> },
  ]);
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/naskah-dinas/inbox/1'));
  expect(drawn).toEqual([dataProvider.listInbox]);
});
