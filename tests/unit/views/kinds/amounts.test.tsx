// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import GeneratedCreate from '../../../../src/views/form/generated-create.tsx';
import GeneratedShow from '../../../../src/views/show/generated-show.tsx';
import { openView } from '../screen.tsx';

const name = 'layanan.tender';
const opened = async () => {
  const create = vi.fn().mockResolvedValue({ data: { id: 'new' } });
  openView(GeneratedCreate, name, `/${name}/create`, { create });
  const budget = (await screen.findByLabelText(/^Pagu/)) as HTMLInputElement;
  const weight = (await screen.findByLabelText(/^Bobot teknis/)) as HTMLInputElement;
  return {
    create,
    budget,
    weight,
    save: () => userEvent.click(screen.getByRole('button', { name: 'Simpan tender' })),
  };
};

it('groups an amount while it is typed, without losing the caret', async () => {
  const { budget } = await opened();
  await userEvent.type(budget, '3400000');
  expect([budget.value, budget.selectionStart]).toEqual(['3.400.000', 9]);
  await userEvent.type(budget, '9', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect([budget.value, budget.selectionStart]).toEqual(['39.400.000', 2]);
  // The point between is jumped over, not deleted in vain.
  await userEvent.type(budget, '{Backspace}', { initialSelectionStart: 3, initialSelectionEnd: 3 });
  expect([budget.value, budget.selectionStart]).toEqual(['3.400.000', 1]);
  expect(budget.inputMode).toBe('numeric');
});

it('takes what is pasted as it is written elsewhere, and says what is no amount', async () => {
  const { budget, weight, save } = await opened();
  await userEvent.click(budget);
  await userEvent.paste('Rp 3.400.000,-');
  await userEvent.tab();
  expect(budget.value).toBe('3.400.000');
  await userEvent.clear(budget);
  await userEvent.type(budget, '12x');
  await userEvent.type(weight, '100,01');
  await save();
  expect(budget.value).toBe('12x');
  await screen.findByText('Isi dengan angka.');
  expect(screen.getByText('Isi paling banyak 100,00 %.')).toBeTruthy();
  await userEvent.clear(weight);
  await userEvent.type(weight, '1.5');
  await waitFor(() => expect(screen.queryByText('Isi paling banyak 100,00 %.')).toBeNull());
  await userEvent.tab();
  expect(weight.value).toBe('1,50');
});

it('shows amounts as people write them', async () => {
  const row = {
    ...{
      id: 'a',
      code: 'T-1',
      name: 'Jalan',
      unitId: null,
      unit: null,
      closesOn: '2026-11-21',
      description: null,
    },
    ...{ budget: '123456789012345678', bond: '-500.50', weight: '12.50' },
    ...{ isActive: true, version: 3, createdAt: '2026-11-18T02:42:00Z', updatedAt: '2026-11-18T02:42:00Z' },
  };
  openView(GeneratedShow, name, `/${name}/a/show`, { getOne: vi.fn(async () => ({ data: row })) as never });
  await screen.findByText('Rp123.456.789.012.345.678');
  expect(screen.getByText('-Rp500,50')).toBeTruthy();
  expect(screen.getByText('12,50 %')).toBeTruthy();
});
