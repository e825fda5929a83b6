import { afterAll, expect, test } from 'vitest';
import { type ListedUnit, listOf } from '../../../server/archive/retention/minutes-list.ts';
import { legalBases, minutesWords } from '../../../server/archive/retention/minutes-words.ts';
import { type MinutesSheet, renderMinutesPdf, stopRendering } from '../../../server/documents/index.ts';
import { aLetter } from './a-letter.ts';
import { linesOf } from './lines-of.ts';

afterAll(stopRendering);

const unit = (at: number, over: Partial<ListedUnit> = {}): ListedUnit => ({
  ...{
    id: String(at),
    code: `OPT.LLN/2018/0${at}`,
    title: 'Operasional ambulans dan derek Ruas Cempaka–Mandala',
  },
  ...{ classification: 'OP.03.01', firstYear: 2017, lastYear: 2018 },
  ...{ items: 12, sheets: 1104, hasPaper: true, hasFiles: false, levels: ['asli'], conditions: ['baik'] },
  ...{ box: '0211', activeYears: 1, inactiveYears: 2, until: '2021-12-31', finalDisposition: 'Musnah' },
  ...{ decision: null, extraYears: null, droppedAt: null, dropReason: null },
  ...over,
});
const party = (role: string, name: string, isSigned: boolean) => ({
  ...{ role, name, isSigned, position: 'Kepala Divisi Hukum dan Kepatuhan', npp: '304286' },
  said: `${isSigned ? 'Ditandatangani secara elektronik' : 'Dinilai'}\n19 November 2026, 11.48 WIB`,
});
const words = minutesWords.destroy;
const minutes: MinutesSheet = {
  id: '3ac56e02-f1d9-4b8c-87e4-c29d0a6417f5',
  letterhead: aLetter.letterhead,
  title: words.title,
  number: 'BA-MUSNAH/0004/2026',
  opening: `Pada hari ini, Kamis, tanggal sembilan belas bulan November tahun dua ribu dua puluh enam (19-11-2026), kami yang bertanda tangan di bawah ini${words.deed('')} berdasarkan:`,
  bases: [...legalBases, 'persetujuan Direktur Utama atas Usul 0004 tanggal 10 November 2026'],
  facts: [
    [
      'jumlah arsip',
      '2 (dua) berkas berisi 15 (lima belas) arsip dalam 1 (satu) boks, dirinci dalam lampiran',
    ],
    ['kurun waktu', 'tahun 2017 sampai dengan tahun 2018'],
  ],
  paragraphs: [...words.statements, words.closing],
  people: [
    party('Panitia penilai', 'Yanti Setyaningsih', false),
    party('Pimpinan\n(yang menyetujui)', 'Kartika Hutapea', true),
    party('Saksi\n(legal)', 'Andika Simbolon', true),
  ],
  list: {
    title: words.listTitle,
    facts: [['Pencipta arsip', 'PT Nusantara Tol Raya (Persero)']],
    ...listOf('destroy', [
      unit(1),
      unit(2, { items: 3, sheets: null, hasPaper: false, hasFiles: true, box: null }),
    ]),
    parties: [party('Panitia penilai', 'Yanti Setyaningsih', false)],
  },
  copies: [],
  dropped: [['OPT.LLN/2018/09', 'Laporan patroli', 'Sedang dipinjam']],
  url: 'https://naskah.example/dokumen/pemberkasan/retensi/3ac56e02-f1d9-4b8c-87e4-c29d0a6417f5',
  day: '2026-11-19',
};

test('minutes of a destruction: every line stands where it stood', async () => {
  await expect(await linesOf(await renderMinutesPdf(minutes))).toMatchFileSnapshot('lines/ba-pemusnahan.txt');
});
