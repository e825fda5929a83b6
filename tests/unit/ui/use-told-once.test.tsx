// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useToldOnce } from '../../../src/ui/use-told-once.ts';

const Page = () => {
  const { pathname, search, state } = useLocation();
  return (
    <>
      <p>{useToldOnce<string>('notice')}</p>
      <p data-testid="place">{pathname + search + JSON.stringify(state)}</p>
    </>
  );
};

it('keeps what the page was opened with on the page, and takes it from the history', async () => {
  render(
    <MemoryRouter
      initialEntries={[{ pathname: '/a', search: '?x=1', state: { notice: 'Digandakan', crumb: 'c' } }]}
    >
      <CoreAdminContext>
        <Page />
      </CoreAdminContext>
    </MemoryRouter>,
  );
  await waitFor(() => expect(screen.getByTestId('place').textContent).toBe('/a?x=1{"crumb":"c"}'));
  expect(screen.getByText('Digandakan')).toBeDefined();
});
