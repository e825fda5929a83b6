import { numbersPage } from '../../domain/access/pages.ts';
import { retentionRoles } from '../../domain/archive/retention-parties.ts';
import { searchPage } from '../../domain/search.ts';
import { archiveContents } from '../../resources/dokumen/contents.ts';
import { accessRequest } from '../../resources/dokumen/permintaan-akses.ts';
import { privileges } from '../../resources/index.ts';
import { readStarter } from './read-starter.ts';

export type StarterRole = { code: string; name: string; privilegedList: string[] };

/** The roles of DOMAIN 6 with what they open. */
export function starterRoles(): StarterRole[] {
  const all = privileges.map((privilege) => privilege.value);
  const letterPaths = all.filter((path) => path.startsWith('/naskah-dinas/') && path !== numbersPage);
  // Every unit files its own letters (DOMAIN 8).
  const archivePaths = ['/dokumen/arsip-aktif', '/dokumen/pemberkasan', accessRequest.path];
  const reportPaths = ['/pelaporan/naskah-masuk', '/pelaporan/naskah-keluar'];
  const administration = all.filter(
    (path) => !/^\/(naskah-dinas|pelaporan|search)(\/|$)/.test(path) && !archiveContents.includes(path),
  );
  const mailRoom = ['tugas', 'inbox', 'outbox', 'draft', 'buat-naskah'].map(
    (page) => `/naskah-dinas/${page}`,
  );
  const extra: Record<string, string[]> = {
    admin: [...administration, numbersPage],
    arsiparis: [
      numbersPage,
      '/pelaporan/naskah-dinas',
      '/pelaporan/arsip',
      '/dokumen/arsip-inaktif',
      '/dokumen/pemberkasan/kelola-peristiwa',
      '/master-data/jenis-arsip',
      '/master-data/klasifikasi-arsip',
      '/master-data/klasifikasi-keamanan',
    ],
    legal: [
      retentionRoles.legal,
      '/master-data/dasar-kontrak',
      '/master-data/kebutuhan-kontrak',
      '/master-data/template-komparisi',
      '/master-data/template-naskah-dinas',
      '/master-data/template-pasal',
    ],
    // A separate role, so that users can have it beside another one.
    pencatat: [...mailRoom, numbersPage, '/master-data/instansi'],
    pimpinan: [retentionRoles.leader],
    auditor: [retentionRoles.audit],
    pimpinan_arsip: ['/pelaporan/naskah-dinas', '/pelaporan/arsip'],
  };
  return Object.entries(readStarter<Record<string, string>>('roles')).map(([code, name]) => ({
    code,
    name,
    privilegedList: [
      ...(code === 'pegawai' ? [searchPage.path, ...letterPaths, ...reportPaths, ...archivePaths] : []),
      ...(extra[code] ?? []),
    ],
  }));
}
