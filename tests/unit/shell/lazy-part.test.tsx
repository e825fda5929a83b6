// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useState } from 'react';
import { Notification, NotificationContextProvider } from 'react-admin';
import { flushSync } from 'react-dom';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { lazyPart } from '../../../src/shell/index.ts';

const Menu = ({ onClose }: { onClose: () => void }) => (
  <button type="button" onClick={onClose}>
    Tutup
  </button>
);
const lost = new TypeError('Failed to fetch dynamically imported module: /assets/menu.js');

function Page({ Part }: { Part: ReturnType<typeof lazyPart<{ onClose: () => void }>> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <NotificationContextProvider>
      <MemoryRouter>
        <input aria-label="Isi" />
        <button type="button" onClick={() => setOpen(true)}>
          Buka
        </button>
        {isOpen && (
          <Suspense>
            <Part onClose={() => setOpen(false)} />
          </Suspense>
        )}
        <Notification />
      </MemoryRouter>
    </NotificationContextProvider>
  );
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
});

it('a part whose code cannot be had leaves the page as it is, says so, and is fetched again when asked for again', async () => {
  const load = vi
    .fn<() => Promise<{ default: typeof Menu }>>()
    .mockRejectedValueOnce(lost)
    .mockResolvedValueOnce({ default: Menu });
  render(<Page Part={lazyPart(load)} />);
  await userEvent.type(screen.getByLabelText('Isi'), 'diketik');
  await userEvent.click(screen.getByRole('button', { name: 'Buka' }));
  await screen.findByText(/Bagian ini belum dapat dimuat/);
  expect(screen.getByLabelText<HTMLInputElement>('Isi').value).toBe('diketik');
  await userEvent.click(screen.getByRole('button', { name: 'Buka' }));
  expect(await screen.findByRole('button', { name: 'Tutup' })).toBeTruthy();
});

it('a part that was fetched ahead is there with the press', async () => {
  const Part = lazyPart(async () => ({ default: Menu }));
  await Part.load();
  render(<Page Part={Part} />);
  flushSync(() => screen.getByRole('button', { name: 'Buka' }).click());
  expect(screen.queryByText('Tutup')).not.toBeNull();
});
