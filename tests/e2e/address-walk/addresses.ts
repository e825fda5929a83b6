/**
 * SPEC A1, line by line, written by hand on purpose: not derived from the code under test. Braces name a record's
 * id (records.ts).
 */
export type Address = {
  path: string;
  /** The SPEC A2 entry whose rule holds; undefined: open to every signed-in user. */
  entry?: string;
  /** Its main heading; left out where that is the record's own name. */
  heading?: string | RegExp;
  /** A control that distinguishes it from similar screens. */
  control?: string | RegExp;
  /** The address after a redirect. */
  becomes?: RegExp;
  /** Addresses of the error pages themselves. */
  error?: '404' | '500';
};

const home: Address[] = [
  { path: '/', heading: /^Selamat (pagi|siang|sore|malam), / },
  { path: '/dashboard', heading: /^Selamat (pagi|siang|sore|malam), / },
  { path: '/dashboard/archive', entry: '/dokumen/pemberkasan', heading: 'Dasbor arsip' },
];

const people: Address[] = [
  { path: '/password/change', heading: 'Ganti kata sandi' },
  { path: '/user', control: 'Perangkat' },
  { path: '/notifikasi', heading: 'Notifikasi' },
  { path: '/notifikasi/pengaturan', heading: 'Pengaturan notifikasi' },
  { path: '/calendar', heading: 'Kalender' },
  { path: '/faq', heading: 'Tanya jawab' },
  { path: '/helpdesk', heading: 'Helpdesk' },
];

const search: Address[] = [
  { path: '/search', entry: '/search', heading: 'Pencarian' },
  { path: '/search/result', entry: '/search', heading: 'Hasil pencarian' },
  { path: '/search/result?q=jalan', entry: '/search', heading: 'Hasil pencarian' },
];

const technical: Address[] = [
  { path: '/404', error: '404' },
  { path: '/500', error: '500' },
  { path: '/forms/alert-test', heading: /^Galeri: / },
  { path: '/forms/components', heading: /^Galeri: / },
  { path: '/forms/elements', heading: /^Galeri: / },
  { path: '/forms/kinds', heading: /^Galeri: / },
  { path: '/forms/validation', heading: /^Galeri: / },
];

/** List, create form, record and edit form, as in most of A1. */
export const four = (path: string, api: string, heading: string, one: string): Address[] => [
  { path, entry: path, heading },
  { path: `${path}/tambah`, entry: path, heading: `Tambah ${one}`, control: `Simpan ${one}` },
  { path: `${path}/{${api}}`, entry: path, control: 'Ubah' },
  { path: `${path}/{${api}}/edit`, entry: path, control: 'Simpan perubahan' },
];

const masterData = [
  ['dasar-kontrak', 'ContractBasis', 'Dasar Kontrak', 'dasar kontrak'],
  ['faq', 'Faq', 'Tanya Jawab', 'tanya jawab'],
  ['jenis-arsip', 'ArchiveType', 'Jenis Arsip', 'jenis arsip'],
  ['jenis-naskah-dinas', 'ScriptType', 'Jenis Naskah Dinas', 'jenis naskah'],
  ['kebutuhan-kontrak', 'ContractNeed', 'Kebutuhan Kontrak', 'kebutuhan kontrak'],
  ['klasifikasi-arsip', 'ArchiveClassification', 'Klasifikasi Arsip', 'klasifikasi'],
  ['klasifikasi-keamanan', 'SecurityClassification', 'Klasifikasi Keamanan', 'klasifikasi keamanan'],
  ['kode-nomor-naskah', 'ScriptNumberCode', 'Kode Nomor Naskah', 'kode nomor'],
  ['sub-jenis-naskah-dinas', 'ScriptSubType', 'Sub Jenis Naskah Dinas', 'sub jenis naskah'],
  ['template-komparisi', 'ComparisonTemplate', 'Template Komparisi', 'template komparisi'],
  ['template-naskah-dinas', 'ScriptTemplate', 'Template Naskah Dinas', 'template naskah'],
  ['instansi', 'Institution', 'Instansi', 'instansi'],
  ['kode-unit', 'UnitCode', 'Kode Unit', 'kode unit'],
  ['template-kop-surat', 'LetterheadTemplate', 'Template Kop Surat', 'kop surat'],
  ['template-pasal', 'ArticleTemplate', 'Template Pasal', 'template pasal'],
  ['unit-organisasi', 'OrganizationUnit', 'Unit Organisasi', 'unit'],
].flatMap(([page = '', entity = '', heading = '', one = '']) =>
  four(`/master-data/${page}`, `master-data/${entity}`, heading, one),
);

