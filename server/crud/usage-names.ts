/** What the tables that are no declared resource hold, in the words of who is told that a record is still used. */
export const tableNames: Record<string, string> = {
  inbox_item: 'kotak masuk',
  letter: 'naskah',
  letter_external_party: 'penerima naskah di luar',
  letter_recipient: 'penerima naskah',
  letter_recipient_group: 'penerima naskah',
  letter_reviewer: 'pemeriksa naskah',
  letter_timeline: 'riwayat naskah',
  number_counter: 'penghitung nomor',
  task: 'tugas',
};
