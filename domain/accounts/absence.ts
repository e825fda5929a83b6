import { type Message, translate } from '../../lib/language.ts';
import { dayInWib } from '../../lib/wib.ts';

export const absenceFaults = {
  startMissing: { id: 'Isi tanggal mulai.', en: 'Enter the first day.' },
  endMissing: { id: 'Isi tanggal selesai.', en: 'Enter the last day.' },
  chooseScope: { id: 'Pilih lingkup delegasi.', en: 'Choose what is delegated.' },
  choosePerson: { id: 'Pilih penerima delegasi.', en: 'Choose the delegate.' },
  reasonMissing: { id: 'Isi alasan.', en: 'Enter a reason.' },
} satisfies Record<string, Message>;

/** What is wrong with the first day of an absence that is announced today, at its field. */
export const beginsPast = (startDate: string, today = dayInWib()): { startDate?: string[] } =>
  startDate < today
    ? { startDate: [translate({ id: 'Mulai paling awal hari ini.', en: 'Begin today or later.' })] }
    : {};
