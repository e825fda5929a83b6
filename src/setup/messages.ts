import type { SetupStepName, SetupStepState } from '../../domain/setup.ts';
import { formatNumber } from '../../lib/formats.ts';
import type { Message } from '../../lib/language.ts';

export const stepNames: Record<SetupStepName, Message> = {
  company: { id: 'Perusahaan dan logo', en: 'Company and logo' },
  units: { id: 'Unit', en: 'Units' },
  posts: { id: 'Jabatan', en: 'Posts' },
  people: { id: 'Orang', en: 'People' },
  kinds: { id: 'Jenis naskah dan penomoran', en: 'Kinds of letters and numbering' },
  classification: { id: 'Klasifikasi dan retensi', en: 'Classification and retention' },
};

export const stateNames: Record<SetupStepState, Message> = {
  done: { id: 'Selesai', en: 'Done' },
  partly: { id: 'Belum lengkap', en: 'Incomplete' },
  none: { id: 'Belum dimulai', en: 'Not begun' },
};

/** What each step's starter set holds, and how it is done by hand. */
export const stepWays: Record<SetupStepName, { starter: Message; hand: Message; open: Message; to: string }> =
  {
    company: {
      starter: {
        id: 'Kop surat dengan nama perusahaan; alamat dan logonya Anda lengkapi.',
        en: 'A letterhead with the company’s name; its address and logo are yours to add.',
      },
      hand: {
        id: 'Isi alamat dan unggah logo pada kop surat.',
        en: 'Enter the address and upload the logo.',
      },
      open: { id: 'Buka kop surat', en: 'Open letterheads' },
      to: '/master-data/template-kop-surat',
    },
    units: {
      starter: {
        id: 'Unit yang lazim: direktorat utama, sekretariat, keuangan, hukum, dan lainnya. Semua dapat diubah.',
        en: 'Usual units: board, secretariat, finance, legal and others. All can be changed.',
      },
      hand: { id: 'Tambah unit langsung pada pohonnya.', en: 'Add units in their tree.' },
      open: { id: 'Buka unit organisasi', en: 'Open units' },
      to: '/master-data/unit-organisasi',
    },
    posts: {
      starter: {
        id: 'Jabatan yang lazim bagi unit yang ada: direktur, kepala, staf, dan arsiparis. Semua dapat diubah.',
        en: 'Usual posts of the units there are: directors, heads, staff, archivists. All can be changed.',
      },
      hand: { id: 'Tambah jabatan langsung pada bagan unit.', en: 'Add posts in the chart.' },
      open: { id: 'Buka bagan jabatan', en: 'Open posts' },
      to: '/pengaturan/jabatan',
    },
    people: {
      starter: {
        id: 'Peran yang lazim untuk dibagikan: pegawai, pejabat, sekretaris, arsiparis, dan lainnya.',
        en: 'Usual roles to give: staff, officials, secretaries, archivists and others.',
      },
      hand: {
        id: 'Satu formulir untuk orang, jabatan, dan peran.',
        en: 'One form for person, post and role.',
      },
      open: { id: 'Buka pengguna', en: 'Open users' },
      to: '/manajemen-user/user',
    },
    kinds: {
      starter: {
        id: 'Jenis naskah menurut tata naskah dinas, dengan susunan, template, dan pola nomornya.',
        en: 'The usual kinds of letters with their layouts, templates and number patterns.',
      },
      hand: {
        id: 'Susun sub jenis naskah dan pola nomornya.',
        en: 'Make letter subtypes and their patterns.',
      },
      open: { id: 'Buka sub jenis naskah', en: 'Open letter subtypes' },
      to: '/master-data/sub-jenis-naskah-dinas',
    },
    classification: {
      starter: {
        id: 'Kode fasilitatif dan substantif beserta masa simpannya. Semua dapat diubah.',
        en: 'Facilitative and substantive codes with their retention. All can be changed.',
      },
      hand: { id: 'Tambah kode langsung pada pohonnya.', en: 'Add codes in their tree.' },
      open: { id: 'Buka klasifikasi', en: 'Open classifications' },
      to: '/master-data/klasifikasi-arsip',
    },
  };

