// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDataProvider } from '../../../dataProvider/index.ts';
import GeneratedCreate from '../../../src/views/form/generated-create.tsx';
import GeneratedEdit from '../../../src/views/form/generated-edit.tsx';
import GeneratedList from '../../../src/views/list/generated-list.tsx';
import GeneratedShow from '../../../src/views/show/generated-show.tsx';
import { type Foreign, foreignServer } from '../../support/foreign-server.ts';
import { openView } from '../views/screen.tsx';

// Our screens on another maker's server of SPEC A6: fewer of them, and no error.
const types = 'master-data.sub-jenis-naskah-dinas';
const units = 'master-data.unit-organisasi';
const at = { types: 'master-data/api/ScriptSubType', units: 'master-data/api/OrganizationUnit' };
const idOf = (last: number) => `019a0000-0000-7000-8000-00000000000${last}`;
const ids = { nd: idOf(1), sd: idOf(2), kor: idOf(3), nk: idOf(4), op: idOf(5) };
const rest = {
  scriptTypeId: ids.kor,
  numberCodeId: ids.nk,
  flows: ['internal-internal'],
  minSignerLevel: 3,
  arrangement: 'nota',
};
let server: Foreign;
beforeEach(async () => {
  server = await foreignServer({
    [at.types]: [
      { id: ids.nd, code: 'ND', name: 'Nota Dinas', ...rest },
      { id: ids.sd, code: 'SD', name: 'Surat Dinas', ...rest },
    ],
    'master-data/api/ScriptType': [{ id: ids.kor, code: 'KOR', name: 'Korespondensi' }],
    'master-data/api/ScriptNumberCode': [{ id: ids.nk, code: 'NK', name: 'Nomor umum' }],
    [at.units]: [{ id: ids.op, code: 'OP', name: 'Operasi', parentId: null }],
  });
});
afterEach(() => server.close());
const expectNoError = () =>
  expect(document.body.textContent).not.toMatch(
    /tidak dapat (dimuat|dibuka|dijawab|menjawab)|tidak ditemukan|gagal|coba lagi|application error/i,
  );

const open = (View: ComponentType, resource: string, path = '') =>
  openView(
    View,
    resource,
    `/${resource}${path}`,
    createDataProvider({ apiUrl: server.url, fetch: (url, init) => fetch(url, init) }),
    {},
    { extras: null },
  );
const unknownTo = () => server.asked.filter((line) => line.endsWith('404'));
const save = (what: string) => userEvent.click(screen.getByRole('button', { name: `Simpan ${what}` }));
const rowOf = async (name: string) =>
  (await screen.findByRole('link', { name })).closest('tr') as HTMLElement;

it('a list shows rows with the names of what they refer to, and no button for what is not there', async () => {
  open(GeneratedList, types);
  expect(within(await rowOf('Nota Dinas')).getByText(/Korespondensi/)).toBeTruthy();
  expect(screen.queryByText('Nonaktif')).toBeNull();
  for (const name of [/Ekspor/, /Impor/, /tampilan/i])
    expect(screen.queryByRole('button', { name }), String(name)).toBeNull();
  await userEvent.type(screen.getByRole('searchbox'), 'surat');
  await waitFor(() => expect(screen.queryByText('Nota Dinas')).toBeNull());
  await screen.findByText('Surat Dinas');
  expect(unknownTo().every((line) => /^GET .+\/lookup 404$/.test(line))).toBe(true);
  expect(new Set(unknownTo()).size).toBe(unknownTo().length);
  expectNoError();
});

it('a tree is a list, also where its address asks for the tree', async () => {
  open(GeneratedList, units, '?tampilan=pohon');
  await screen.findByRole('link', { name: 'Operasi' });
  expect(screen.queryByRole('radiogroup')).toBeNull();
  expect(unknownTo()).toEqual([]);
  expectNoError();
});

it('a record has its facts and what refers to it, and no history', async () => {
  open(GeneratedShow, types, `/${ids.nd}/show`);
  await screen.findByRole('heading', { level: 1, name: /Nota Dinas/ });
  expect(screen.getByText(/Korespondensi/)).toBeTruthy();
  expect(screen.queryByRole('tab', { name: 'Riwayat' })).toBeNull();
  expectNoError();
});

it('a new record picks from lists', { tags: ['full'] }, async () => {
  open(GeneratedCreate, types, '/create');
  await userEvent.type(await screen.findByLabelText('Kode'), 'MM');
  await userEvent.type(screen.getByLabelText('Nama'), 'Memo');
  await userEvent.type(screen.getByRole('combobox', { name: /^Jenis naskah/ }), 'kor');
  await userEvent.click(await screen.findByRole('option', { name: /Korespondensi/ }));
  await userEvent.type(screen.getByRole('combobox', { name: /^Kode nomor/ }), 'umum');
  await userEvent.click(await screen.findByRole('option', { name: /Nomor umum/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Internal ke internal' }));
  await save('sub jenis naskah');
  await waitFor(() =>
    expect(server.kept.get(at.types)?.[2]).toMatchObject({ code: 'MM', name: 'Memo', scriptTypeId: ids.kor }),
  );
  expectNoError();
});

it('a record is changed without a version', { tags: ['full'] }, async () => {
  open(GeneratedEdit, types, `/${ids.nd}`);
  const name = await screen.findByDisplayValue('Nota Dinas');
  await userEvent.clear(name);
  await userEvent.type(name, 'Nota');
  await save('perubahan');
  await waitFor(() => expect(server.kept.get(at.types)?.[0]).toMatchObject({ code: 'ND', name: 'Nota' }));
  expectNoError();
});

it('many are changed and deleted one by one, whole, and deleting is for good', {
  tags: ['full'],
}, async () => {
  open(GeneratedList, types);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Pilih Nota Dinas' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Nonaktifkan' }));
  await waitFor(() =>
    expect(server.kept.get(at.types)?.[0]).toMatchObject({
      code: 'ND',
      scriptTypeId: ids.kor,
      isActive: false,
    }),
  );
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Pilih Surat Dinas' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Hapus' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: /Hapus/ }));
  await waitFor(() => expect(server.kept.get(at.types)?.map(({ id }) => id)).toEqual([ids.nd]));
  // The change can be undone, the deletion cannot.
  expect(within(screen.getByTestId('toasts')).getAllByText('Urungkan')).toHaveLength(1);
  expectNoError();
});
