import { extractTextItems } from 'unpdf';
import { afterAll, expect, test } from 'vitest';
import {
  type DispositionSheet,
  renderDispositionPdf,
  stopRendering,
} from '../../../server/documents/index.ts';
import { aLetter } from './a-letter.ts';
import { linesOf } from './lines-of.ts';

afterAll(stopRendering);

const recipient = (name: string, person: string, isResponsible = false) => ({
  ...{ name, person, isResponsible },
  role: isResponsible ? 'Penanggung jawab' : 'Pendukung',
});
const disposition: DispositionSheet = {
  kind: 'disposisi',
  id: '5b90c7f1-6a24-4f8e-9d12-77ae03c6b8d4',
  letterhead: aLetter.letterhead,
  facts: [
    ['Nomor agenda', '418/2026'],
    ['Tanggal terima', '16 November 2026'],
    ['Asal naskah', 'Badan Pengatur Jalan Tol'],
    ['Nomor, tanggal', 'KU.04.02-Mn/1187, 13 November 2026'],
    ['Hal', 'Permintaan Data Pemenuhan Standar Pelayanan Minimal Triwulan III Tahun 2026'],
    ['Lampiran', 'Satu berkas'],
  ],
  securityName: 'Biasa',
  urgency: { name: 'Segera', isUrgent: true },
  recipients: [
    recipient('Kepala Divisi Operasi dan Transaksi', 'Kartika Hutapea', true),
    recipient('Kepala Divisi Pemeliharaan Jalan Tol', 'Putri Saragi'),
  ],
  deadline: '18 Nov. 2026',
  deadlineReason: '',
  instructions: [
    'Untuk diketahui',
    'Untuk menjadi perhatian',
    'Tindak lanjuti sesuai ketentuan',
    'Selesaikan dan laporkan hasilnya',
    'Siapkan konsep jawaban',
    'Siapkan bahan rapat',
    'Koordinasikan dengan unit terkait',
    'Bicarakan dengan saya',
    'Wakili saya dan laporkan',
    'Pelajari dan beri saran',
    'Teliti keabsahan dan kelengkapan',
    'Untuk diarsipkan',
  ].map((name, at) => ({ name, isTicked: at === 4 || at === 6 })),
  note: 'Gunakan data per 30 September 2026 yang sudah direkonsiliasi. Konsep jawaban saya terima paling lambat 18 November 2026, pukul 12.00 WIB.',
  given: {
    moment: '16 November 2026, 13.25 WIB',
    post: 'Direktur Operasi',
    name: 'Uli Kusnadi',
    onBehalfOf: '',
  },
  url: 'https://naskah.example/naskah-dinas/tugas/disposition-in/5b90c7f1-6a24-4f8e-9d12-77ae03c6b8d4',
  followUp: [
    { time: '16 Nov., 15.02', words: 'Kepala Divisi Operasi dan Transaksi: dibaca' },
    { time: '17 Nov., 10.40', words: 'Kepala Divisi Pemeliharaan Jalan Tol: selesai, data disampaikan' },
  ],
  printed: '18 November 2026 pukul 10.02 WIB oleh Kartika Hutapea',
  at: '2026-11-16T06:25:00.000Z',
  watermark: null,
};
const forward: DispositionSheet = {
  ...disposition,
  kind: 'penerusan',
  recipients: disposition.recipients.map((one) => ({ ...one, role: '', isResponsible: false })),
  deadline: '',
  instructions: null,
  note: 'Mohon dibaca.',
};
const many: DispositionSheet = {
  ...disposition,
  recipients: Array.from({ length: 8 }, (_, at) =>
    recipient(`Kepala Bagian ${at + 1}`, 'Bagas Pranoto', at === 0),
  ),
};

const a5 = 595.28;

test.each([
  ['disposisi', disposition],
  ['penerusan', forward],
] as const)('lembar %s: every line stands where it stood', async (kind, sheet) => {
  await expect(await linesOf(await renderDispositionPdf(sheet), a5)).toMatchFileSnapshot(
    `lines/lembar-${kind}.txt`,
  );
});

test('a long follow-up takes a sheet of A4, more than six recipients its back', async () => {
  const heightOf = async (sheet: DispositionSheet) =>
    /\/MediaBox\s*\[0 0 [\d.]+ ([\d.]+)\]/.exec(
      Buffer.from(await renderDispositionPdf(sheet)).toString('latin1'),
    )?.[1];
  const steps = (count: number) => Array.from({ length: count }, () => disposition.followUp[0] as never);
  expect(Math.round(Number(await heightOf({ ...disposition, followUp: steps(6) })))).toBe(595);
  expect(Math.round(Number(await heightOf({ ...disposition, followUp: steps(7) })))).toBe(842);
  const { items } = await extractTextItems(await renderDispositionPdf(many));
  const pageOf = (words: string) => items.findIndex((page) => page.some(({ str }) => str.includes(words)));
  expect([pageOf('Kepala Bagian 6'), pageOf('Kepala Bagian 7'), pageOf('balik lembar ini')]).toEqual([
    0, 1, 0,
  ]);
});
