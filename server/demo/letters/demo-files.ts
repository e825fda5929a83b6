import type { FileStore } from '../../files/index.ts';
import type { DemoFile } from './make-rows.ts';
import { smallPdf } from './small-pdf.ts';

/**
 * Stores the demo letters' files; returns them by the names used in plans.
 * @param scans of the letters from outside, besides the built-in files
 */
export async function keepDemoFiles(
  store: FileStore | undefined,
  scans: ReadonlyMap<string, FileContent> = new Map(),
): Promise<Map<string, DemoFile>> {
  const kept = new Map<string, DemoFile>();
  if (!store) return kept;
  for (const [name, { title, heading = title, content }] of [...Object.entries(contents), ...scans]) {
    const isTable = typeof content === 'string';
    const bytes = isTable ? Buffer.from(content) : smallPdf(heading, content);
    const fileName = `${title}.${isTable ? 'csv' : 'pdf'}`;
    kept.set(name, { ...(await store.putFile(bytes, { name: fileName, maxBytes: 1_000_000 })), title });
  }
  return kept;
}

/** Those that any letter may carry. */
export const commonFiles = ['data-volume', 'daftar-hadir', 'jadwal', 'rincian-biaya', 'foto-lapangan'];

/** Proof of a delivered letter. */
export const receiptFile = 'tanda-terima';

/** A table as text, or the lines of a page below its heading. */
export type FileContent = { title: string; heading?: string; content: string | string[] };

const contents: Record<string, FileContent> = {
  [receiptFile]: {
    title: 'Tanda Terima',
    content: [
      'Naskah diterima dalam keadaan baik dan tertutup.',
      'Nama, tanggal, dan cap penerima terlampir.',
    ],
  },
  'rencana-operasi': {
    title: 'Rencana Operasi',
    content: [
      'Masa operasi: 18 Desember 2026 sampai dengan 4 Januari 2027',
      'Puncak arus keluar: 23-24 Desember 2026 (naik 18,4%)',
      'Puncak arus balik: 2-3 Januari 2027',
      'Contraflow: KM 47 sampai KM 70, atas diskresi kepolisian',
      'Gardu tambahan: Cempaka 4, Mandala 3, Sukaraya 3, Tirtajaya 4',
      'Unit siaga: 24 derek, 12 ambulans, 18 patroli, 6 penyelamat',
    ],
  },
  'peta-contraflow': {
    title: 'Peta Contraflow',
    content: [
      'Titik mulai: KM 47+000 (median dibuka)',
      'Titik akhir: KM 70+200 (median ditutup)',
      'Lajur contraflow: satu lajur, pembatas kerucut setiap 10 meter',
      'Batas kecepatan: 60 km/jam',
      'Pos pengendali: KM 47, KM 58, dan KM 70',
    ],
  },
  'data-spm': {
    title: 'Data Pemenuhan SPM',
    content:
      'Ruas,Indikator,Ambang,Hasil,Status\nCempaka-Mandala,Kekesatan,0.33,0.41,Memenuhi\nCempaka-Mandala,Ketidakrataan,4.0,3.1,Memenuhi\nSukaraya-Tirtajaya,Kekesatan,0.33,0.39,Memenuhi\nSukaraya-Tirtajaya,Ketidakrataan,4.0,3.4,Memenuhi\n',
  },
  'daftar-petugas': {
    title: 'Daftar Petugas Siaga',
    content:
      'Gerbang,Giliran,Petugas,Cadangan\nCempaka,Pagi,18,3\nCempaka,Malam,14,2\nMandala,Pagi,12,2\nTirtajaya,Pagi,16,4\nTirtajaya,Malam,12,2\n',
  },
  'data-volume': {
    title: 'Data Volume Lalu Lintas',
    content:
      'Jam,Jalur A,Jalur B\n06.00,3120,2870\n07.00,4480,3010\n08.00,4210,3150\n16.00,3380,4590\n17.00,3410,4820\n18.00,3220,4510\n',
  },
  'daftar-hadir': {
    title: 'Daftar Hadir',
    content: 'Nomor,Unit Kerja,Jumlah\n1,Divisi Operasi dan Transaksi,4\n2,Divisi Pemeliharaan Jalan Tol,3\n',
  },
  jadwal: {
    title: 'Jadwal Pelaksanaan',
    content: [
      'Pekan 1: persiapan dan perizinan',
      'Pekan 2-5: pelaksanaan',
      'Pekan 6: pemeriksaan dan laporan',
    ],
  },
  'rincian-biaya': {
    title: 'Rincian Biaya',
    content:
      'Uraian,Satuan,Jumlah,Harga\nTenaga,orang-hari,120,350000\nAlat,hari,14,2750000\nBahan,paket,1,84500000\n',
  },
  'foto-lapangan': {
    title: 'Catatan Peninjauan Lapangan',
    content: [
      'Lokasi diperiksa bersama petugas ruas.',
      'Cuaca cerah, lalu lintas lancar.',
      'Tidak ada temuan baru.',
    ],
  },
};
