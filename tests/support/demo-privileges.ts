/**
 * SPEC A2 entries opened by each demo account's own role, written by hand: the organisation's intention, not the
 * server's response. Entries removed by further rules of A2 are left out.
 */
const letters = ['tugas', 'inbox', 'outbox', 'draft', 'buat-naskah', 'kelola-label'].map(
  (page) => `/naskah-dinas/${page}`,
);
const everybodys = [
  '/search',
  ...letters,
  '/dokumen/arsip-aktif',
  '/dokumen/pemberkasan',
  '/dokumen/permintaan-akses',
];
const unitReports = ['/pelaporan/naskah-masuk', '/pelaporan/naskah-keluar'];
const masterData = [
  ...['dasar-kontrak', 'faq', 'jenis-arsip', 'jenis-naskah-dinas', 'kebutuhan-kontrak', 'klasifikasi-arsip'],
  ...['klasifikasi-keamanan', 'kode-nomor-naskah', 'sub-jenis-naskah-dinas', 'template-komparisi'],
  ...['template-naskah-dinas', 'instansi', 'kode-unit', 'template-kop-surat', 'template-pasal'],
  'unit-organisasi',
].map((page) => `/master-data/${page}`);
const users = ['admin', 'permission', 'role', 'user'].map((page) => `/manajemen-user/${page}`);
const settings = ['delegasi', 'grup-unit', 'log-audit', 'pemetaan-jabatan', 'sekretaris', 'trigger'].map(
  (page) => `/pengaturan/${page}`,
);
/** Where numbers are booked and counted (SPEC B1.3). */
const numbers = '/naskah-dinas/nomor';
const events = '/dokumen/pemberkasan/kelola-peristiwa';

export const opens: Record<string, readonly string[]> = {
  admin: [...everybodys, numbers, ...unitReports, events, ...masterData, ...users, ...settings],
  staf: [...everybodys, ...unitReports],
  atasan: [...everybodys, ...unitReports],
  direktur: [...everybodys, ...unitReports],
  sekretaris: [...everybodys, ...unitReports],
  delegasi: [...everybodys, ...unitReports],
  arsiparis: [
    ...everybodys,
    numbers,
    '/dokumen/arsip-inaktif',
    events,
    '/pelaporan/naskah-dinas',
    '/pelaporan/arsip',
    ...['jenis-arsip', 'klasifikasi-arsip', 'klasifikasi-keamanan'].map((page) => `/master-data/${page}`),
  ],
  legal: [
    ...everybodys,
    ...unitReports,
    ...[
      'dasar-kontrak',
      'kebutuhan-kontrak',
      'template-komparisi',
      'template-naskah-dinas',
      'template-pasal',
    ].map((page) => `/master-data/${page}`),
  ],
};
