// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import GeneratedEdit from '../../../src/views/form/generated-edit.tsx';
import { openView } from './screen.tsx';

const name = 'master-data.unit-organisasi';
const unit = {
  ...{ id: 'a', code: 'NTR', name: 'PT Nusantara Tol Raya', companyCode: 'NTR', type: 'perusahaan' },
  ...{ parentId: null, parent: null, numberingCode: 'NTR', city: null, archiveRole: 'unit_kearsipan_1' },
  ...{ isRecordsRegistrar: false, sortOrder: null, isActive: true, version: 1 },
  ...{ createdAt: '2026-11-01T01:00:00Z', updatedAt: '2026-11-01T01:00:00Z' },
};

it("tells how many take a company's new code before it is saved, and nothing while it is the old one", async () => {
  const call = vi.fn(async () => ({ units: 46, letterheads: 1 }));
  openView(GeneratedEdit, name, `/${name}/a`, {
    getOne: (async () => ({ data: unit })) as never,
    call: call as never,
  });
  const input = await screen.findByLabelText(/^Kode perusahaan/);
  await waitFor(() => expect(call).toHaveBeenCalled());
  expect(screen.queryByText(/Ikut memakai kode ini/)).toBeNull();
  await userEvent.type(input, 'X');
  expect(await screen.findByText(/46 unit di bawahnya dan 1 kop surat/)).toBeTruthy();
  await userEvent.type(input, '{Backspace}');
  await waitFor(() => expect(screen.queryByText(/Ikut memakai kode ini/)).toBeNull());
});

it('A company without a city is offered that of its letterhead, to be taken or not', async () => {
  const content =
    '<h2>PT Nusantara, Medan 20111</h2><p>Jalan Satu No. 8, Jakarta Timur 13550<br>Telp. 5550</p>';
  openView(GeneratedEdit, name, `/${name}/a`, {
    getOne: (async () => ({ data: unit })) as never,
    call: vi.fn(async () => ({ units: 0, letterheads: 0 })) as never,
    lookup: vi.fn(async () => [{ id: 'k', label: 'Kop', companyCode: 'NTR', content }]) as never,
  });
  const city = await screen.findByLabelText<HTMLInputElement>(/^Kota/);
  await userEvent.click(await screen.findByRole('button', { name: 'Pakai Jakarta Timur' }));
  expect(city.value).toBe('Jakarta Timur');
  expect(screen.queryByText(/Alamat di kop surat/)).toBeNull();
});
