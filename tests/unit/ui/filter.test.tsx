// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Filter } from '../../../src/ui/pickers/filter.tsx';

const years = ['2026', '2025'].map((value) => ({ value, label: value }));

test('a filter is a chip that opens its values, and takes itself off', async () => {
  const onChange = vi.fn();
  const { rerender } = render(<Filter label="Tahun" value="" options={years} onChange={onChange} />);
  await userEvent.click(screen.getByRole('button', { name: 'Saring menurut Tahun' }));
  await userEvent.click(screen.getByRole('menuitemradio', { name: '2025' }));
  expect(onChange).toHaveBeenLastCalledWith('2025');
  rerender(<Filter label="Tahun" value="2025" options={years} onChange={onChange} />);
  expect(screen.getByRole('button', { name: 'Tahun: 2025' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Hapus saringan Tahun' }));
  expect(onChange).toHaveBeenLastCalledWith('');
});

test('many values are searched in, and one that is always chosen stays a field', async () => {
  const many = Array.from({ length: 20 }, (_, at) => ({ value: String(at), label: `Unit ${at}` }));
  const onChange = vi.fn();
  render(<Filter label="Unit" value="" options={many} onChange={onChange} />);
  await userEvent.click(screen.getByRole('button', { name: 'Saring menurut Unit' }));
  await userEvent.type(screen.getByRole('combobox', { name: 'Unit' }), '17{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('17');
  render(<Filter label="Tampilan" value="2026" isRequired options={years} onChange={onChange} />);
  expect(screen.getByRole('combobox', { name: 'Tampilan' }).textContent).toBe('Tampilan: 2026');
});
