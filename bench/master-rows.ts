import type { Pool } from 'pg';

const kinds =
  'Laporan,Berita Acara,Notulen,Rencana,Permohonan,Persetujuan,Kontrak,Adendum,Penetapan,Pedoman,Evaluasi,Kajian,Rekapitulasi,Daftar,Usulan,Perhitungan,Pengesahan,Pemberitahuan,Sertifikat,Jadwal'.split(
    ',',
  );
const subjects =
  'pemeliharaan perkerasan,pengelolaan gerbang,pengadaan tanah,penyesuaian tarif,rekonsiliasi pendapatan,keselamatan kerja,patroli lalu lintas,penerangan jalan,pelatihan pegawai,asuransi aset,audit internal,penagihan piutang,pembayaran termin,sewa lahan iklan,perizinan lingkungan,penanganan kecelakaan,kalibrasi alat timbang,pemotongan rumput,pengecatan marka,penggantian sambungan jembatan,pengujian laboratorium,penyusunan anggaran,rapat umum pemegang saham,kehumasan,seleksi penyedia,penghapusan barang,pemutakhiran peta,pembangunan rest area,transaksi nontunai,sistem informasi,klaim pihak ketiga,penilaian kinerja,cuti dan lembur,pengendalian banjir,drainase,pagar pengaman,rambu petunjuk,telekomunikasi,kendaraan derek,kearsipan'.split(
    ',',
  );
const places =
  'Jagorawi,Cikampek,Purbaleunyi,Palikanci,Semarang,Surabaya Gempol,Belmera,Bali Mandara,Ngawi Kertosono,Pandaan Malang,Manado Bitung,Balikpapan Samarinda,Batang,Solo,Kunciran,Serpong,Cengkareng,Bogor Ring Road,Prambanan,Probolinggo,Banyuwangi,Kualanamu,Tebing Tinggi,Pulo Gebang,Taman Mini,Cipularang,Padalarang,Cileunyi,Ciawi,Kanci'.split(
    ',',
  );

export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const nameOf = (random: () => number): string => {
  const one = (list: string[]): string => list[Math.floor(random() * list.length)] ?? '';
  return `${one(kinds)} ${one(subjects)} ${one(places)} ${1990 + Math.floor(random() * 40)}`;
};

/** A realistic search term: four to nine letters from anywhere in a name; seldom the same twice. */
export function partOfName(random: () => number): string {
  for (;;) {
    const name = nameOf(random);
    const start = Math.floor(random() * (name.length - 4));
    const part = name.slice(start, start + 4 + Math.floor(random() * 6)).trim();
    if (part.length >= 4) return part;
  }
}

/**
 * Fills the archive classifications up to `total` rows with realistic references and names. Rebuilds the indexes
 * afterwards, which takes a tenth of the time.
 */
export async function fillClassifications(pool: Pool, total: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("set session_replication_role = replica; set maintenance_work_mem = '256MB'");
    const { rows: indexes } = await client.query<{ indexname: string; indexdef: string }>(
      `select indexname, indexdef from pg_indexes where tablename = 'archive_classification' and indexname !~ '_pkey$'`,
    );
    for (const { indexname } of indexes) await client.query(`drop index ${indexname}`);
    await client.query(insertion, [kinds, subjects, places, total]);
    for (const { indexdef } of indexes) await client.query(indexdef);
    await client.query('reset session_replication_role; reset maintenance_work_mem');
    await client.query('vacuum analyze archive_classification');
  } finally {
    client.release();
  }
}

// Codes, names and references are not in id order, so that no index is sorted by luck.
const insertion = `
  with parents as (select array_agg(id) as ids from (select id from archive_classification limit 200) p),
    classes as (select array_agg(id) as ids from security_classification)
  insert into archive_classification (id, code, parent_id, name, description, "group", is_leaf,
    retention_active_years, retention_inactive_years, final_disposition, security_classification_id, created_at)
  select gen_random_uuid(),
    'K' || lpad(((n::bigint * 7919) % 1000003)::text, 7, '0'),
    parents.ids[1 + floor(random() * cardinality(parents.ids))::int],
    ($1::text[])[1 + floor(random() * cardinality($1::text[]))::int] || ' ' ||
      ($2::text[])[1 + floor(random() * cardinality($2::text[]))::int] || ' ' ||
      ($3::text[])[1 + floor(random() * cardinality($3::text[]))::int] || ' ' || 1990 + floor(random() * 40)::int,
    'Berkas yang dibuat untuk mengukur kecepatan.',
    case when random() < 0.5 then 'fasilitatif' else 'substantif' end, random() < 0.9,
    1 + floor(random() * 10)::int, floor(random() * 20)::int,
    (array['Musnah', 'Permanen', 'Dinilai Kembali'])[1 + floor(random() * 3)::int],
    classes.ids[1 + floor(random() * cardinality(classes.ids))::int],
    now() - random() * interval '3 years'
  from parents, classes,
    generate_series((select count(*) from archive_classification) + 1, $4::bigint) n`;
