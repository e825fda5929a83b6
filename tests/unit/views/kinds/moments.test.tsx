// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import GeneratedCreate from '../../../../src/views/form/generated-create.tsx';
import GeneratedEdit from '../../../../src/views/form/generated-edit.tsx';
import GeneratedShow from '../../../../src/views/show/generated-show.tsx';
import { openView } from '../screen.tsx';

const standing = {
  ...{ id: 'a', isActive: true, version: 3 },
  ...{ createdAt: '2026-11-18T02:42:00Z', updatedAt: '2026-11-18T02:42:00Z' },
};

it('takes a day and a clock of Western Indonesia, and says when one of them is missing', async () => {
  const name = 'layanan.pengaduan';
  const update = vi.fn().mockResolvedValue({ data: { id: 'a' } });
  const row = {
    ...{ number: 'P-1', subject: 'Lubang', place: null, happenedOn: '2026-11-16', kind: 'fasilitas' },
    ...{
      unitId: '019a0000-0000-7000-8000-000000000001',
      unit: { id: 'u', label: 'Ruas' },
      reporterName: 'Hendra',
    },
    ...{ claimed: null, approved: null, happenedAt: '2026-11-16T21:40:00+07:00' },
    ...standing,
  };
  openView(GeneratedEdit, name, `/${name}/a`, {
    getOne: vi.fn(async () => ({ data: row })) as never,
    update,
  });
  const clock = (await screen.findByLabelText('Waktu kejadian, jam')) as HTMLInputElement;
  const group = screen.getAllByRole('group', { name: /^Waktu kejadian/ })[0] as HTMLElement;
  expect(clock.value).toBe('21.40');
  await within(group).findByText('16');
  await userEvent.clear(clock);
  await userEvent.click(screen.getByRole('button', { name: 'Simpan perubahan' }));
  await screen.findByText('Isi tanggal dan jam yang benar.');
  await userEvent.type(clock, '915');
  await userEvent.tab();
  expect(clock.value).toBe('09.15');
  await userEvent.click(screen.getByRole('button', { name: 'Simpan perubahan' }));
  await waitFor(() => expect(update).toHaveBeenCalledTimes(1));
  expect(update.mock.calls[0]?.[1].data).toMatchObject({ happenedAt: '2026-11-16T09:15:00+07:00' });
});

it('takes a time span as hours and minutes, or as 2:15 in one go', async () => {
  const name = 'layanan.kendaraan';
  openView(GeneratedCreate, name, `/${name}/create`, {});
  const hours = (await screen.findByLabelText('Lama servis, jam')) as HTMLInputElement;
  const minutes = screen.getByLabelText('Lama servis, menit') as HTMLInputElement;
  await userEvent.type(hours, '2:');
  expect(document.activeElement).toBe(minutes);
  await userEvent.keyboard('75');
  await userEvent.tab();
  expect([hours.value, minutes.value]).toEqual(['3', '15']);
  await userEvent.clear(minutes);
  await userEvent.clear(hours);
  await userEvent.click(hours);
  await userEvent.paste('1 hari 2 jam');
  await userEvent.tab();
  expect([hours.value, minutes.value]).toEqual(['26', '']);
  await userEvent.clear(hours);
  await userEvent.type(hours, 'lama');
  await userEvent.click(screen.getByRole('button', { name: 'Simpan kendaraan' }));
  await screen.findByText('Isi dengan jam dan menit, misalnya 2:15.');
  expect(hours.value).toBe('lama');
});

it('shows moments, months and time spans in words', async () => {
  const name = 'layanan.kendaraan';
  const row = {
    ...{ code: 'K-1', name: 'Patroli', plate: 'B 1 A', unitId: null, unit: null, status: 'siap' },
    ...{ purchaseDate: '2026-11-21', odometer: 1, description: null, load: null },
    ...{ serviceTime: 135, taxMonth: '2026-11' },
    ...standing,
  };
  openView(GeneratedShow, name, `/${name}/a/show`, { getOne: vi.fn(async () => ({ data: row })) as never });
  await screen.findByText('2 jam 15 menit');
  expect(screen.getByText('November 2026')).toBeTruthy();
});
