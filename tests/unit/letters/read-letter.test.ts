import { describe, expect, it } from 'vitest';
import { readLetter } from '../../../server/letters/incoming/scan/read-letter.ts';

const letter = `KEMENTERIAN PEKERJAAN UMUM
BADAN PENGATUR JALAN TOL
Gedung Bina Marga, Jakarta 12110

Nomor : PR.02.01-BPJT/1187 Jakarta, 20 November 2026
Sifat : Segera
Lampiran : 1 (satu) berkas
Hal : Permintaan Data Pemenuhan SPM Semester II
2026 Ruas Cempaka–Mandala
Yth. Direktur Operasi
PT Nusantara Tol Raya (Persero)
di Jakarta

Sehubungan dengan evaluasi pada 3 Januari 2025, kami minta data paling lambat 4 Desember 2026.`;

describe('a letter read from its scan', () => {
  it('says its number, day, subject, sender and receiver', () => {
    expect(readLetter(letter)).toEqual({
      number: 'PR.02.01-BPJT/1187',
      date: '2026-11-20',
      subject: 'Permintaan Data Pemenuhan SPM Semester II 2026 Ruas Cempaka–Mandala',
      senders: ['BADAN PENGATUR JALAN TOL', 'KEMENTERIAN PEKERJAAN UMUM'],
      receivers: ['Direktur Operasi', 'PT Nusantara Tol Raya (Persero)'],
      ...{ urgency: 'SEGERA', security: null, place: 'Jakarta' },
    });
  });

  it('is read though labels are printed otherwise and the day stands by itself', () => {
    const text = `PT Mitra Konstruksi
No. 045/SH/XI/2026
Perihal: Permohonan izin
Tanggal: 17/11/2026
Kepada Yth. Bapak Kepala Divisi Operasi
Dengan hormat,`;
    expect(readLetter(text)).toMatchObject({
      number: '045/SH/XI/2026',
      date: '2026-11-17',
      subject: 'Permohonan izin',
      senders: ['PT Mitra Konstruksi'],
      receivers: ['Kepala Divisi Operasi'],
      ...{ urgency: null, security: null, place: null },
    });
  });

  it('ends its subject where the matter begins, and goes on where a sentence of it does', () => {
    const subject = (next: string) =>
      readLetter(`Nomor: 1/2026\nPerihal: Serah Terima Pemeliharaan Gardu\n${next}`)?.subject;
    expect(subject('Demikian berita acara ini dibuat untuk dipergunakan.')).toBe(
      'Serah Terima Pemeliharaan Gardu',
    );
    expect(subject('sehubungan dengan audit')).toBe(
      'Serah Terima Pemeliharaan Gardu sehubungan dengan audit',
    );
  });

  it('gives nothing for a day that does not exist, and nothing for the days its text speaks of', () => {
    expect(readLetter('Nomor : 1/2026\nHal : Undangan\nTanggal : 31 Februari 2026')?.date).toBeNull();
  });

  const head = (...lines: string[]) => readLetter(['Nomor : 1/2026', ...lines, 'Hal : Undangan'].join('\n'));

  it.each([
    ['Sifat : Segera Jakarta, 20 November 2026', 'SEGERA', null],
    ['Sifat ; SANGAT SEGERA', 'SANGAT_SEGERA', null],
    ['Slfat . Amat  Segera', 'SANGAT_SEGERA', null],
    ['Derajat Kilat', 'KILAT', null],
    ['Sifat: Sangat Segera/Rahasia', 'SANGAT_SEGERA', 'rahasia'],
    ['Klasifikasi Keamanan : Terbatas', null, 'terbatas'],
    ['SANGAT RAHASIA', null, 'sangat rahasia'],
    ['* SEGERA *', 'SEGERA', null],
    ['Sifat : Biasa Lampiran : Data terbatas', null, null],
    ['Sifat : Tidak Rahasia', null, null],
    ['Kantor Layanan Segera Terpadu', null, null],
  ])('is marked by “%s”', (line, urgency, security) =>
    expect(head(line)).toMatchObject({ urgency, security }),
  );

  it('is marked by its head alone, not by what its matter tells', () =>
    expect(head('Dengan hormat,', 'RAHASIA', 'Sifat : Segera')).toMatchObject({
      ...{ urgency: null, security: null },
    }));

  it.each([
    ['Tangerang Selatan , 20 November 2026', 'Tangerang Selatan'],
    ['Sifat : Sangat Segera Bandar Lampung, 20 November 2026', 'Bandar Lampung'],
    ['Lampiran : 1 (satu) berkas Jakarta, 20 November 2026', 'Jakarta'],
    ['Hal : Undangan Rapat Semarang, 20 November 2026', 'Semarang'],
    ['Senin, 20 November 2026', null],
    ['Dengan hormat,\nrapat diadakan di Bandung, 20 November 2026 di kantor kami', null],
    ['Dengan hormat,\nSurabaya, 20 November 2026', 'Surabaya'],
  ])('was written where its day stands: “%s”', (line, place) => expect(head(line)?.place).toBe(place));

  it.each([
    '',
    'Kuitansi\nTotal Rp1.000\nTerima kasih',
    'Tanggal 3 Mei 2026 rapat di Jakarta',
    'a\n'.repeat(9000),
  ])('is none where marks are missing: %#', (text) => expect(readLetter(text)).toBeNull());
});
