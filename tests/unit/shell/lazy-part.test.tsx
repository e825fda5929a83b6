// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, Suspense, useState } from 'react';
import { Notification, NotificationContextProvider } from 'react-admin';
import { flushSync } from 'react-dom';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetSession, keepSession } from '../../../authProvider/kept.ts';
import { lazyPart } from '../../../src/shell/index.ts';
import { UpdateStrip } from '../../../src/shell/offline/update-strip.tsx';
import { setUpdate } from '../../../src/shell/offline/updates.ts';
import { FormDialog } from '../../../src/ui/form-dialog.tsx';
import { UnsavedGuard } from '../../../src/ui/unsaved-guard.tsx';

const Menu = ({ onClose }: { onClose: () => void }) => (
  <button type="button" onClick={onClose}>
    Tutup
  </button>
);
const lost = new TypeError('Failed to fetch dynamically imported module: /assets/menu.js');

type Part = ReturnType<typeof lazyPart<{ onClose: () => void }>>;

function Page({ Part }: { Part: Part }) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  return (
    <NotificationContextProvider>
      <UpdateStrip />
      <UnsavedGuard isUnsaved={text !== ''} />
      <input aria-label="Isi" value={text} onChange={(event) => setText(event.target.value)} />
      <button type="button" onClick={() => setOpen(true)}>
        Buka
      </button>
      {isOpen && (
        <Suspense>
          <Part onClose={() => setOpen(false)} />
        </Suspense>
      )}
      <Notification />
    </NotificationContextProvider>
  );
}

function Ask({ Part }: { Part: Part }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <FormDialog title="Alasan" confirm="Kirim" onSubmit={() => setOpen(true)} onClose={() => undefined}>
      <textarea aria-label="Isi" />
      {isOpen && (
        <Suspense>
          <Part onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </FormDialog>
  );
}

const show = (element: ReactNode) =>
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const reload = vi.fn();
const isOnline = vi.fn<() => boolean>();

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(isOnline.mockReturnValue(true));
  vi.spyOn(location, 'reload').mockImplementation(reload.mockClear());
  sessionStorage.clear();
  keepSession(undefined, false);
});
afterEach(() => {
  forgetSession();
  setUpdate(false);
});

it('a part whose code cannot be had without a network leaves the page, says so, and is fetched again when asked for', async () => {
  isOnline.mockReturnValue(false);
  const load = vi
    .fn<() => Promise<{ default: typeof Menu }>>()
    .mockRejectedValueOnce(lost)
    .mockResolvedValueOnce({ default: Menu });
  show(<Page Part={lazyPart(load)} />);
  await userEvent.type(screen.getByLabelText('Isi'), 'diketik');
  await press('Buka');
  await screen.findByText(/Bagian ini belum dapat dimuat/);
  expect(screen.queryByText(/Versi baru Naskah tersedia/)).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Isi').value).toBe('diketik');
  await press('Buka');
  expect(await screen.findByRole('button', { name: 'Tutup' })).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
});

it('a part that a release removed reloads a page on which nothing is unsaved', async () => {
  show(<Page Part={lazyPart(() => Promise.reject(lost))} />);
  await press('Buka');
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(screen.queryByText(/Versi baru Naskah tersedia/)).toBeNull();
});

it('a part that a release removed leaves what is unsaved, and offers the reload until it is postponed', async () => {
  show(<Page Part={lazyPart(() => Promise.reject(lost))} />);
  await userEvent.type(screen.getByLabelText('Isi'), 'diketik');
  await press('Buka');
  await screen.findByText(/Bagian ini belum dapat dimuat/);
  expect(screen.getByLabelText<HTMLInputElement>('Isi').value).toBe('diketik');
  await press('Nanti');
  expect(screen.queryByText(/Versi baru Naskah tersedia/)).toBeNull();
  await press('Buka');
  await screen.findByText(/Versi baru Naskah tersedia/);
  expect(reload).not.toHaveBeenCalled();
  await press('Muat ulang');
  expect(reload).toHaveBeenCalledOnce();
});

it('what is typed in a small form over the page is unsaved, too', async () => {
  const Part: Part = lazyPart(() => Promise.reject(lost));
  show(
    <NotificationContextProvider>
      <UpdateStrip />
      <Ask Part={Part} />
      <Notification />
    </NotificationContextProvider>,
  );
  await userEvent.type(screen.getByRole('textbox'), 'Diketik');
  await press('Kirim');
  await screen.findByText(/Versi baru Naskah tersedia/);
  expect(reload).not.toHaveBeenCalled();
});

it('a part that was fetched ahead is there with the press', async () => {
  const Part = lazyPart(async () => ({ default: Menu }));
  await Part.load();
  show(<Page Part={Part} />);
  flushSync(() => screen.getByRole('button', { name: 'Buka' }).click());
  expect(screen.queryByText('Tutup')).not.toBeNull();
});
