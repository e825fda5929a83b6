import type { ProposalStep } from '../../../domain/archive/retention-flow.ts';
import type { ProposalKind } from '../../../domain/archive/retention-parties.ts';

/** An old filing unit; its dates follow from the year and its classification's schedule. */
export type OldFile = {
  unit: string;
  classification: string;
  title: string;
  year: number;
  /** How it lies: still with its unit, or taken over by the records unit. */
  stage: 'active' | 'inactive';
  items: string[];
  /** Whoever is on it: posts by code. */
  keeper: string;
  held?: string;
  /** Nobody has closed it yet. */
  isOpen?: true;
  event?: string;
  place?: [location: string, cupboard: string, box: string];
  isVital?: boolean;
  /** The name by which a proposal below takes it. */
  in?: string;
};

const records: [string, string, string] = ['Record Center Cikunir', 'R-03', 'B-014'];

export const oldFiles: readonly OldFile[] = [
  {
    unit: 'NTR.OPT.LLN',
    classification: 'OP.03.01',
    title: 'Operasional derek, ambulans, dan patroli',
    year: 2023,
    stage: 'active',
    keeper: 'P-NTR.OPT.LLN',
    items: [
      'Laporan bulanan derek Januari 2023',
      'Laporan bulanan derek Juni 2023',
      'Rekapitulasi ambulans 2023',
    ],
  },
  {
    unit: 'NTR.OPT.LLN',
    classification: 'OP.01.01',
    title: 'Rekayasa lalu lintas Lebaran',
    year: 2022,
    stage: 'active',
    keeper: 'P-NTR.OPT.LLN',
    items: ['Rencana contraflow Lebaran 2022', 'Evaluasi arus balik Lebaran 2022'],
  },
  {
    unit: 'NTR.OPT.LLN',
    classification: 'OP.02.01',
    title: 'Laporan kecelakaan Ruas Cempaka–Mandala',
    year: 2022,
    stage: 'active',
    keeper: 'P-NTR.OPT.LLN',
    held: 'Perkara ganti rugi kecelakaan KM 58 belum diputus',
    items: ['Laporan kecelakaan KM 58', 'Foto lapangan KM 58', 'Keterangan saksi petugas patroli'],
  },
  {
    unit: 'NTR.OPT.LLN',
    classification: 'OP.01.01',
    title: 'Penutupan lajur pemeliharaan jembatan',
    year: 2021,
    stage: 'active',
    keeper: 'P-NTR.OPT.LLN',
    in: 'pindah-staf',
    items: ['Izin penutupan lajur KM 31', 'Berita acara pembukaan lajur KM 31'],
  },
  {
    unit: 'NTR.OPT',
    classification: 'TR.03.01',
    title: 'Tiket hilang dan denda asal gerbang',
    year: 2022,
    stage: 'active',
    keeper: 'J-NTR.OPT',
    in: 'pindah-atasan',
    items: ['Rekapitulasi tiket hilang semester I', 'Rekapitulasi tiket hilang semester II'],
  },
  {
    unit: 'NTR.OPT',
    classification: 'KP.03.02',
    title: 'Penghargaan masa bakti operasi',
    year: 2023,
    stage: 'active',
    keeper: 'J-NTR.OPT',
    items: ['Usulan penerima penghargaan 2023', 'Daftar penerima penghargaan 2023'],
  },
  {
    unit: 'NTR.OPT',
    classification: 'OP.01.01',
    title: 'Arus mudik dan balik Lebaran 2026',
    year: 2026,
    stage: 'active',
    keeper: 'J-NTR.OPT',
    event: 'PRS-03',
    items: ['Rencana operasi Lebaran 2026', 'Laporan akhir operasi Lebaran 2026'],
  },
  {
    unit: 'NTR.PML',
    classification: 'PL.02.01',
    title: 'Penanganan longsor lereng KM 118',
    year: 2026,
    stage: 'active',
    keeper: 'J-NTR.PML',
    event: 'PRS-02',
    items: ['Laporan awal longsor KM 118', 'Rencana perkuatan lereng'],
  },
  {
    unit: 'NTR.HKM.KTR',
    classification: 'KP.03.02',
    title: 'Administrasi umum kontrak',
    year: 2023,
    stage: 'active',
    keeper: 'L-NTR.HKM.1',
    items: ['Daftar kontrak berjalan 2023', 'Agenda pembahasan kontrak 2023'],
  },
  {
    unit: 'NTR.SEK.TUK',
    classification: 'UM.02.01',
    title: 'Pengamanan gedung dan tamu',
    year: 2023,
    stage: 'active',
    keeper: 'A-NTR.SEK.TUK.1',
    items: ['Buku tamu 2023', 'Jadwal pengamanan 2023'],
  },
  {
    unit: 'NTR.OPT',
    classification: 'OP.03.01',
    title: 'Patroli dan derek',
    year: 2019,
    stage: 'inactive',
    keeper: 'A-NTR.SEK.TUK.1',
    place: records,
    items: ['Rekapitulasi derek 2019', 'Rekapitulasi patroli 2019'],
  },
  {
    unit: 'NTR.PML',
    classification: 'UM.02.01',
    title: 'Izin masuk lokasi pemeliharaan',
    year: 2020,
    stage: 'inactive',
    keeper: 'A-NTR.SEK.TUK.1',
    place: records,
    items: ['Daftar izin masuk 2020'],
  },
  {
    unit: 'NTR.OPT.LLN',
    classification: 'OP.03.01',
    title: 'Operasional ambulans',
    year: 2018,
    stage: 'inactive',
    keeper: 'A-NTR.SEK.TUK.1',
    place: records,
    in: 'musnah',
    items: ['Rekapitulasi ambulans 2018', 'Jadwal siaga ambulans 2018'],
  },
  {
    unit: 'NTR.SEK.TUK',
    classification: 'UM.02.01',
    title: 'Buku tamu kantor pusat',
    year: 2019,
    stage: 'inactive',
    keeper: 'A-NTR.SEK.TUK.1',
    place: records,
    in: 'musnah',
    items: ['Buku tamu 2019'],
  },
  {
    unit: 'NTR.TEK',
    classification: 'PL.03.02',
    title: 'Perkuatan struktur Jembatan Kali Mandala',
    year: 2010,
    stage: 'inactive',
    keeper: 'A-NTR.SEK.TUK.1',
    place: ['Record Center Cikunir', 'R-01', 'B-002'],
    isVital: true,
    in: 'permanen',
    items: ['Gambar terpasang Jembatan Kali Mandala', 'Laporan uji beban Jembatan Kali Mandala'],
  },
  {
    unit: 'NTR.KEU',
    classification: 'KU.03.02',
    title: 'Obligasi berkelanjutan tahap I',
    year: 2010,
    stage: 'inactive',
    keeper: 'A-NTR.SEK.TUK.1',
    place: ['Record Center Cikunir', 'R-01', 'B-003'],
    items: ['Perjanjian perwaliamanatan tahap I', 'Prospektus ringkas tahap I'],
  },
  {
    unit: 'NTR.OPT.LLN',
    classification: 'OP.02.01',
    title: 'Laporan kecelakaan Ruas Sukaraya–Tirtajaya',
    year: 2016,
    stage: 'inactive',
    keeper: 'A-NTR.SEK.TUK.1',
    place: records,
    items: ['Laporan kecelakaan KM 104', 'Laporan kecelakaan KM 121'],
  },
  {
    unit: 'NTR.HKM',
    classification: 'HK.05.02',
    title: 'Izin usaha yang sudah diganti',
    year: 2015,
    stage: 'inactive',
    keeper: 'A-NTR.SEK.TUK.1',
    place: records,
    items: ['Izin usaha jalan tol 2015'],
  },
  {
    unit: 'NTR.OPT.LLN',
    classification: 'OP.03.01',
    title: 'Patroli dan derek akhir pekan',
    year: 2018,
    stage: 'active',
    keeper: 'P-NTR.OPT.LLN',
    isOpen: true,
    items: ['Rekapitulasi derek akhir pekan 2018', 'Jadwal patroli akhir pekan 2018'],
  },
];

