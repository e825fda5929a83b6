// @vitest-environment happy-dom
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { FormDialog } from '../../../src/ui/form-dialog.tsx';

const folders = ['KP.01', 'KP.02'];
let propose: (folder: string) => void;

/** A folder is proposed after the dialog opened, as by a server's answer. */
function Filing({ onClose }: { onClose: () => void }) {
  const [folder, setFolder] = useState<string | null>(null);
  const [isNew, setNew] = useState(false);
  const [code, setCode] = useState('');
  useEffect(() => {
    propose = isNew ? setCode : setFolder;
  }, [isNew]);
  return (
    <FormDialog title="Berkaskan" confirm="Berkaskan" onSubmit={() => undefined} onClose={onClose}>
      {isNew ? (
        <>
          <input aria-label="Kode" value={code} onChange={(event) => setCode(event.target.value)} />
          {/* As a part of a date: what it takes goes to the input beside it. */}
          <div role="spinbutton" tabIndex={0} aria-valuenow={0} onPaste={() => setCode('KP.09')}>
            Bagian
          </div>
        </>
      ) : (
        <Autocomplete
          options={folders}
          value={folder}
          onChange={(_, chosen) => setFolder(chosen)}
          renderInput={(params) => <TextField {...params} label="Berkas" />}
        />
      )}
      <button type="button" onClick={() => setNew(true)}>
        Buat baru
      </button>
    </FormDialog>
  );
}

const opened = () => {
  const onClose = vi.fn();
  const element = <Filing onClose={onClose} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  return onClose;
};
const question = () => screen.queryByText('Tutup dan buang yang diketik?');
const escapeAsks = async (onClose: () => void) => {
  await userEvent.keyboard('{Escape}');
  expect(question()).not.toBeNull();
  expect(onClose).not.toHaveBeenCalled();
};
const escapeCloses = async (onClose: () => void) => {
  await userEvent.keyboard('{Escape}');
  expect(question()).toBeNull();
  expect(onClose).toHaveBeenCalledOnce();
};
/** Lets the timers after a press pass. */
const later = () => act(() => new Promise((done) => setTimeout(done, 5)));

it('Escape closes a dialog at once where a proposal alone fills its fields, also those of a later step', async () => {
  const onClose = opened();
  await userEvent.click(screen.getByLabelText('Berkas'));
  await userEvent.keyboard('{Escape}');
  await later();
  act(() => propose('KP.01'));
  expect(screen.getByLabelText<HTMLInputElement>('Berkas').value).toBe('KP.01');
  await userEvent.click(screen.getByText('Buat baru'));
  await later();
  act(() => propose('KP.01/2026'));
  expect(screen.getByLabelText<HTMLInputElement>('Kode').value).toBe('KP.01/2026');
  await escapeCloses(onClose);
});

it.each([
  ['a chosen option', () => userEvent.click(screen.getByRole('option', { name: 'KP.02' }))],
  ['an option chosen by keys', () => userEvent.keyboard('{ArrowDown}{Enter}')],
])('Escape asks before %s is lost', async (_, choose) => {
  const onClose = opened();
  act(() => propose('KP.01'));
  await userEvent.click(screen.getByLabelText('Berkas'));
  await choose();
  await escapeAsks(onClose);
});

it('Escape asks before what was typed over a proposal is lost', async () => {
  const onClose = opened();
  await userEvent.click(screen.getByText('Buat baru'));
  await later();
  act(() => propose('KP.01/2026'));
  await userEvent.type(screen.getByLabelText('Kode'), '-A');
  await escapeAsks(onClose);
});

it('Escape asks before what was pasted beside a field is lost', async () => {
  const onClose = opened();
  await userEvent.click(screen.getByText('Buat baru'));
  fireEvent.paste(screen.getByText('Bagian'));
  await escapeAsks(onClose);
});

it('Escape closes a dialog at once where what was typed was taken out again before the proposal came', async () => {
  const onClose = opened();
  await userEvent.click(screen.getByText('Buat baru'));
  await userEvent.type(screen.getByLabelText('Kode'), 'ab{Backspace}{Backspace}');
  await later();
  act(() => propose('KP.01/2026'));
  await escapeCloses(onClose);
});
