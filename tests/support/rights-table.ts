import type { RoleEntry } from '../../domain/calls/session.ts';

/** A role entry of GetUserByToken (SPEC A3), reduced to what SPEC A2 needs. */
export type Entry = {
  id: string;
  type: RoleEntry['type'];
  isUnitKearsipan: boolean;
  pejabatJabatanName: string;
  onBehalfOf?: string | null;
  privilegedList: string[];
};

/** The demo accounts (DESIGN 4). */
export const accounts = [
  'admin',
  'staf',
  'atasan',
  'direktur',
  'sekretaris',
  'delegasi',
  'arsiparis',
  'legal',
];

/** SPEC A2: never in the menu. */
export const neverInMenu = [
  '/naskah-dinas/buat-naskah',
  '/master-data/template-pasal',
  '/master-data/template-kop-surat',
  '/master-data/kode-unit',
  '/pengaturan/pemetaan-jabatan',
  '/pengaturan/log-audit',
];

const trimmed = (path: string): string => path.replace(/^\/+|\/+$/g, '');

/**
 * SPEC A2's table, written a second time on purpose: tests must not use the code under test.
 * @param path a page's or a resource's own path
 */
export function mayHave(entry: Entry, path: string): boolean {
  const isAdditional = entry.type !== 'User Main Role';
  const [area, page] = trimmed(path).split('/');
  if (!entry.privilegedList.some((held) => trimmed(held) === trimmed(path))) return false;
  if (area === 'search') return !isAdditional;
  if (area === 'master-data' || area === 'manajemen-user' || area === 'pengaturan') return !isAdditional;
  if (area === 'naskah-dinas' && page === 'nomor') return !isAdditional;
  // Ours: the helpdesk's people answer in their main role.
  if (area === 'helpdesk') return !isAdditional;
  if (area === 'naskah-dinas' && page === 'draft') return entry.type !== 'Secretary';
  if (area === 'dokumen' && page === 'arsip-inaktif') return entry.isUnitKearsipan && !isAdditional;
  if (area === 'dokumen' && page === 'permintaan-akses') return !isAdditional;
  if (area === 'pelaporan') {
    if (entry.type === 'Delegation') return false;
    const forArchive = page === 'naskah-dinas' || page === 'arsip';
    return forArchive === (entry.isUnitKearsipan && !isAdditional);
  }
  return true;
}
