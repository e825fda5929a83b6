// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { UnsavedGuard } from '../../../src/ui/unsaved-guard.tsx';

const open = (isUnsaved: boolean) =>
  render(
    <RouterProvider
      router={createMemoryRouter([
        {
          path: '/',
          element: (
            <>
              <UnsavedGuard isUnsaved={isUnsaved} />
              <Link to="/surat">Batal</Link>
            </>
          ),
        },
        { path: '/surat', element: <p>Naskah</p> },
      ])}
    />,
  );

describe('leaving unsaved work', () => {
  it('asks while they are not saved, and goes on when told to', async () => {
    open(true);
    await userEvent.click(screen.getByText('Batal'));
    await userEvent.click(await screen.findByRole('button', { name: 'Tetap di sini' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText('Naskah')).toBeNull();
    await userEvent.click(screen.getByText('Batal'));
    await userEvent.click(await screen.findByRole('button', { name: 'Tinggalkan' }));
    expect(await screen.findByText('Naskah')).toBeTruthy();
  });

  it('asks nothing when nothing was changed', async () => {
    open(false);
    await userEvent.click(screen.getByText('Batal'));
    expect(await screen.findByText('Naskah')).toBeTruthy();
  });
});
