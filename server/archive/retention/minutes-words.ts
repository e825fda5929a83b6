import type { ProposalStep } from '../../../domain/archive/retention-flow.ts';
import type { ProposalKind } from '../../../domain/archive/retention-parties.ts';

/** What minutes of each kind say (DOMAIN 8: berita acara). */
type Words = {
  code: string;
  title: string;
  listTitle: string;
  /** "… kami yang bertanda tangan di bawah ini" goes on with it, up to the legal bases. @param committee the decree that names the appraisers */
  deed: (committee: string) => string;
  /** Below the facts. */
  statements: string[];
  closing: string;
  /** Who answers for the list, on its page. */
  listedBy: [ProposalStep, ProposalStep];
};

const kept = 'Berita acara dan daftarnya disimpan selamanya dan diperlakukan sebagai arsip vital.';
const closing = `Demikian berita acara ini dibuat dengan sebenarnya. ${kept}`;

export const minutesWords: Record<ProposalKind, Words> = {
  transfer: {
    code: 'PINDAH',
    title: 'Berita Acara Pemindahan Arsip',
    listTitle: 'Daftar Arsip yang Dipindahkan',
    deed: () => ' memindahkan arsip inaktif dari unit pengolah kepada unit kearsipan',
    statements: ['Sejak tanggal ini pengelolaan arsip tersebut menjadi tanggung jawab unit kearsipan.'],
    closing,
    listedBy: ['sign-first', 'sign-second'],
  },
  destroy: {
    code: 'MUSNAH',
    title: 'Berita Acara Pemusnahan Arsip',
    listTitle: 'Daftar Arsip yang Dimusnahkan',
    deed: (committee) => `, Panitia Penilai Arsip${committee} bersama para saksi, memusnahkan arsip`,
    statements: [
      'Arsip tersebut telah habis retensinya, tidak bernilai guna, tidak dilarang dimusnahkan, dan tidak berkaitan dengan perkara. Pemusnahan dilakukan secara total sehingga fisik dan informasinya tidak dapat dikenali lagi.',
    ],
    closing,
    listedBy: ['appraise', 'submit'],
  },
  permanent: {
    code: 'SERAH',
    title: 'Berita Acara Penyerahan Arsip Statis',
    listTitle: 'Daftar Arsip yang Diserahkan',
    deed: (committee) =>
      `${committee && `, atas penilaian Panitia Penilai Arsip${committee}`} menyerahkan arsip yang berketerangan permanen kepada lembaga kearsipan untuk disimpan sebagai arsip statis`,
    statements: [],
    closing,
    listedBy: ['appraise', 'hand-over'],
  },
  appraise: {
    code: 'NILAI',
    title: 'Berita Acara Penilaian Kembali Arsip',
    listTitle: 'Daftar Arsip yang Dinilai Kembali',
    deed: (committee) =>
      `${committee && `, Panitia Penilai Arsip${committee}`} menilai kembali arsip yang masa simpannya telah habis`,
    statements: ['Hasil penilaian setiap berkas tercantum dalam daftar.'],
    closing,
    listedBy: ['appraise', 'submit'],
  },
};

/** Of all kinds; what was consented to follows them (DOMAIN 1). */
export const legalBases = [
  'Undang-Undang Nomor 43 Tahun 2009 tentang Kearsipan dan Peraturan Pemerintah Nomor 28 Tahun 2012 tentang Pelaksanaan Undang-Undang Nomor 43 Tahun 2009 tentang Kearsipan',
  'Peraturan Kepala Arsip Nasional Republik Indonesia Nomor 37 Tahun 2016 tentang Pedoman Penyusutan Arsip',
];

export const roleWords: Record<ProposalStep, string> = {
  submit: 'Pengusul',
  check: 'Pemeriksa',
  'sign-first': 'Pihak pertama\n(yang memindahkan)',
  'sign-second': 'Pihak kedua\n(yang menerima)',
  appraise: 'Panitia penilai',
  approve: 'Pimpinan\n(yang menyetujui)',
  'witness-legal': 'Saksi\n(legal)',
  'witness-audit': 'Saksi\n(audit internal)',
  'hand-over': 'Yang menyerahkan',
};
