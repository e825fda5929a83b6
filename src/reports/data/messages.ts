import type { Message } from '../../../lib/language.ts';

export const dataMessages = {
  records: { id: 'Data', en: 'Records' },
  first: { id: 'Kelompok', en: 'Group' },
  second: { id: 'Lalu', en: 'Then' },
  sums: { id: 'Jumlahkan', en: 'Sum' },
  count: { id: 'Banyaknya', en: 'Count' },
  total: { id: 'Jumlah', en: 'Total' },
  by: (label: string): Message => ({ id: `Menurut ${label.toLowerCase()}`, en: `By ${label.toLowerCase()}` }),
  choose: { id: 'Pilih data yang dilaporkan', en: 'Choose what to report on' },
  chooseText: {
    id: 'Pilih data, lalu cara mengelompokkan dan apa yang dijumlahkan.',
    en: 'Choose records, then how they are grouped and what is summed.',
  },
  nothing: { id: 'Tidak ada data dengan saringan ini', en: 'Nothing with these filters' },
  noRight: {
    id: 'Peran Anda belum memuat data yang dapat dilaporkan',
    en: 'Your role gives no records to report on',
  },
  chart: { id: 'Grafik', en: 'Chart' },
  save: { id: 'Simpan', en: 'Save' },
  saveTitle: { id: 'Simpan laporan', en: 'Save the report' },
  saved: { id: 'Laporan tersimpan', en: 'Saved reports' },
  savedOne: { id: 'Laporan disimpan', en: 'The report is saved' },
  remove: (name: string): Message => ({ id: `Hapus ${name}`, en: `Delete ${name}` }),
};