export const setupMessages = {
  title: { id: 'Siapkan Naskah', en: 'Set up Naskah' },
  skip: { id: 'Lewati untuk sekarang', en: 'Skip for now' },
  doneOf: (done: number, of: number): Message => ({
    id: `${done} dari ${of} langkah selesai`,
    en: `${done} of ${of} steps done`,
  }),
  progress: (done: string): Message => ({ id: `Langkah ${done} selesai`, en: `Steps ${done} done` }),
  noneDone: { id: 'Belum ada langkah yang selesai', en: 'No step is done yet' },
  foot: {
    id: 'Urutannya bebas, dan semuanya dapat diubah kemudian lewat Pengaturan. Halaman ini menjadi Beranda biasa setelah keenam langkah selesai atau naskah pertama ditandatangani.',
    en: 'Any order will do, and all of it can be changed later under Settings. This page becomes the ordinary home page once all six steps are done or the first letter is signed.',
  },
  failed: { id: 'Langkah penyiapan belum dapat dimuat', en: 'The steps could not be loaded' },
  left: (done: number, of: number): Message => ({
    id: `Penyiapan belum selesai, ${done} dari ${of} langkah.`,
    en: `The set-up is not finished, ${done} of ${of} steps.`,
  }),
  goOn: { id: 'Lanjutkan', en: 'Go on' },
  ready: { id: 'Naskah siap dipakai', en: 'Naskah is ready' },
  readyText: {
    id: 'Keenam langkah selesai. Naskah pertama dapat disusun, ditandatangani, dan dikirim.',
    en: 'All six steps are done. The first letter can be written, signed and sent.',
  },
  write: { id: 'Buat naskah', en: 'New letter' },
  seeSteps: { id: 'Lihat langkahnya', en: 'See the steps' },
  recommended: { id: 'Disarankan', en: 'Recommended' },
  workbook: { id: 'Buku kerja', en: 'Workbook' },
  workbookText: {
    id: 'Satu berkas Excel, satu lembar tiap langkah. Seluruh isinya diperiksa dahulu; bila ada yang keliru, tidak ada yang tersimpan.',
    en: 'One Excel file, a sheet for each step. All of it is checked first; if anything is wrong, nothing is stored.',
  },
  workbookShort: {
    id: 'Satu berkas Excel, satu lembar tiap langkah.',
    en: 'One Excel file, a sheet for each step.',
  },
  taken: (when: string): Message => ({ id: `Diunduh ${when}`, en: `Downloaded ${when}` }),
  upload: { id: 'Unggah buku kerja', en: 'Upload the workbook' },
  download: { id: 'Unduh buku kerja', en: 'Download the workbook' },
  offline: {
    id: 'Anda sedang luring. Unggah setelah tersambung.',
    en: 'You are offline. Upload once connected.',
  },
  fileName: { id: 'buku-kerja-naskah.xlsx', en: 'naskah-workbook.xlsx' },
  starter: { id: 'Paket awal', en: 'Starter set' },
  seeStarter: { id: 'Lihat paket awal', en: 'See the starter set' },
  hand: { id: 'Satu per satu', en: 'One by one' },
  today: (time: string): Message => ({ id: `hari ini, ${time}`, en: `today, ${time}` }),
  // The check and what comes of it.
  checking: (rows: number): Message => ({
    id: `Memeriksa ${formatNumber(rows)} baris`,
    en: `Checking ${formatNumber(rows)} rows`,
  }),
  reading: { id: 'Membaca buku kerja', en: 'Reading the workbook' },
  saving: (rows: number): Message => ({
    id: `Menyimpan ${formatNumber(rows)} baris`,
    en: `Storing ${formatNumber(rows)} rows`,
  }),
  cancel: { id: 'Batal', en: 'Cancel' },
  good: (create: number, update: number): Message => ({
    id: `Seluruh isi buku kerja benar. ${changes(create, update).id}`,
    en: `All of the workbook is right. ${changes(create, update).en}`,
  }),
  save: { id: 'Simpan semua', en: 'Store all' },
  nothing: { id: 'Tidak ada perubahan', en: 'No changes' },
  nothingText: {
    id: 'Isi buku kerja ini sama dengan yang sudah tersimpan.',
    en: 'All in this workbook is stored already.',
  },
  faults: (rows: number): Message => ({
    id: `Belum ada yang tersimpan. ${formatNumber(rows)} baris perlu diperbaiki.`,
    en: `Nothing is stored yet. ${formatNumber(rows)} ${rows === 1 ? 'row needs' : 'rows need'} to be corrected.`,
  }),
  firstFaults: (shown: number, all: number): Message => ({
    id: `${formatNumber(shown)} dari ${formatNumber(all)} ditampilkan; buku kerja bertanda memuat semuanya.`,
    en: `${formatNumber(shown)} of ${formatNumber(all)} shown; the marked workbook has all.`,
  }),
  marked: { id: 'Unduh buku kerja bertanda', en: 'Download the marked workbook' },
  markedName: { id: 'buku-kerja-bertanda.xlsx', en: 'naskah-workbook-marked.xlsx' },
  uploadAgain: { id: 'Unggah lagi', en: 'Upload again' },
  sheet: { id: 'Lembar', en: 'Sheet' },
  row: { id: 'Baris', en: 'Row' },
  value: { id: 'Isi', en: 'Value' },
  writeInstead: { id: 'Yang perlu ditulis', en: 'What to write' },
  empty: { id: 'kosong', en: 'empty' },
  saved: (create: number, update: number): Message => ({
    id: `Tersimpan. ${changes(create, update, true).id}`,
    en: `Stored. ${changes(create, update, true).en}`,
  }),
  close: { id: 'Tutup', en: 'Close' },
  // Invitations.
  uninvited: (count: number): Message => ({
    id: `${formatNumber(count)} orang belum diundang.`,
    en: `${formatNumber(count)} ${count === 1 ? 'person is' : 'people are'} not invited yet.`,
  }),
  asLinks: {
    id: 'Surel belum diatur: tautan undangan diunduh untuk Anda bagikan, masing-masing berlaku sekali.',
    en: 'Mail is not set up: the links are downloaded for you to hand over, each valid once.',
  },
  inviteAll: { id: 'Kirim undangan', en: 'Send invitations' },
  takeLinks: { id: 'Unduh tautan undangan', en: 'Download the links' },
  mailed: (count: number): Message => ({
    id: `${formatNumber(count)} undangan dikirim`,
    en: `${formatNumber(count)} ${count === 1 ? 'invitation' : 'invitations'} sent`,
  }),
  linked: (count: number): Message => ({
    id: `${formatNumber(count)} tautan diunduh`,
    en: `${formatNumber(count)} ${count === 1 ? 'link' : 'links'} downloaded`,
  }),
  linksName: { id: 'undangan-naskah.csv', en: 'naskah-invitations.csv' },
  person: { id: 'Nama', en: 'Name' },
  staffNumber: { id: 'NPP', en: 'Staff number' },
  mailAddress: { id: 'Surel', en: 'E-mail' },
  link: { id: 'Tautan', en: 'Link' },
  // The starter set.
  takeStarter: (count: number): Message => ({
    id: count > 0 ? `Pakai paket awal (${formatNumber(count)})` : 'Pakai paket awal',
    en: count > 0 ? `Use the starter set (${formatNumber(count)})` : 'Use the starter set',
  }),
  exists: { id: 'sudah ada', en: 'there already' },
  allExist: { id: 'Semuanya sudah ada', en: 'All of it is there already' },
  someExist: (count: number): Message => ({
    id: `${formatNumber(count)} sudah ada`,
    en: `${formatNumber(count)} there already`,
  }),
  chosenOf: (chosen: number, all: number): Message => ({
    id: `${formatNumber(chosen)} dari ${formatNumber(all)}`,
    en: `${formatNumber(chosen)} of ${formatNumber(all)}`,
  }),
  starterDone: (count: number): Message => ({
    id: `${formatNumber(count)} data ditambahkan`,
    en: `${formatNumber(count)} records added`,
  }),
  starterText: {
    id: 'Pilih yang lazim bagi perusahaan Anda. Semuanya dapat diubah atau dinonaktifkan kemudian.',
    en: 'Choose what is usual in your company. All of it can be changed or deactivated later.',
  },
};

const changes = (create: number, update: number, isDone = false): Message => ({
  id: `${[
    ...(create > 0 ? [`${formatNumber(create)} ${isDone ? 'ditambahkan' : 'akan ditambahkan'}`] : []),
    ...(update > 0 ? [`${formatNumber(update)} ${isDone ? 'diubah' : 'akan diubah'}`] : []),
  ].join(', ')}.`,
  en: `${[
    ...(create > 0 ? [`${formatNumber(create)} ${isDone ? 'added' : 'to be added'}`] : []),
    ...(update > 0 ? [`${formatNumber(update)} ${isDone ? 'changed' : 'to be changed'}`] : []),
  ].join(', ')}.`,
});
