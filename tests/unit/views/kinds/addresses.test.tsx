// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import GeneratedEdit from '../../../../src/views/form/generated-edit.tsx';
import GeneratedShow from '../../../../src/views/show/generated-show.tsx';
import { openView } from '../screen.tsx';

const standing = {
  ...{ id: 'a', isActive: true, version: 3 },
  ...{ createdAt: '2026-11-18T02:42:00Z', updatedAt: '2026-11-18T02:42:00Z' },
};
const unit = { unitId: '019a0000-0000-7000-8000-000000000001', unit: { id: 'u', label: 'Ruas' } };
const vehicle = {
  ...{ code: 'K-1', name: 'Patroli', plate: 'B 1 A', status: 'siap', purchaseDate: '2026-11-21' },
  ...{ paint: '#0e5e4f', manual: 'https://naskah.example/buku' },
  ...unit,
  ...standing,
};
const complaint = {
  ...{
    number: 'P-1',
    subject: 'Lubang',
    happenedOn: '2026-11-16',
    kind: 'fasilitas',
    reporterName: 'Hendra',
  },
  ...{ callback: '+6281234567890', reporterEmail: 'hendra@naskah.example' },
  ...unit,
  ...standing,
};
const reading = (row: object) => vi.fn(async () => ({ data: row })) as never;

it('links to where an address, a number or a mail box leads', async () => {
  openView(GeneratedShow, 'layanan.pengaduan', '/layanan.pengaduan/a/show', { getOne: reading(complaint) });
  const call = await screen.findByRole('link', { name: '+62 812-3456-7890' });
  expect(call.getAttribute('href')).toBe('tel:+6281234567890');
  expect(screen.getByRole('link', { name: 'hendra@naskah.example' }).getAttribute('href')).toBe(
    'mailto:hendra%40naskah.example',
  );
});

it('opens a web address apart and never follows what is none', async () => {
  const { unmount } = openView(GeneratedShow, 'layanan.kendaraan', '/layanan.kendaraan/a/show', {
    getOne: reading(vehicle),
  });
  const link = await screen.findByRole('link', { name: 'naskah.example/buku' });
  expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  expect(screen.getByText('#0e5e4f')).toBeTruthy();
  unmount();
  openView(GeneratedShow, 'layanan.kendaraan', '/layanan.kendaraan/a/show', {
    getOne: reading({ ...vehicle, manual: 'javascript:alert(1)' }),
  });
  expect((await screen.findByText('javascript:alert(1)')).tagName).not.toBe('A');
});

it('spells what was typed as it is kept, and says what it cannot read', async () => {
  const update = vi.fn().mockResolvedValue({ data: { id: 'a' } });
  openView(GeneratedEdit, 'layanan.pengaduan', '/layanan.pengaduan/a', {
    getOne: reading(complaint),
    update,
  });
  const phone = (await screen.findByLabelText(/^Telepon balik/)) as HTMLInputElement;
  expect([phone.value, phone.inputMode]).toEqual(['+62 812-3456-7890', 'tel']);
  await userEvent.clear(phone);
  await userEvent.type(phone, '021 555');
  await userEvent.click(screen.getByRole('button', { name: 'Simpan perubahan' }));
  await screen.findByText(/^Isi nomor telepon/);
  expect(phone.value).toBe('021 555');
  await userEvent.type(phone, '0 4000');
  await userEvent.tab();
  expect(phone.value).toBe('+62 21 5550 4000');
  await userEvent.click(screen.getByRole('button', { name: 'Simpan perubahan' }));
  await waitFor(() => expect(update.mock.calls[0]?.[1].data).toMatchObject({ callback: '+622155504000' }));
});

it('takes a colour from the picker or from what is typed', async () => {
  openView(GeneratedEdit, 'layanan.kendaraan', '/layanan.kendaraan/a', { getOne: reading(vehicle) });
  const text = (await screen.findByLabelText(/^Warna/, { selector: '[type=text]' })) as HTMLInputElement;
  const picker = screen.getByLabelText('Pilih warna untuk Warna') as HTMLInputElement;
  expect([text.value, picker.value]).toEqual(['#0e5e4f', '#0e5e4f']);
  fireEvent.change(picker, { target: { value: '#ff0000' } });
  expect(text.value).toBe('#ff0000');
  await userEvent.clear(text);
  await userEvent.type(text, 'ABC');
  await userEvent.tab();
  expect([text.value, picker.value]).toEqual(['#aabbcc', '#aabbcc']);
});
