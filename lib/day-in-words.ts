import { monthNames } from './months.ts';
import { terbilang } from './terbilang.ts';

// Days as agreements and minutes write them (DOMAIN 9), in Indonesian as all paper.

/** From Sunday on. */
export const weekdays = ['Minggu', 'Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu'];

/** "Rabu". @param day ISO date; empty for anything else */
export const weekdayOf = (day: string): string => weekdays[dateOf(day)?.getUTCDay() ?? -1] ?? '';

/** "delapan belas bulan November tahun dua ribu dua puluh enam". @param day ISO date; empty for anything else */
export function dayInWords(day: string): string {
  const date = dateOf(day);
  if (!date) return '';
  const month = monthNames.id[date.getUTCMonth()];
  return `${terbilang(date.getUTCDate())} bulan ${month} tahun ${terbilang(date.getUTCFullYear())}`;
}

function dateOf(day: string): Date | undefined {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(day) ? new Date(`${day}T00:00:00Z`) : undefined;
  return date && !Number.isNaN(date.getTime()) ? date : undefined;
}
