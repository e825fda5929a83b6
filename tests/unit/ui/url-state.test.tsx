// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { RouterProviderContext } from 'react-admin';
import { expect, it } from 'vitest';
import { routerProvider } from '../../../src/shell/router/provider.tsx';
import { useUrlState } from '../../../src/ui/use-url-state.ts';

function Turns() {
  const { param, set } = useUrlState();
  return (
    <button type="button" onClick={() => set({ hari: '2026-12-05' })}>
      {param('hari') || 'none'}
    </button>
  );
}

it('keeps the public address of a resource’s page, which react-admin knows by another', async () => {
  window.history.replaceState(null, '', '/master-data/instansi?saring=a');
  render(
    <RouterProviderContext.Provider value={routerProvider}>
      <routerProvider.RouterWrapper>
        <Turns />
      </routerProvider.RouterWrapper>
    </RouterProviderContext.Provider>,
  );
  fireEvent.click(await screen.findByText('none'));
  await screen.findByText('2026-12-05');
  expect(window.location.pathname + window.location.search).toBe(
    '/master-data/instansi?saring=a&hari=2026-12-05',
  );
});