const users: Address[] = [
  ...four('/manajemen-user/admin', 'user/Admin', 'Admin', 'admin'),
  ...four('/manajemen-user/permission', 'user/Permission', 'Hak Akses', 'hak akses'),
  ...four('/manajemen-user/role', 'user/Role', 'Peran', 'peran'),
  ...four('/manajemen-user/user', 'user/User', 'Pengguna', 'pengguna').map((address) =>
    // A person's form says what becomes of the invitation (look/person).
    String(address.control).startsWith('Simpan') ? { ...address, control: /^Simpan/ } : address,
  ),
];

const settings: Address[] = [
  ...four('/pengaturan/delegasi', 'setting/Delegation', 'Delegasi', 'delegasi'),
  ...four('/pengaturan/grup-unit', 'setting/UnitGroup', 'Grup Unit', 'grup unit'),
  ...four('/pengaturan/pemetaan-jabatan', 'setting/JobMapping', 'Pemetaan Jabatan', 'pemetaan'),
  ...four('/pengaturan/sekretaris', 'setting/Secretary', 'Sekretaris', 'sekretaris'),
  ...four('/pengaturan/trigger', 'setting/Trigger', 'Trigger', 'trigger'),
];

const archiveOf = (path: string, heading: string, record: string): Address[] => [
  { path, entry: path, heading },
  { path: `${path}/unggah`, entry: path, heading: 'Unggah arsip' },
  { path: `${path}/{${record}}`, entry: path, control: 'Data' },
  { path: `${path}/{${record}}/edit`, entry: path, control: 'Simpan perubahan' },
];

const filing = '/dokumen/pemberkasan';
const events = '/dokumen/pemberkasan/kelola-peristiwa';
const requests = '/dokumen/permintaan-akses';
const archive: Address[] = [
  ...archiveOf('/dokumen/arsip-aktif', 'Arsip Aktif', 'active item'),
  ...archiveOf('/dokumen/arsip-inaktif', 'Arsip Inaktif', 'inactive item'),
  { path: filing, entry: filing, heading: 'Pemberkasan' },
  { path: `${filing}/{arsip/FilingUnit}`, entry: filing, control: 'Isi berkas' },
  { path: `${filing}/{arsip/FilingUnit}/edit`, entry: filing, control: 'Simpan perubahan' },
  { path: events, entry: events, heading: 'Kelola Peristiwa' },
  { path: `${events}/tambah`, entry: events, heading: 'Tambah peristiwa', control: 'Simpan peristiwa' },
  { path: `${events}/{arsip/Event}/edit`, entry: events, control: 'Simpan perubahan' },
  { path: requests, entry: requests, heading: 'Permintaan Akses' },
  { path: `${requests}/{arsip/AccessRequest}`, entry: requests },
];