export type DemoProposal = {
  name: string;
  kind: ProposalKind;
  unit: string;
  /** Made by, and the steps that were taken: users by id. */
  by: string;
  steps: [step: ProposalStep, userId: string][];
  note: string;
};
export const demoProposals: readonly DemoProposal[] = [
  {
    name: 'pindah-staf',
    kind: 'transfer',
    unit: 'NTR.OPT.LLN',
    by: 'U085',
    steps: [],
    note: 'Arsip penutupan lajur yang pekerjaannya sudah selesai.',
  },
  {
    name: 'pindah-atasan',
    kind: 'transfer',
    unit: 'NTR.OPT',
    by: 'U014',
    steps: [['submit', 'U014']],
    note: 'Pemindahan tahunan Divisi Operasi dan Transaksi.',
  },
  {
    name: 'musnah',
    kind: 'destroy',
    unit: 'NTR.SEK.TUK',
    by: 'U055',
    steps: [
      ['submit', 'U055'],
      ['appraise', 'U057'],
      ['approve', 'U001'],
    ],
    note: 'Pemusnahan arsip tahap I 2026.',
  },
  {
    name: 'permanen',
    kind: 'permanent',
    unit: 'NTR.SEK.TUK',
    by: 'U055',
    steps: [
      ['submit', 'U055'],
      ['appraise', 'U056'],
    ],
    note: 'Penyerahan arsip statis kepada ANRI.',
  },
];
