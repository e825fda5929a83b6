import { z } from 'zod';
import { longestAccess } from '../../../resources/dokumen/permintaan-akses.ts';
import { dayInWib, plusDays } from '../../../resources/wib.ts';
import { invalid } from '../../http/index.ts';

export { reason } from '../body.ts';

export const untilDay = z.iso.date({ error: 'Isi tanggal berakhirnya akses.' });

/** @throws Refusal 422 for a last day that has gone by or is more than a year away */
export function assertPeriod(day: string): void {
  const today = dayInWib();
  if (day < today) throw invalid({ untilDay: ['Akses berakhir paling cepat hari ini.'] });
  if (day > plusDays(today, longestAccess)) throw invalid({ untilDay: ['Paling lama satu tahun.'] });
}
