// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { FormDialog, Labelled } from '../../../src/ui/form-dialog.tsx';

const Form = ({ onClose, type = 'text' }: { onClose: () => void; type?: string }) => {
  const [text, setText] = useState('lama');
  return (
    <FormDialog title="Laporan" confirm="Kirim" onSubmit={() => undefined} onClose={onClose}>
      <input aria-label="Isi" type={type} value={text} onChange={(event) => setText(event.target.value)} />
    </FormDialog>
  );
};
const noop = () => undefined;
const besides = () => {
  const container = document.querySelector('.MuiDialog-container') ?? document.body;
  fireEvent.mouseDown(container);
  fireEvent.click(container);
};
const open = (type?: string) => {
  const onClose = vi.fn();
  render(<Form onClose={onClose} {...(type && { type })} />);
  return onClose;
};

describe('a form over the page', () => {
  it('closes by a click beside it and by Escape while nothing was typed', async () => {
    const onClose = open();
    besides();
    expect(onClose).toHaveBeenCalledTimes(1);
    await userEvent.type(screen.getByLabelText('Isi'), 'x{Backspace}{Escape}');
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('opens with the focus in its first field that is still empty, else in its first', () => {
    const dialog = (fields: ReactNode) =>
      render(
        <FormDialog title="Laporan" confirm="Kirim" onSubmit={noop} onClose={noop}>
          {fields}
        </FormDialog>,
      );
    const { unmount } = dialog(
      <>
        <label>
          <input type="checkbox" /> Setuju
        </label>
        <Labelled id="a" label="Nama">
          <input id="a" defaultValue="terisi" />
        </Labelled>
        <Labelled id="b" label="Alasan">
          <textarea id="b" />
        </Labelled>
      </>,
    );
    expect(document.activeElement).toBe(screen.getByLabelText('Alasan'));
    unmount();
    dialog(
      <Labelled id="a" label="Nama">
        <input id="a" defaultValue="terisi" />
      </Labelled>,
    );
    expect(document.activeElement).toBe(screen.getByLabelText('Nama'));
  });

  it('leaves the focus to the dialog where there is no field', () => {
    render(
      <FormDialog title="Hapus" confirm="Hapus" onSubmit={noop} onClose={noop}>
        <p>Tidak dapat dibatalkan.</p>
      </FormDialog>,
    );
    expect(document.activeElement?.contains(screen.getByRole('dialog'))).toBe(true);
  });

  it('keeps what was typed: a click beside it does nothing, Escape asks', async () => {
    const onClose = open();
    await userEvent.type(screen.getByLabelText('Isi'), ' dan baru');
    besides();
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: 'Buang' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Tetap di sini' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Buang' })).toBeNull());
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByLabelText<HTMLInputElement>('Isi').value).toBe('lama dan baru');
    await userEvent.type(screen.getByLabelText('Isi'), '{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Buang' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('knows of a field that had the cursor from the beginning', () => {
    const onClose = open();
    fireEvent.change(screen.getByLabelText('Isi'), { target: { value: 'baru' } });
    besides();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('asks nothing for a password', async () => {
    const onClose = open('password');
    await userEvent.type(screen.getByLabelText('Isi'), 'rahasia{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });
});
