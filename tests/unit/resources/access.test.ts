import { describe, expect, it } from 'vitest';
import type { Viewer } from '../../../domain/access/viewer.ts';
import { highlightedPath, mayOpen, menuFor } from '../../../resources/access.ts';
import { privileges } from '../../../resources/index.ts';

const everything = privileges.map((privilege) => privilege.value);
const viewer = (change: Partial<Viewer> = {}): Viewer => ({
  type: 'User Main Role',
  isUnitKearsipan: false,
  isAdditional: false,
  privilegedList: everything,
  ...change,
});
const secretary = viewer({ type: 'Secretary', isAdditional: true });

describe('what a role may open (SPEC A2)', () => {
  const cases: [string, Viewer, boolean][] = [
    ['/', viewer({ privilegedList: [] }), true],
    ['/user', viewer({ privilegedList: [] }), true],
    ['/naskah-dinas/inbox', viewer(), true],
    ['/naskah-dinas/inbox/0199', viewer(), true],
    ['/naskah-dinas/inbox', viewer({ privilegedList: [] }), false],
    ['/naskah-dinas/inbox', viewer({ privilegedList: ['naskah-dinas/inbox/'] }), true],
    ['/naskah-dinas/inboxes', viewer({ privilegedList: ['/naskah-dinas/inbox'] }), false],
    ['/naskah-dinas/draft', viewer(), true],
    ['/naskah-dinas/draft', secretary, false],
    ['/naskah-dinas/draft', viewer({ type: 'Delegation', isAdditional: true }), true],
    ['/naskah-dinas/0199/edit', viewer(), true],
    ['/naskah-dinas/0199/edit', viewer({ privilegedList: ['/naskah-dinas/inbox'] }), false],
    ['/naskah-dinas/0199/naskah-tanggapan/tambah', viewer(), true],
    ['/naskah-dinas/0199/naskah-tanggapan/0200/edit', viewer(), true],
    ['/naskah-dinas/0199/naskah-tanggapan/0200/tambah', viewer({ privilegedList: [] }), false],
    ['/naskah-dinas/0199/naskah-tanggapan', viewer(), false],
    ['/master-data/klasifikasi-arsip', viewer(), true],
    ['/master-data/klasifikasi-arsip/0199/edit?tab=1', viewer(), true],
    ['/master-data/klasifikasi-arsip', viewer({ isAdditional: true }), false],
    [
      '/master-data/klasifikasi-arsip',
      viewer({ privilegedList: ['/master-data/jenis-naskah-dinas'] }),
      false,
    ],
    ['/manajemen-user/role', secretary, false],
    ['/pengaturan/sekretaris', viewer({ type: 'Additional Role', isAdditional: true }), false],
    ['/master-data/template-kop-surat', viewer(), true],
    ['/pengaturan/jabatan', viewer(), true],
    ['/pengaturan/jabatan', viewer({ privilegedList: ['/pengaturan/trigger'] }), false],
    ['/dokumen/arsip-aktif/unggah', viewer(), true],
    ['/dokumen/arsip-aktif', viewer({ readsOnly: true }), true],
    ['/dokumen/arsip-aktif/unggah', viewer({ readsOnly: true }), false],
    ['/dokumen/pemberkasan/tambah/', viewer({ readsOnly: true }), false],
    ['/no/such/page', viewer(), false],
  ];
  it.each(cases)('%s', (path, who, allowed) => {
    expect(mayOpen(who, path)).toBe(allowed);
  });
});

describe('the menu', () => {
  const paths = (who: Viewer): string[] =>
    menuFor(who).flatMap((group) =>
      group.items.flatMap((item) => [item.path, ...(item.children ?? []).map((c) => c.path)]),
    );

  it('never shows what SPEC A2 keeps out of it', () => {
    const shown = paths(viewer());
    for (const hidden of [
      'naskah-dinas/buat-naskah',
      'master-data/template-kop-surat',
      'pengaturan/pemetaan-jabatan',
    ])
      expect(shown).not.toContain(`/${hidden}`);
  });

  it('shows only what may be opened', () => {
    for (const who of [viewer(), secretary, viewer({ privilegedList: ['/master-data/jenis-naskah-dinas'] })])
      for (const path of paths(who).filter((path) => path.split('/').length > 2))
        expect(mayOpen(who, path), path).toBe(true);
  });

  it('leaves out a branch without children', () => {
    expect(paths(viewer({ privilegedList: ['/naskah-dinas/inbox'] }))).toEqual(['/', '/naskah-dinas/inbox']);
  });
});

describe('the highlighted entry', () => {
  it.each([
    ['/naskah-dinas/tugas/review/0199', '/naskah-dinas/tugas'],
    ['/naskah-dinas/0199/edit', '/naskah-dinas/tugas'],
    ['/naskah-dinas/0199/naskah-tanggapan/tambah', '/naskah-dinas/tugas'],
    ['/naskah-dinas/buat-naskah/ringkasan', '/naskah-dinas/tugas'],
    ['/naskah-dinas/inbox/0199', '/naskah-dinas/inbox'],
    ['/naskah-dinas/draft/0199/edit', '/naskah-dinas/draft'],
    ['/master-data/jenis-naskah-dinas', '/master-data/jenis-naskah-dinas'],
    ['/', '/'],
  ])('%s → %s', (path, expected) => {
    expect(highlightedPath(path)).toBe(expected);
  });
});
