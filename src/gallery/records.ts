import { countName, firstName } from '../../resources/kinds/file/limits.ts';
import type { Row } from '../views/parts.ts';

// Gallery data: the same on every day and every installation.

const units = [
  { id: 'u1', label: 'OPT Divisi Operasi dan Transaksi' },
  { id: 'u2', label: 'SDM Divisi Sumber Daya Manusia' },
  { id: 'u3', label: 'PML Departemen Pemeliharaan Jalan, Jembatan, dan Bangunan Pelengkap Ruas Utara' },
];
const groups = [
  { id: 'g1', label: 'Semua divisi' },
  { id: 'g2', label: 'Unit kearsipan' },
];
/** What pickers offer, by resource. */
export const options: Record<string, { id: string; label: string }[]> = {
  'master-data.unit-organisasi': units,
  'pengaturan.grup-unit': groups,
};

const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const standing = {
  version: 1,
  isActive: true,
  createdAt: '2026-03-02T02:30:00.000Z',
  updatedAt: '2026-03-09T08:15:00.000Z',
};

export const filled: Row = {
  ...standing,
  id: 'c1',
  code: 'CT-001',
  name: 'Pemeriksaan gerbang tol',
  note: 'Diserahkan bersama lampirannya.',
  body: '<p>Pemeriksaan dilakukan <strong>setiap pekan</strong> pada:</p><ul><li><p>gerbang masuk</p></li><li><p>gerbang keluar</p></li></ul>',
  amount: 1250,
  year: 2026,
  price: '3400000',
  weight: '12.500',
  isVital: true,
  firstDay: '2026-01-05',
  lastDay: '2026-06-30',
  moment: '2026-01-05T21:40:00+07:00',
  month: '2026-01',
  length: 135,
  mail: 'gerbang@naskah.example',
  site: 'https://naskah.example/gerbang',
  line: '+6281234567890',
  tint: '#0e5e4f',
  labels: ['tol dalam kota', 'darurat'],
  settings: { size: 10 },
  stage: 'diperiksa',
  medium: 'elektronik',
  channels: ['surel', 'kurir'],
  unitId: 'u1',
  unit: units[0],
  groupIds: ['g1', 'g2'],
  groups,
  papers: [
    { id: 'f1', title: 'Rekap lalu lintas.xlsx', size: 48_230, type: spreadsheet },
    { id: 'f2', title: 'Rekap pendapatan.xlsx', size: 61_004, type: spreadsheet },
  ],
  [countName('papers')]: 2,
  photos: [
    { id: 'p1', title: 'Gerbang dari utara', size: 812_000, type: 'image/png' },
    { id: 'p2', title: 'Gardu 3', size: 640_500, type: 'image/png' },
  ],
  [countName('photos')]: 2,
  [firstName('photos')]: 'p1',
  costs: [
    { id: 'r1', name: 'Ban 185/60 R15', quantity: 2, price: 875_000, total: 1_750_000 },
    { id: 'r2', name: 'Pelek depan kiri', quantity: 1, price: 1_100_000, total: 1_100_000 },
    { id: 'r3', name: 'Spooring dan balancing', quantity: 1, price: 350_000, total: 350_000 },
  ],
};

const long =
  'Perpanjangan pemeliharaan berkala jalan, jembatan, dan bangunan pelengkap ruas utara tahap kedua';

export const lengthy: Row = {
  ...standing,
  ...filled,
  id: 'c2',
  code: 'CT-2026-PANJANG-002X',
  name: `${long} beserta penyesuaian`,
  note: `${long}. `.repeat(5).trim(),
  body: `<p>${`${long}. `.repeat(4)}</p>`,
  amount: 1_000_000,
  price: '999999999999',
  weight: '123456789012.345',
  channels: ['surel', 'kurir', 'pos'],
  unitId: 'u3',
  unit: units[2],
  stage: 'terkirim',
};

export const rows: Row[] = [
  filled,
  lengthy,
  {
    ...filled,
    id: 'c3',
    code: 'CT-003',
    name: 'Serah terima ruang arsip',
    unitId: 'u2',
    unit: units[1],
    stage: 'konsep',
    amount: 8,
    isActive: false,
  },
  {
    ...filled,
    id: 'c4',
    code: 'CT-004',
    name: 'Uji petik SPM',
    amount: null,
    lastDay: null,
    stage: 'terkirim',
  },
];

/** What every picture shows. */
export const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 72"><rect width="96" height="72" fill="#cfe0dc"/>
  <path d="M0 72 40 30h16l40 42z" fill="#7c8f8a"/><path d="M48 34v8m0 6v10m0 6v8" stroke="#fff" stroke-width="2"/></svg>`;
