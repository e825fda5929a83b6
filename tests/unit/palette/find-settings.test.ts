import { describe, expect, it } from 'vitest';
import type { Viewer } from '../../../domain/access/viewer.ts';
import { privileges } from '../../../resources/index.ts';
import { findSettings } from '../../../src/find-settings/find-settings.ts';

const viewer = (privilegedList: string[]): Viewer => ({
  type: 'User Main Role',
  isUnitKearsipan: false,
  isAdditional: false,
  privilegedList,
});
const everything = viewer(privileges.map(({ value }) => value));

describe('the search over all settings', () => {
  it('puts names first, then everyday words, then fields and choices, which open the form there', () => {
    const found = findSettings('kop', everything);
    expect(found[0]).toMatchObject({
      path: '/master-data/template-kop-surat',
      to: '/master-data/template-kop-surat',
    });
    expect(found).toContainEqual(
      expect.objectContaining({
        line: 'Isian: Memakai kop surat',
        to: '/master-data/sub-jenis-naskah-dinas/tambah#letterhead',
      }),
    );
    expect(findSettings('password', everything)[0]?.path).toBe('/manajemen-user/user');
    expect(findSettings('jejak', everything)[0]?.path).toBe('/pengaturan/log-audit');
    expect(findSettings('definitif', everything)[0]).toMatchObject({
      path: '/pengaturan/pemetaan-jabatan',
      line: expect.stringContaining('Definitif'),
    });
  });

  it('begins with the second letter, and finds only what may be opened', () => {
    expect(findSettings('k', everything)).toEqual([]);
    expect(findSettings('kop', viewer(['/manajemen-user/user']))).toEqual([]);
  });
});