const letters = '/naskah-dinas';
const wizard = `${letters}/buat-naskah`;
const step = (name: string): Address => ({
  path: `${wizard}/${name}`,
  entry: wizard,
  heading: 'Naskah baru',
});
const labels = `${letters}/kelola-label`;
const tasks = `${letters}/tugas`;
/** A kind's tab, and a task of that kind. */
const taskOf = (kind: string): Address => ({
  path: `${tasks}/${kind}/{${kind} task}`,
  entry: tasks,
  heading: 'Tugas',
});
const mailbox: Address[] = [
  { path: wizard, entry: wizard, heading: 'Naskah baru', becomes: /\/buat-naskah\/detail-naskah$/ },
  ...['detail-naskah', 'formulir-naskah', 'konten-naskah', 'konten-naskah-alt'].map(step),
  ...['naskah-pengantar', 'ringkasan'].map(step),
  { path: `${letters}/draft`, entry: `${letters}/draft`, heading: 'Draft' },
  { path: `${letters}/draft/{draft}/edit`, entry: `${letters}/draft` },
  { path: `${letters}/inbox`, entry: `${letters}/inbox`, heading: 'Kotak Masuk' },
  { path: `${letters}/inbox/{inbox}`, entry: `${letters}/inbox`, heading: 'Kotak Masuk' },
  { path: `${letters}/outbox`, entry: `${letters}/outbox`, heading: 'Terkirim' },
  { path: `${letters}/outbox/{outbox}`, entry: `${letters}/outbox`, heading: 'Terkirim' },
  { path: labels, entry: labels, heading: 'Kelola Label' },
  { path: `${labels}/tambah`, entry: labels, heading: 'Tambah label', control: 'Simpan label' },
  { path: `${labels}/{letter/Label}/edit`, entry: labels, control: 'Simpan perubahan' },
  { path: tasks, entry: tasks, heading: 'Tugas' },
  { path: `${tasks}/legal`, entry: tasks, heading: 'Tugas' },
  { path: `${tasks}/{any task}`, entry: tasks, heading: 'Tugas' },
  ...['review', 'sign', 'revision', 'disposition-in', 'disposition-out', 'legal'].map(taskOf),
  { path: `${letters}/{draft}/edit`, entry: wizard },
];

const answer = 'naskah-tanggapan';
/** The first visit starts the response draft; later ones get the same. */
const responses: Address[] = [
  {
    path: `${letters}/{answerable}/${answer}/tambah`,
    entry: wizard,
    heading: /^Tanggapan: /,
    becomes: /\/naskah-tanggapan\/[0-9a-f-]{36}\/edit$/,
  },
  { path: `${letters}/{answerable}/${answer}/{response}/edit`, entry: wizard, heading: /^Tanggapan: / },
  {
    path: `${letters}/{answerable}/${answer}/{answerable}/tambah`,
    entry: wizard,
    heading: /^Tanggapan: /,
    becomes: /\/naskah-tanggapan\/[0-9a-f-]{36}\/edit$/,
  },
];

const reportOf = (name: string, heading: string): Address[] => [
  { path: `/pelaporan/${name}`, entry: `/pelaporan/${name}`, heading },
  { path: `/pelaporan/${name}/{report/Report/${name}}`, entry: `/pelaporan/${name}`, control: /^Buka / },
];
const reports: Address[] = [
  { path: '/pelaporan', entry: '/pelaporan', becomes: /^\/pelaporan\/[a-z-]+$/, heading: /^Laporan / },
  ...reportOf('arsip', 'Laporan Arsip'),
  ...reportOf('naskah-dinas', 'Laporan Naskah Dinas'),
  ...reportOf('naskah-keluar', 'Laporan Naskah Keluar'),
  ...reportOf('naskah-masuk', 'Laporan Naskah Masuk'),
];

/** Screens that A1 does not name; below one of its addresses, that entry's rule holds. */
const further: Address[] = [
  { path: '/helpdesk/tulis', heading: 'Tulis tiket' },
  { path: `${filing}/belum-diberkaskan`, entry: filing, heading: 'Belum diberkaskan' },
  { path: `${filing}/retensi`, entry: filing, heading: 'Retensi' },
  { path: '/dokumen/arsip-aktif/dipinjam', entry: '/dokumen/arsip-aktif', heading: 'Fisik arsip dipinjam' },
  { path: `${letters}/nomor`, entry: `${letters}/nomor`, heading: 'Nomor Naskah' },
  { path: '/pengaturan/model-data', entry: '/manajemen-user/permission', heading: 'Model Data' },
  { path: '/pengaturan/log-audit', entry: '/pengaturan/log-audit', heading: 'Log Audit' },
  { path: '/pengaturan/surel', entry: '/pengaturan/trigger', heading: 'Surel Sistem' },
];

/** Every A1 address inside the signed-in app that does not redirect out; others have tests of their own. */
export const addresses: Address[] = [
  ...home,
  ...people,
  ...search,
  ...technical,
  ...archive,
  ...users,
  ...masterData,
  ...mailbox,
  ...responses,
  ...reports,
  ...settings,
  ...further,
];

/** What nobody declared: SPEC A1's last line. */
export const nowhere = [
  '/tidak/ada',
  '/master-data',
  '/pengaturan/lain',
  '/pelaporan/lain',
  '/forms/lain',
  '/naskah-dinas/lain',
];
