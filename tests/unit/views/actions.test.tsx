// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { expect, it, vi } from 'vitest';
import type { NaskahDataProvider } from '../../../dataProvider/index.ts';
import { dayInWib } from '../../../lib/wib.ts';
import GeneratedShow from '../../../src/views/show/generated-show.tsx';
import { openView } from './screen.tsx';

type Verbs = Partial<NaskahDataProvider>;
const name = 'layanan.kendaraan';
const car = {
  ...{ id: 'a', code: 'PTR-01', name: 'Patroli 1', plate: 'B 1471 NTR', status: 'perbaikan', odometer: 900 },
  ...{ version: 4, isActive: true, createdAt: '2026-11-17T01:12:00Z', updatedAt: '2026-11-17T01:12:00Z' },
  ...{ photo: [], insurance: [], can: { write: true, delete: true, actions: ['recordService'] } },
};

it('An action asks its form in a dialog, tells faults at their fields and what became of it', async () => {
  const refused = new HttpError('Beberapa isian perlu diperbaiki.', 422, {
    errors: { odometer: 'Odometer tidak pernah turun.' },
  });
  const act = vi
    .fn<NaskahDataProvider['act']>()
    .mockRejectedValueOnce(refused)
    .mockResolvedValue({ record: null, count: 1, message: 'Servis dicatat', opens: null });
  openView(GeneratedShow, name, `/${name}/a/show`, {
    getOne: vi.fn(async () => ({ data: car })) as unknown as Verbs['getOne'],
    getList: vi.fn(async () => ({ data: [], total: 0 })) as unknown as Verbs['getList'],
    lookup: async () => [],
    act,
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Catat servis' }));
  // What the record does not allow is not offered.
  expect(screen.queryByRole('button', { name: 'Kirim ke bengkel' })).toBeNull();
  const submit = () => {
    const [button] = screen.getAllByRole('button', { name: 'Catat servis' }).slice(-1);
    fireEvent.click(button as HTMLElement);
  };
  const odometer = await screen.findByLabelText(/Odometer/);
  submit();
  await waitFor(() => expect(odometer.getAttribute('aria-invalid')).toBe('true'));
  expect(act).not.toHaveBeenCalled();
  fireEvent.change(odometer, { target: { value: '12000' } });
  submit();
  expect(await screen.findByText('Odometer tidak pernah turun.')).toBeTruthy();
  submit();
  await waitFor(() => expect(screen.getByTestId('toasts').textContent).toContain('Servis dicatat'));
  expect(screen.queryByRole('dialog')).toBeNull();
  const sent = act.mock.lastCall?.[1];
  expect(sent).toMatchObject({ name: 'recordService', place: 'record', ids: ['a'], version: 4 });
  expect(sent?.values).toMatchObject({ odometer: 12_000, servicedOn: dayInWib() });
});
