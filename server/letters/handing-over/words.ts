export type Waiting = { tasks: number; inbox: number; drafts: number };

/** "3 tugas, 5 naskah masuk terbuka, dan 1 konsep menunggu. Sebelumnya dipangku Budi." */
export function newHolderMessage({ tasks, inbox, drafts }: Waiting, from: string | null): string {
  const parts = [
    [tasks, 'tugas'],
    [inbox, 'naskah masuk terbuka'],
    [drafts, 'konsep'],
  ].flatMap(([count, what]) => (count ? [`${count.toLocaleString('id-ID')} ${what}`] : []));
  const waiting = parts.length > 0 ? `${list(parts)} menunggu.` : 'Tidak ada pekerjaan yang menunggu.';
  return from ? `${waiting} Sebelumnya dipangku ${from}.` : waiting;
}

const list = (parts: string[]): string => new Intl.ListFormat('id', { type: 'conjunction' }).format(parts);

export const handedOverMail = (
  publicUrl: string,
  { personName, title, message }: { personName: string; title: string; message: string },
): { subject: string; body: string } => ({
  subject: `Naskah: ${title}`,
  body: [
    `Yth. ${personName},`,
    '',
    `${title}.`,
    message,
    '',
    'Pilih peran jabatan itu di Naskah, lalu buka tugas dan kotak masuknya:',
    `${publicUrl}/naskah-dinas/tugas`,
    '',
    'Surel ini dikirim otomatis. Surel mana yang Anda terima dapat diatur di',
    `${publicUrl}/notifikasi/pengaturan`,
  ].join('\n'),
});
