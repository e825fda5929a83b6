import { describe, expect, it } from 'vitest';
import type { RoleEntry } from '../../../../domain/calls/session.ts';
import { deskWords } from '../../../../src/account/acting.ts';
import { entryTitle, entryWords } from '../../../../src/account/entry-words.ts';
import { notAskedWords } from '../../../../src/letters/tasks/not-asked.ts';
import { letter } from './letters.ts';

const holder = {
  positionId: 'p-Uli',
  personName: 'Uli Kusnadi',
  positionName: 'Direktur',
  since: '2026-11-18T03:00:00.000Z',
};
const secretary = { type: 'Secretary', onBehalfOf: 'Uli Kusnadi' } as const;
const delegate = { type: 'Delegation', onBehalfOf: 'Uli Kusnadi' } as const;

describe('a letter under Tugas that asks nothing of the reader', () => {
  it('says for whom it waits to a secretary or delegate, also where the list is not known', () => {
    const signing = letter({ state: 'signing', holder });
    for (const mayDecide of [false, true]) {
      expect(notAskedWords(signing, mayDecide, secretary)).toBe(
        'Menunggu tanda tangan Uli Kusnadi. Anda dapat membacanya sebagai sekretaris.',
      );
      expect(notAskedWords(signing, mayDecide, delegate)).toBe(
        'Menunggu tanda tangan Uli Kusnadi. Delegasi Anda tidak mencakup tanda tangan; Anda dapat membacanya.',
      );
    }
  });

  it('has moved on for whoever comes too late, and for a secretary once it is signed', () => {
    const gone = 'Naskah ini tidak lagi menunggu Anda.';
    expect(notAskedWords(letter({ state: 'signing', holder }), true, { type: 'User Main Role' })).toBe(gone);
    expect(notAskedWords(letter({ state: 'sent', holder: null }), true, secretary)).toBe(gone);
    const elsewhere = { ...holder, personName: 'Rina' };
    expect(notAskedWords(letter({ state: 'signing', holder: elsewhere }), true, secretary)).toBe(gone);
  });
});

it('the desk one is at is named at the top of every page, and one’s own is not', () => {
  const entry = { pejabatJabatanName: 'Sekretaris Direktur Operasi' };
  expect(deskWords({ ...entry, ...secretary })).toBe('Sebagai sekretaris Uli Kusnadi');
  expect(deskWords({ ...entry, ...delegate })).toBe('Sebagai penerima delegasi Uli Kusnadi');
  expect(deskWords({ ...entry, type: 'Secretary', onBehalfOf: null })).toBe('Sebagai sekretaris');
  expect(deskWords({ ...entry, type: 'User Main Role' })).toBe('');
  const further = {
    type: 'Additional Role',
    pejabatJabatanName: 'Arsiparis',
    pejabatRoleName: 'Pencatat',
  } as const;
  expect(deskWords(further)).toBe('Jabatan tambahan: Arsiparis, Pencatat');
});

it('the menu tells entries of one label apart: for whom, then the role or post, until when and without what', () => {
  const entry = { pejabatJabatanName: 'Sekretaris Direktur Operasi', pejabatRoleName: 'Pegawai' };
  expect(entryTitle({ ...entry, type: 'User Main Role' })).toBe('Sekretaris Direktur Operasi');
  expect(entryTitle({ ...entry, ...secretary })).toBe('Untuk Uli Kusnadi');
  expect(entryTitle({ ...entry, type: 'Secretary', onBehalfOf: null })).toBe('Sebagai sekretaris');
  expect(entryWords({ ...entry, type: 'User Main Role' })).toBe('Pegawai');
  expect(entryWords({ ...entry, type: 'Additional Role', pejabatRoleName: 'Pencatat' })).toBe('Pencatat');
  expect(entryWords({ ...entry, type: 'Additional Role', pejabatRoleName: '' })).toBe('Jabatan tambahan');
  expect(entryWords({ ...entry, ...secretary })).toBe('Sekretaris Direktur Operasi, tanpa tanda tangan');
  expect(entryWords({ ...entry, type: 'Secretary', onBehalfOf: null })).toBe(
    'Sekretaris Direktur Operasi, tanpa tanda tangan',
  );
  const until = { until: '2026-11-30', scopes: ['baca', 'periksa'] } satisfies Partial<RoleEntry>;
  expect(entryWords({ ...entry, ...delegate, ...until })).toBe(
    'Sekretaris Direktur Operasi, sampai 30 Nov, tanpa disposisi dan tanda tangan',
  );
  const scopes = ['baca', 'periksa', 'disposisi', 'tandatangan'] satisfies RoleEntry['scopes'];
  expect(entryWords({ ...entry, ...delegate, ...until, scopes })).toBe(
    'Sekretaris Direktur Operasi, sampai 30 Nov',
  );
  expect(entryWords({ ...entry, ...delegate, ...until, scopes: ['baca'] })).toBe(
    'Sekretaris Direktur Operasi, sampai 30 Nov, hanya membaca',
  );
  expect(entryWords({ ...entry, ...secretary }, '11 tugas')).toBe(
    'Sekretaris Direktur Operasi, 11 tugas, tanpa tanda tangan',
  );
});

it('a further post says how it is held, until when, and what it leaves out', () => {
  const acting = {
    ...{ type: 'Additional Role', pejabatJabatanName: 'Kepala Divisi', pejabatRoleName: 'Pejabat' },
    ...{ heldAs: 'plt', until: '2026-11-30', maySign: true },
    privilegedList: ['/naskah-dinas/tugas', '/naskah-dinas/buat-naskah'],
  } satisfies Parameters<typeof entryWords>[0];
  expect(entryWords(acting)).toBe('Plt., Pejabat, sampai 30 Nov');
  expect(entryWords({ ...acting, heldAs: 'definitif', until: null, maySign: false })).toBe(
    'Pejabat, tanpa tanda tangan',
  );
  expect(entryWords({ ...acting, pejabatRoleName: '', privilegedList: ['/naskah-dinas/tugas'] })).toBe(
    'Plt., sampai 30 Nov, tanpa naskah baru',
  );
});
