// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { paperForm } from '../../../../domain/letters/arrangement.ts';
import { type ContractFacts, noContract } from '../../../../domain/letters/contract.ts';
import { ChooseParties } from '../../../../src/letters/wizard/contract/choose-parties.tsx';
import { FillVariables } from '../../../../src/letters/wizard/contract/fill-variables.tsx';
import { MandatoryArticles } from '../../../../src/letters/wizard/contract/mandatory-articles.tsx';
import StateContract from '../../../../src/letters/wizard/contract/state-contract.tsx';
import { openPage } from '../mailbox/desk.tsx';

const company = 'PT Nusantara Tol Raya';
const form = paperForm({
  ...{ arrangement: 'berita-acara', kindName: 'Berita Acara', letterhead: { name: company } },
  ...{ place: '', scriptDate: null, signer: null },
});
const ours = { nama_pihak: company, nama_penanda_tangan: 'Uli Kusnadi' };

function state(facts: ContractFacts = noContract) {
  const onSave = vi.fn<(facts: ContractFacts) => void>();
  openPage(
    <StateContract
      {...{ facts, form, company, onSave }}
      knownOf={(index) => (index === 0 ? ours : {})}
      onClose={() => undefined}
    />,
    '/',
    {},
  );
  return onSave;
}

const group = (name: string) => within(screen.getByRole('group', { name }));
const save = () => userEvent.click(screen.getByRole('button', { name: 'Simpan' }));

it('offers our company and the letter’s signer as the first party, and states nothing where that is left alone', async () => {
  const onSave = state();
  expect(group('PIHAK PERTAMA').getByLabelText<HTMLInputElement>('Nama pihak').value).toBe(company);
  expect(
    group('PIHAK PERTAMA').queryByLabelText('NPP penanda tangan (opsional)'),
    'the letter’s own',
  ).toBeNull();
  expect(group('PIHAK KEDUA').getByLabelText('NPP penanda tangan (opsional)')).toBeTruthy();
  await save();
  expect(onSave).toHaveBeenCalledWith(expect.objectContaining({ parties: [], witnesses: [] }));
});

it('marks what may stay empty of a party: all but its name, and nothing that its introduction prints', () => {
  const worded = {
    name: 'PT Dua',
    introductionId: 'k',
    wording: '{{nama_pihak}} oleh {{jabatan_penanda_tangan}}.',
  };
  state({
    ...noContract,
    parties: [
      { name: company, introductionId: null, values: {} },
      { ...worded, values: {} },
    ],
  });
  const labelsOf = (name: string) =>
    [...screen.getByRole('group', { name }).querySelectorAll('label')].map(({ textContent }) => textContent);
  expect(labelsOf('PIHAK PERTAMA')).toEqual(
    expect.arrayContaining([
      'Nama pihak',
      'Nama penanda tangan (opsional)',
      'Jabatan penanda tangan (opsional)',
    ]),
  );
  expect(labelsOf('PIHAK KEDUA')).toEqual(expect.arrayContaining(['Nama pihak', 'Jabatan penanda tangan']));
});

it('begins a witness at the name, and refuses one half filled at that field', {
  tags: ['full'],
}, async () => {
  const onSave = state();
  await userEvent.click(screen.getByRole('button', { name: 'Tambah saksi' }));
  expect(document.activeElement).toBe(group('Saksi 1').getByLabelText('Nama'));
  await userEvent.type(group('Saksi 1').getByLabelText('Jabatan (opsional)'), 'Kepala Kantor');
  await save();
  expect(onSave).not.toHaveBeenCalled();
  expect(group('Saksi 1').getByText('Isi nama saksi ini, atau hapus saksinya.')).toBeTruthy();
  await userEvent.type(group('Saksi 1').getByLabelText('Nama'), 'Laras Sanjaya');
  await save();
  const witnesses = [{ name: 'Laras Sanjaya', positionName: 'Kepala Kantor', institution: '' }];
  expect(onSave).toHaveBeenCalledWith(expect.objectContaining({ witnesses }));
});

it('refuses a party of which all but the name is typed', async () => {
  const onSave = state();
  await userEvent.type(group('PIHAK KEDUA').getByLabelText('Nama penanda tangan (opsional)'), 'Bayu');
  await save();
  expect(onSave).not.toHaveBeenCalled();
  expect(group('PIHAK KEDUA').getByLabelText('Nama pihak').getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(group('PIHAK KEDUA').getByLabelText('Nama pihak'), 'PT Energi Singgah');
  await save();
  expect(onSave.mock.calls[0]?.[0].parties.map(({ name }) => name)).toEqual([company, 'PT Energi Singgah']);
});

it('asks an article\u2019s days in the day field of all forms, not in the browser\u2019s own', async () => {
  const onChange = vi.fn();
  openPage(
    <FillVariables
      groups={[{ key: 'a', title: 'Jangka Waktu', names: ['tanggal_mulai'], values: {} }]}
      onChange={onChange}
    />,
    '/',
    {},
  );
  const day = await group('Jangka Waktu').findByRole('group', { name: 'Tanggal mulai' });
  expect(within(day).getAllByRole('spinbutton')).toHaveLength(3);
});

it('names each choice of an article and of a party’s introduction by what it is for', () => {
  const penalty = {
    id: 'p',
    kind: 'article' as const,
    title: 'Denda Keterlambatan',
    isMandatory: true,
    order: 0,
  };
  openPage(
    <>
      <MandatoryArticles
        mandatory={[penalty]}
        heads={[{ no: 1, title: 'Sanksi' }]}
        stated={{ articles: [], standsAt: {} }}
        onChange={() => undefined}
      />
      <ChooseParties
        introductions={[]}
        there={0}
        firstParty="PIHAK KESATU"
        chosen={['']}
        onChange={() => undefined}
      />
    </>,
    '/',
    {},
  );
  expect(screen.getByRole('combobox', { name: /Denda Keterlambatan/ })).toBeTruthy();
  expect(screen.getByRole('combobox', { name: /PIHAK KESATU/ })).toBeTruthy();
});
