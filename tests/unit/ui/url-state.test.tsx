// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProviderContext } from 'react-admin';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { routerProvider } from '../../../src/shell/router/provider.tsx';
import { patched, useUrlState } from '../../../src/ui/use-url-state.ts';

function List() {
  const { page, param, filters, set, turn } = useUrlState();
  const { search } = useLocation();
  return (
    <>
      <output>
        {JSON.stringify([search, page, param('q'), filters({ state: 'keadaan', kind: 'jenis' })])}
      </output>
      <button type="button" onClick={() => set({ keadaan: 'open' })}>
        open
      </button>
      <button type="button" onClick={() => turn(3)}>
        turn
      </button>
    </>
  );
}
const shown = () => JSON.parse(screen.getByRole('status').textContent ?? '');

afterEach(cleanup);

it('the address holds a list’s state; what narrows it returns to the first page', async () => {
  render(
    <MemoryRouter initialEntries={['/x?q=surat&halaman=2']}>
      <List />
    </MemoryRouter>,
  );
  expect(shown()).toEqual(['?q=surat&halaman=2', 2, 'surat', {}]);
  await userEvent.click(screen.getByRole('button', { name: 'open' }));
  expect(shown()).toEqual(['?q=surat&keadaan=open', 1, 'surat', { state: 'open' }]);
  await userEvent.click(screen.getByRole('button', { name: 'turn' }));
  expect(shown()).toEqual(['?q=surat&keadaan=open&halaman=3', 3, 'surat', { state: 'open' }]);
});

it.each(['0', '-4', 'x', ''])('page %s is the first', (page) => {
  render(
    <MemoryRouter initialEntries={[`/x?halaman=${page}`]}>
      <List />
    </MemoryRouter>,
  );
  expect(shown()[1]).toBe(1);
});

it('an empty value removes a parameter, an empty list stays, undefined changes nothing', () => {
  const before = new URLSearchParams('a=1&b=2&c=3&d=4');
  const after = patched(before, { a: '', b: null, c: undefined, jenis: [], kinds: ['x', 'y'] });
  expect(after.toString()).toBe('c=3&d=4&jenis=&kinds=x%2Cy');
});

it('a resource’s page keeps its public address, which react-admin knows by another', async () => {
  window.history.replaceState(null, '', '/master-data/instansi?q=surat');
  render(
    <RouterProviderContext.Provider value={routerProvider}>
      <routerProvider.RouterWrapper>
        <List />
      </routerProvider.RouterWrapper>
    </RouterProviderContext.Provider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'open' }));
  await screen.findByText(/keadaan=open/);
  expect(window.location.pathname + window.location.search).toBe(
    '/master-data/instansi?q=surat&keadaan=open',
  );
});
