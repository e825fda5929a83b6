import { longDate } from '../../../domain/letters/tags.ts';
import { weekdays } from '../../../lib/day-in-words.ts';
import { dayInWib } from '../../../lib/wib.ts';
import type { Random } from './random.ts';
import { type WorkClock, workday } from './work-clock.ts';

/** Fills {words} in a letter's texts. Places and periods are constant within a letter, figures are not. */
export type Words = {
  fill: (text: string) => string;
  /** A day some working days before or after the letter's: "12 November 2026". */
  dayFrom: (days: number) => { date: string; weekday: string };
};

/** Takes the time of writing; earlier and later dates are working days. */
export function createWords(random: Random, clock: WorkClock, at: Date): Words {
  const chosen = new Map<string, string>();
  const seconds = clock.secondsAt(at);
  const dayFrom = (days: number) => {
    const day = dayInWib(clock.dateAt(seconds + days * workday));
    const weekday = weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';
    return { date: longDate(day), weekday };
  };
  const period = calendarTermsOf(at);
  const once: Record<string, () => string> = {
    km: () => `KM ${random.int(4, 138)}`,
    ruas: () => random.pick(sections),
    gerbang: () => `Gerbang ${random.pick(gates)}`,
    tip: () => `TIP KM ${random.pick(restAreas)}`,
    jembatan: () => `Jembatan ${random.pick(bridges)}`,
    desa: () => random.pick(villages),
    paket: () => `${random.int(1, 6)}${random.pick(['A', 'B', 'C'])}`,
    barang: () => random.pick(goods),
    sistem: () => random.pick(systems),
    pelatihan: () => random.pick(courses),
    lalu: () => dayFrom(-random.int(2, 8)).date,
    depan: () => dayFrom(random.int(4, 10)).date,
    hari_depan: () => {
      const { weekday, date } = dayFrom(random.int(3, 6));
      return `${weekday}, ${date}`;
    },
  };
  const everyTime: Record<string, () => string> = {
    n: () => String(random.int(3, 28)),
    menit: () => String(random.int(9, 28)),
    antrean: () => `${random.int(1, 4)},${random.int(1, 9)}`,
    kecepatan: () => String(random.int(64, 82)),
    volume: () => thousands(random.int(38_000, 97_000)),
    transaksi: () => `${random.int(1, 3)},${random.int(10, 99)} juta`,
    rp: () => `Rp${random.int(1, 18)},${random.int(10, 99)} miliar`,
    juta: () => `Rp${random.int(45, 950)} juta`,
    persen: () => `${random.int(11, 78)},${random.int(1, 9)}`,
    persen_kecil: () => `${random.int(1, 6)},${random.int(1, 9)}`,
    persen_tinggi: () => `${random.int(90, 99)},${random.int(1, 9)}`,
  };
  const wordFor = (name: string): string => {
    if (name === 'barang_kecil') return lowerFirst(wordFor('barang'));
    const known = chosen.get(name) ?? period[name] ?? everyTime[name]?.() ?? once[name]?.();
    if (known === undefined) throw new Error(`A demo text has an unknown word {${name}}`);
    if (name in once) chosen.set(name, known);
    return known;
  };
  return { dayFrom, fill: (text) => text.replace(/\{(\w+)\}/g, (_whole, name: string) => wordFor(name)) };
}

export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Calendar terms for this time: months, quarters, seasons. */
function calendarTermsOf(at: Date): Record<string, string> {
  const [year = 0, month = 0] = dayInWib(at).split('-').map(Number);
  const before = month === 1 ? { year: year - 1, month: 12 } : { year, month: month - 1 };
  const quarter = Math.floor((month - 1) / 3);
  const isSecondHalf = month >= 7;
  return {
    bulan: `${months[month - 1]} ${year}`,
    bulan_lalu: `${months[before.month - 1]} ${before.year}`,
    tahun: String(year),
    tahun_depan: String(year + 1),
    triwulan: quarter === 0 ? `Triwulan IV ${year - 1}` : `Triwulan ${roman[quarter - 1]} ${year}`,
    triwulan_depan: quarter === 3 ? `Triwulan I ${year + 1}` : `Triwulan ${roman[quarter + 1]} ${year}`,
    // The past half-year: it is the one inspected, audited and archived.
    semester: isSecondHalf ? `Semester I ${year}` : `Semester II ${year - 1}`,
    nataru: isSecondHalf ? `${year}/${year + 1}` : `${year - 1}/${year}`,
  };
}

const thousands = (value: number) => String(value).replace(/(?=\d{3}$)/, '.');
const roman = ['I', 'II', 'III', 'IV'];
const months = [
  ...['Januari', 'Februari', 'Maret', 'April', 'Mei', 'Juni'],
  ...['Juli', 'Agustus', 'September', 'Oktober', 'November', 'Desember'],
];
const sections = ['Ruas Cempaka–Mandala', 'Ruas Sukaraya–Tirtajaya'];
const gates = ['Cempaka', 'Mandala', 'Sukaraya', 'Tirtajaya', 'Kali Tirta', 'Mekarjati'];
const restAreas = ['57', '72', '88', '101', '116'];
const bridges = ['Kali Tirta', 'Cisadari', 'Kali Jati', 'Wanasari', 'Simpang Mandala'];
const villages = ['Mandalasari', 'Cempakawangi', 'Tirtamulya', 'Sukarahayu', 'Mekarjati'];
const goods = [
  ...['Rambu dan Marka Jalan', 'Mobile Reader', 'Kendaraan Patroli', 'Lampu Penerangan Jalan'],
  ...['Suku Cadang Gardu Otomatis', 'Jasa Kebersihan Gedung', 'Perangkat Jaringan', 'Seragam Petugas'],
  ...['Kamera Pemantau Lalu Lintas', 'Jasa Konsultan Pengawas', 'Perangkat Lunak Perkantoran'],
];
const systems = [
  'Sistem Transaksi Tol',
  'Sistem Kepegawaian',
  'Sistem Keuangan',
  'Sistem Informasi Lalu Lintas',
];
const courses = [
  ...[
    'Pelatihan Pengelolaan Arsip Dinamis',
    'Sertifikasi Ahli Pengadaan',
    'Pelatihan Audit Keselamatan Jalan',
  ],
  ...['Pelatihan Bantuan Hidup Dasar', 'Pelatihan Manajemen Risiko', 'Pelatihan Keamanan Informasi'],
];
