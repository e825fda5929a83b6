import { type Message, translate } from '../../lib/language.ts';
import { dayInWib } from '../../lib/wib.ts';
import { plusYears } from '../../lib/years.ts';

/** Who is away for longer no longer holds the post: an acting holder is named. */
const mostYears = 2;

export const absenceFaults = {
  startMissing: { id: 'Isi tanggal mulai.', en: 'Enter the first day.' },
  endMissing: { id: 'Isi tanggal selesai.', en: 'Enter the last day.' },
  chooseScope: { id: 'Pilih lingkup delegasi.', en: 'Choose what is delegated.' },
  choosePerson: { id: 'Pilih penerima delegasi.', en: 'Choose the delegate.' },
  reasonMissing: { id: 'Isi alasan.', en: 'Enter a reason.' },
} satisfies Record<string, Message>;

/** What is wrong with the last day of an absence, at its field: it ends within two years of today. */
export const endsTooFar = (endDate: unknown, today = dayInWib()): { endDate?: string[] } =>
  typeof endDate === 'string' && endDate > plusYears(today, mostYears)
    ? {
        endDate: [
          translate({
            id: 'Paling lama dua tahun dari hari ini.',
            en: 'At most two years from today.',
          }),
        ],
      }
    : {};

/** What is wrong with the first day of an absence that is announced today, at its field. */
export const beginsPast = (startDate: string, today = dayInWib()): { startDate?: string[] } =>
  startDate < today
    ? { startDate: [translate({ id: 'Mulai paling awal hari ini.', en: 'Begin today or later.' })] }
    : {};
