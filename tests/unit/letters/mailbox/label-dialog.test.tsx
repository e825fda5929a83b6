// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import type { LetterLabel } from '../../../../domain/letters/letter-rows.ts';
import LabelDialog from '../../../../src/letters/labelling/label-dialog.tsx';
import { openPage } from './desk.tsx';

const penting: LetterLabel = { id: 'penting', name: 'Penting', color: 'merah', scope: 'pribadi' };

function openDialog(create = vi.fn(async () => ({ data: { id: 'new' } }))) {
  const onSave = vi.fn(async () => {});
  const onClose = vi.fn();
  openPage(<LabelDialog labels={[[]]} onSave={onSave} onClose={onClose} />, '/', {
    inboxLabels: async () => [penting],
    ...({ create } as object),
  });
  return { create, onSave, onClose };
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
const said = () => screen.getByTestId('toasts').textContent;

describe('Simpan of the labels', () => {
  it('makes the label whose name was typed, and gives it', async () => {
    const { create, onSave, onClose } = openDialog();
    await screen.findByRole('checkbox', { name: /Penting/ });
    await userEvent.type(screen.getByRole('textbox'), 'Anggaran');
    await save();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const label = { name: 'Anggaran', color: 'abu', scope: 'pribadi' };
    expect(create).toHaveBeenCalledExactlyOnceWith('naskah-dinas.kelola-label', { data: label });
    expect(onSave).toHaveBeenCalledExactlyOnceWith({
      add: ['new'],
      remove: [],
      all: [penting, { ...label, id: 'new' }],
    });
    expect(said()).toBe('Label disimpan');
  });

  it('stays and says why when the label cannot be made', async () => {
    const refused = new HttpError('Sudah ada label bernama itu.', 422, {});
    const { onSave, onClose } = openDialog(vi.fn().mockRejectedValue(refused));
    await screen.findByRole('checkbox', { name: /Penting/ });
    await userEvent.type(screen.getByRole('textbox'), 'Anggaran');
    await save();
    const alerts = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);
    await waitFor(() => expect(alerts().join('')).toBe('Sudah ada label bernama itu.'));
    expect((screen.getByRole('textbox') as HTMLInputElement).value).toBe('Anggaran');
    expect(onSave).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
    expect(said()).toBe('');
  });

  it('gives only what was found and marked when the name was typed to search', async () => {
    const { create, onSave } = openDialog();
    await screen.findByRole('checkbox', { name: /Penting/ });
    await userEvent.type(screen.getByRole('textbox'), 'pen');
    await userEvent.click(screen.getByRole('checkbox', { name: /Penting/ }));
    await save();
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith({ add: ['penting'], remove: [], all: [penting] }),
    );
    expect(create).not.toHaveBeenCalled();
  });

  it('is not what Enter does while searching: no label is made of a half-typed name', async () => {
    const { create, onSave } = openDialog();
    await screen.findByRole('checkbox', { name: /Penting/ });
    await userEvent.type(screen.getByRole('textbox'), 'pen{Enter}');
    expect(create).not.toHaveBeenCalled();
    expect(onSave).not.toHaveBeenCalled();
  });

  it('says nothing where nothing was changed', async () => {
    const { onSave, onClose } = openDialog();
    await screen.findByRole('checkbox', { name: /Penting/ });
    await save();
    expect(onClose).toHaveBeenCalled();
    expect(onSave).not.toHaveBeenCalled();
    expect(said()).toBe('');
  });
});
